import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import { memberPages, modals, navigateAndSettle, pagesWithoutShell, publicPages } from '../../tests/support/screens.ts';
import { builtApp, withBuiltApp } from '../built-app.ts';
import { openPage } from '../open-page.ts';
import { outputOf, type Finding, type Judge } from './judge.ts';

const visits = [
  // The bank of this member needs a Latin name, so the modal for the name can be opened.
  { phone: '0856789012', addresses: ['/user/home?open=bank-name'] },
  // The login page ends the session, so public pages come last.
  { phone: '0812345678', addresses: [...modals, ...memberPages, ...pagesWithoutShell, ...publicPages] },
];

/** Looks at each page and modal of the built app on the sandbox, in English. */
async function onEveryScreen<Seen>(look: (page: Page) => Promise<Seen>): Promise<{ where: string; seen: Seen }[]> {
  const all: { where: string; seen: Seen }[] = [];
  await withBuiltApp(async (browser, sandbox) => {
    for (const { phone, addresses } of visits) {
      const stored = { locale: 'en', token: sandbox.control.signIn(phone) };
      const page = await openPage(browser, stored, { baseURL: sandbox.url, reducedMotion: 'reduce' });
      await page.goto('/zzz');
      for (const where of addresses) {
        await navigateAndSettle(page, where);
        all.push({ where, seen: await look(page) });
      }
    }
  });
  return all;
}

/** The tests run axe in both colour schemes, but without its experimental rules. */
const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

export const pageJudges: readonly Judge[] = [
  {
    name: 'Nu HTML checker',
    subject: 'the DOM of every page and modal, written as HTML',
    needsPackages: true,
    needsBuild: true,
    async run(folder) {
      const documents = join(folder, 'documents');
      rmSync(documents, { recursive: true, force: true });
      mkdirSync(documents);
      const screens = await onEveryScreen((page) => page.evaluate(() => document.documentElement.outerHTML));
      for (const [number, { seen }] of screens.entries())
        writeFileSync(join(documents, `${number}.html`), `<!doctype html>${seen}`);
      const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');
      const { stderr, error } = outputOf('java', ['-jar', jar, '--format', 'json', '--exit-zero-always', documents]);
      if (error) throw new Error('it needs Java, and there is no java on the PATH');
      const { messages } = JSON.parse(stderr) as { messages: { url: string; message: string; extract?: string }[] }; // as asked for
      const findings = messages.map(({ url, message, extract = '' }) => ({
        rule: message.replace(/“[^”]*”/g, '“…”'),
        where: screens[Number(basename(url, '.html'))]?.where ?? url,
        message: `${message} ${extract.replace(/\s+/g, ' ').trim()}`,
      }));
      return { amount: `${screens.length} documents`, findings };
    },
  },
  {
    name: 'axe',
    subject: 'every page and modal, with best practices and experimental rules',
    needsBuild: true,
    async run() {
      const screens = await onEveryScreen(async (page) => {
        // So high that no bar covers a control which can be scrolled clear of it.
        await page.setViewportSize({ width: 390, height: 2_500 });
        // Through the protocol: the page's policy forbids a script element.
        await page.evaluate(axe.source);
        return page.evaluate(async (tags) => {
          const { axe: loaded } = window as unknown as { axe: typeof axe }; // defined by the source above
          const { violations } = await loaded.run(document, { runOnly: { type: 'tag', values: tags } });
          return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, message: html })));
        }, values);
      });
      const findings = screens.flatMap(({ where, seen }) => seen.map((each) => ({ ...each, where })));
      return { amount: `${screens.length} screens`, findings };
    },
  },
  {
    name: 'Lighthouse',
    subject: 'accessibility and best practices of the login page and home, on a phone; each score must be 100',
    needsBuild: true,
    async run() {
      // Loaded here, because it takes a second.
      const { startLighthouseBrowser } = await import('../lighthouse-browser.ts');
      const [sandbox, browser] = [await createSandbox({ site: builtApp() }), await startLighthouseBrowser()];
      const pages = ['/login', '/user/home'];
      const findings: Finding[] = [];
      for (const where of pages) {
        await browser.signInFor(where, sandbox);
        const lhr = await browser.run(sandbox.url + where, ['accessibility', 'best-practices']);
        const path = new URL(lhr.finalDisplayedUrl).pathname;
        if (path !== where) findings.push({ rule: 'redirect', where, message: path });
        for (const { id: rule, score, auditRefs } of Object.values(lhr.categories)) {
          const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1);
          if (score !== 1)
            findings.push({ rule, where, message: `${score}: ${failed.map(({ id }) => id).join(', ')}` });
        }
      }
      await browser.close();
      await sandbox.close();
      return { amount: `${pages.length} pages, 2 scores each`, findings };
    },
  },
];
