import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json as readJson } from 'node:stream/consumers';
import type { Finding, Judge } from './judge.ts';
import { startValidatingService, type Observed } from './validating-service.ts';

const root = join(import.meta.dirname, '../..');

/** Journeys through every part of the app, without tests that break answers on purpose. */
const specs =
  'journey bonus-journey chat-journey register login deposit qr slip-upload gift-link withdraw transfer game game-transfer'
    .concat(' bonus coupons spin refund invite statement slips profile change-password bank-name')
    .split(' ')
    .map((name) => `tests/e2e/${name}.spec.ts`);

/** express-openapi-validator between browser and sandbox, during browser tests. */
export const openapiValidator: Judge = {
  name: 'express-openapi-validator',
  subject: `requests and answers between browser and sandbox, during ${specs.length} browser specs`,
  packages: { express: '5.3.0', 'express-openapi-validator': '5.6.2' },
  needsBuild: true,
  async run(folder) {
    const findings: Finding[] = [];
    let count = 0;
    const service = await startValidatingService(folder, ({ method, url, answer }, direction, message) => {
      const where = `${method} ${url.split('?')[0] ?? ''} ${direction === 'answer' ? answer.status : ''}`;
      findings.push({ rule: direction, where, message });
    });
    const observer = createServer((request, response) => {
      // Sent by tests/support/observed.ts.
      const given = readJson(request) as Promise<Observed>;
      void given.then(async (exchange) => {
        if (exchange.method !== 'OPTIONS') {
          count += 1;
          await service.judge(exchange);
        }
        response.end();
      });
    });
    observer.listen(0, '127.0.0.1');
    await once(observer, 'listening');
    const { port } = observer.address() as AddressInfo; // a listening TCP server has a port
    const words = ['test', ...specs, '--retries=0', '--workers=2', '--reporter=line', '--output=test-results/judges'];
    const tests = spawn(join(root, 'node_modules/.bin/playwright'), words, {
      ...{ cwd: root, stdio: ['ignore', 'ignore', 'inherit'] as const },
      env: { ...process.env, TEST_LEVEL: 'gate', TEST_OBSERVER: `http://127.0.0.1:${port}/` },
    });
    const [code] = (await once(tests, 'close')) as [number]; // the event's documented values
    observer.close();
    service.close();
    if (code !== 0) findings.push({ rule: 'browser tests', where: '', message: 'Some browser tests failed.' });
    return { amount: `${count} exchanges`, findings };
  },
};
