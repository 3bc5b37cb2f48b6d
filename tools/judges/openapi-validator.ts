import { readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ObservedExchange } from '../../tests/support/observed.ts';
import { startLocalServer } from '../local-server.ts';
import { load, outputOf, root, type Finding, type Judge } from './judge.ts';

type Reply = ServerResponse & { json: (value: unknown) => void };
type Express = (() => RequestListener & { use(...handlers: unknown[]): void }) & Record<'json' | 'text', () => unknown>;

/** Journeys through every part of the app, without tests that break answers on purpose. */
export const specs = 'register login deposit qr slip-upload gift-link withdraw transfer game game-transfer'
  .concat(' bonus coupons spin refund invite statement slips profile change-password bank-name')
  .split(' ')
  .map((name) => `tests/e2e/${name}.spec.ts`);

export const openapiValidator: Judge = {
  name: 'express-openapi-validator',
  subject: `requests and answers between browser and sandbox, during ${specs.length} browser specs`,
  needsPackages: true,
  needsBuild: true,
  async run(folder) {
    const findings: Finding[] = [];
    const traffic = join(folder, 'traffic.ndjson');
    rmSync(traffic, { force: true });
    const words = ['test', ...specs, '--workers=2', '--reporter=line', '--output=test-results/judges'];
    const tested = outputOf('node_modules/.bin/playwright', words, { TEST_LEVEL: 'full', TEST_TRAFFIC: traffic });
    if (tested.status !== 0) findings.push({ rule: 'browser tests', where: '', message: tested.stdout.slice(-2_000) });

    // A service that answers what was recorded, behind the validator.
    let give = (_: Reply) => {};
    let complain = (_rule: string, _problem: Error) => {};
    const express = load(folder, 'express') as Express; // the parts used here
    const { middleware } = load(folder, 'express-openapi-validator') as { middleware: (options: object) => unknown }; // as documented
    const validator = middleware({
      apiSpec: join(root, 'openapi.yaml'),
      validateResponses: { onError: (problem: Error) => complain('answer', problem) },
      // Accepts every token, because the middleware only checks that there is one.
      validateSecurity: { handlers: { bearerAuth: () => true } },
    });
    const app = express();
    app.use(express.json(), express.text(), validator, (_: IncomingMessage, response: Reply) => give(response));
    app.use((problem: Error, _: IncomingMessage, response: Reply, _next: () => void) => {
      complain('request', problem);
      give(response);
    });
    const { url, close } = await startLocalServer(app);
    const lines = readFileSync(traffic, 'utf8').trim().split('\n');
    for (const line of lines) {
      const { method, url: path, headers, body, answer } = JSON.parse(line) as ObservedExchange; // of tests/support/observed.ts
      complain = (rule, { message }) =>
        findings.push({ rule, where: `${method} ${path.split('?')[0]} ${answer.status}`, message });
      give = (response) => {
        const bytes = Buffer.from(answer.body, 'base64');
        response.statusCode = answer.status;
        // Through Express, so that the validator sees it.
        response.json(
          JSON.parse((answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()),
        );
      };
      const kept = Object.entries(headers).filter(([name]) => !/^(host|connection|content-length)$/.test(name));
      await fetch(url + path, {
        ...{ method, headers: kept.map(([name, value]): [string, string] => [name, String(value)]) },
        ...(body !== '' && { body: Buffer.from(body, 'base64') }),
      });
    }
    await close();
    return { amount: `${lines.length} exchanges`, findings };
  },
};
