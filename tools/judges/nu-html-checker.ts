import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Finding, Judge } from './judge.ts';
import { NotRun } from './not-run.ts';
import { onEveryScreen } from './on-every-screen.ts';

interface Message {
  url: string;
  type: 'error' | 'info' | 'non-document-error';
  subType?: string;
  message: string;
  extract?: string;
}

export const nuHtmlChecker: Judge = {
  name: 'Nu HTML checker',
  subject: 'the DOM of every page and modal, written as HTML',
  packages: { 'vnu-jar': '26.9.27' },
  needsBuild: true,
  async run(folder) {
    const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');
    if (spawnSync('java', ['-version']).error) throw new NotRun('it needs Java, and there is no java on the PATH');
    const documents = mkdtempSync(join(tmpdir(), 'wallet-documents-'));
    try {
      const addresses: string[] = [];
      await onEveryScreen(async (page, address) => {
        const html = await page.evaluate(() => document.documentElement.outerHTML);
        writeFileSync(join(documents, `${addresses.length}.html`), `<!doctype html>${html}`);
        addresses.push(address);
      });
      const { stderr } = spawnSync('java', ['-jar', jar, '--format', 'json', '--exit-zero-always', documents], {
        encoding: 'utf8',
        maxBuffer: 2 ** 27,
      });
      const { messages } = JSON.parse(stderr) as { messages: Message[] }; // the format that was asked for
      const findings = messages.map(({ url, type, subType, message, extract }): Finding => ({
        rule: message.replace(/“[^”]*”/g, '“…”'),
        where: addresses[Number(basename(url, '.html'))] ?? url,
        message: `${subType ?? type}: ${message} ${extract?.replace(/\s+/g, ' ').trim() ?? ''}`,
      }));
      return { amount: `${addresses.length} documents`, findings };
    } finally {
      rmSync(documents, { recursive: true });
    }
  },
};
