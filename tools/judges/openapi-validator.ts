import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { json as readJson } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { noTests, readTestReport } from '../gate/test-report.ts';
import { startLocalServer } from '../local-server.ts';
import type { ForwardedExchange } from '../peers/drift-proxy.ts';
import { expressValidator, expressValidatorPackages } from '../peers/judges/express-validator.ts';
import type { Finding, Judge } from './judge.ts';

const root = join(import.meta.dirname, '../..');

/** Journeys through every part of the app, without tests that break answers on purpose. */
const specs = 'journey register login deposit qr slip-upload gift-link withdraw transfer game game-transfer'
  .concat(' bonus coupons spin refund invite statement slips profile change-password bank-name')
  .split(' ')
  .map((name) => `tests/e2e/${name}.spec.ts`);

/** What `tests/support/observed.ts` sends. Bodies are base64. */
interface Observed {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  answer: { status: number; headers: Record<string, string>; body: string };
}

/** The exchange with the body of the answer as the app read it. */
function exchangeOf({ method, url, headers, body, answer }: Observed): ForwardedExchange {
  const bytes = Buffer.from(answer.body, 'base64');
  const kept = Object.entries(answer.headers).filter(
    ([name]) => !/^(content-(encoding|length)|transfer-encoding)$/.test(name),
  );
  return {
    method,
    url,
    asked: { headers, body: Buffer.from(body, 'base64') },
    answer: {
      status: answer.status,
      headers: Object.fromEntries(kept),
      body: answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes,
    },
  };
}

/** express-openapi-validator on what browser and sandbox said to each other during browser tests. */
export const openapiValidator: Judge = {
  name: 'express-openapi-validator',
  subject: `requests and answers between browser and sandbox, during ${specs.length} browser specs`,
  packages: expressValidatorPackages,
  needsBuild: true,
  async run(folder) {
    const traffic: ForwardedExchange[] = [];
    const observer = await startLocalServer((request, response) => {
      // Sent by tests/support/observed.ts.
      const observed = readJson(request) as Promise<Observed>;
      void observed.then((each) => {
        if (each.method !== 'OPTIONS') traffic.push(exchangeOf(each));
        response.end();
      });
    });
    const report = join(root, 'test-results/judges.json');
    rmSync(report, { force: true });
    const words = ['test', ...specs, '--workers=2', '--reporter=json', '--output=test-results/judges'];
    const tests = spawn(join(root, 'node_modules/.bin/playwright'), words, {
      ...{ cwd: root, stdio: ['ignore', 'ignore', 'inherit'] as const },
      env: {
        ...process.env,
        TEST_LEVEL: 'gate',
        TEST_OBSERVER: observer.url,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });
    const [code] = (await once(tests, 'close')) as [number]; // the event's documented values
    await observer.close();
    const complaints = await expressValidator(join(root, 'openapi.yaml'), folder).complaints(traffic);
    const findings = complaints.flatMap((all, index): Finding[] => {
      const { method = '', url = '', answer } = traffic[index] ?? {};
      const where = `${method} ${url.split('?')[0] ?? ''}`;
      return all.map(({ about, text }) => ({
        rule: about,
        where: about === 'answer' ? `${where} ${answer?.status}` : where,
        message: text,
      }));
    });
    if (code !== 0) {
      const { failed } = readTestReport(report) ?? noTests;
      for (const title of failed) findings.push({ rule: 'browser tests', where: title, message: 'failed' });
      if (failed.length === 0) findings.push({ rule: 'browser tests', where: '', message: `ended with ${code}` });
    }
    return { amount: `${traffic.length} exchanges`, findings };
  },
};
