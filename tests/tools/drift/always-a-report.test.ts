import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { driftCommand } from '../../../tools/drift/drift-command.ts';
import { drift } from '../../support/drift-run.ts';
import { freePort } from '../../../tools/free-port.ts';
import { placesContract as file, placesService as service, runningPlaces } from '../../support/places-service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { cut, json, text, type Answer } from '../../support/wire-server.ts';

const folder = temporaryFolder('drift-report');
const { wire, words, run } = await runningPlaces();

/** The small service with another answer to requests for one place, or to requests for the list. */
const withPlace =
  (answer: Answer): Answer =>
  (response, request) =>
    (request.url.startsWith('/places/') ? answer : service)(response, request);
const withList =
  (answer: Answer): Answer =>
  (response, request) =>
    (request.url.startsWith('/places/') ? service : answer)(response, request);

async function command(...given: string[]) {
  const said: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  const code = await driftCommand(given);
  spy.mockRestore();
  return { code, said };
}

test('R-085 B-28 --version prints the version of the contract', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await driftCommand(['--version', '--contract', file])).toBe(0);
  expect(said.mock.calls.flat().join()).toMatch(/^drift \d+\.\d+\.\d+ \(.*\.yaml\)$/);
  said.mockRestore();
});

describe('drift always writes a report', () => {
  test('R-085 B-28 an operation that never answers is a finding, and the other operations are tested', async () => {
    wire.answer = withList(cut);
    const report = await run();
    expect(report).toMatchObject({ result: 'drift', exitCode: 1, operations: ['touchPlace'] });
    expect(report.findings.map(({ kind, operationId }) => `${kind} ${operationId}`)).toEqual([
      'no-answer listPlaces',
      'no-answer listPlaces',
    ]);
    expect(report.notes).toContainEqual(expect.stringMatching(/^listPlaces: \d+ requests were not sent, because/));
  });

  test('R-085 B-28 after three silent operations the others are not sent, and the report names them', async () => {
    const banks = json({ banks: [] });
    wire.answer = (response, request) => (request.url === '/api/lookup/banks' ? banks : cut)(response, request);
    const only = 'listBanks,getInfo,getNotice,getContact,listSources,getActive';
    const report = await drift(wire.origin, '--only', only);
    expect(report).toMatchObject({ result: 'drift', exitCode: 1, operations: ['listBanks'] });
    expect(new Set(report.findings.map(({ id }) => id.split(':').slice(0, 2).join(' ')))).toEqual(
      // This service accepts any X-Client.
      new Set([
        'invalid-request-accepted listBanks',
        'no-answer getInfo',
        'no-answer getNotice',
        'no-answer getContact',
      ]),
    );
    expect(report.unseen.reasons).toMatchObject({
      listSources: 'not sent: the service had stopped answering',
      getActive: 'not sent: the service had stopped answering',
    });
  });

  test('R-085 B-28 operations that are left at the deadline are named', async () => {
    wire.answer = (response, request) => {
      if (wire.received.length < 3) service(response, request);
    };
    const report = await run('--deadline', '1');
    expect(report).toMatchObject({ exitCode: 4, findings: [], unseen: { operations: ['touchPlace'] } });
    expect(report.unseen.reasons['touchPlace']).toContain('--deadline');
  });

  test('R-085 B-28 an interrupted run reports what it has seen', async () => {
    const output = join(folder, 'interrupted.json');
    wire.answer = (response, request) => {
      service(response, request);
      if (wire.received.length === 3) process.emit('SIGTERM');
    };
    const { code, said } = await command(wire.origin, ...words, '--format', 'json', '--output', output);
    expect(code).toBe(4);
    expect(said).toContain('Interrupted: the report says what was seen until now.');
    expect(JSON.parse(readFileSync(output, 'utf8'))).toMatchObject({ operations: ['listPlaces'] });
  });

  test('R-085 B-28 an unreachable service gives one line and a report for CI', async () => {
    const output = join(folder, 'failed.xml');
    const address = `http://127.0.0.1:${await freePort()}`;
    const { code, said } = await command(address, ...words, '--format', 'junit', '--output', output);
    expect({ code, said }).toEqual({
      code: 3,
      said: [`${address}/ cannot be reached: nobody listens there (ECONNREFUSED).`],
    });
    expect(readFileSync(output, 'utf8')).toContain('<error type="blind" message="' + address);
  });

  test('R-085 B-28 with --output stderr ends with the result and the place of the report', async () => {
    const output = join(folder, 'report.xml');
    wire.answer = (response) => response.writeHead(503).end();
    const { code, said } = await command(wire.origin, ...words, '--format', 'junit', '--output', output);
    expect(code).toBe(1);
    expect(said.at(-1)?.split('\n')).toEqual([
      expect.stringMatching(/ does not match the contract .*: 2 violations in \d+ requests to 2 operations\.$/),
      expect.stringMatching(/^Start with: GET \/places/),
      expect.stringMatching(/^Answer as /),
      expect.stringMatching(/^The lines are /),
      `The report is in ${output}.`,
    ]);
  });

  test('R-085 B-28 HTTPS at a port that speaks HTTP is named', async () => {
    const { code, said } = await command(wire.origin.replace('http:', 'https:'), ...words);
    expect(code).toBe(3);
    expect(said).toEqual([expect.stringMatching(/cannot be reached: it speaks HTTP, not HTTPS: use http:\/\/ \(/)]);
  });

  test('R-085 B-28 a report file that cannot be written stops the run before the first request', async () => {
    const { code, said } = await command(wire.origin, ...words, '--output', join(folder, 'nowhere', 'report.txt'));
    expect(code).toBe(2);
    expect(said).toEqual([expect.stringMatching(/^The report cannot be written to .*report\.txt: ENOENT\.$/)]);
    expect(wire.received).toEqual([]);
  });
});

describe('unseen parts of the contract', () => {
  test('R-085 B-28 statuses, fields and operations', async () => {
    const { unseen } = await run('--only', 'listPlaces');
    expect(unseen).toMatchObject({
      operations: ['touchPlace'],
      reasons: { touchPlace: 'left out by --only' },
      statuses: [],
      fields: ['listPlaces /places/[]/pin', 'listPlaces /places/[]/rank'],
    });
  });

  test('R-085 B-28 --require-seen makes the run blind, and a baseline accepts blind spots', async () => {
    const required = await run('--require-seen', 'fields');
    expect(required).toMatchObject({ result: 'blind', exitCode: 4 });
    const baseline = join(folder, 'baseline.json');
    const accepted = [{ id: 'blind:fields:listPlaces /places/*', reason: 'only some places have them' }];
    writeFileSync(baseline, JSON.stringify(accepted));
    const tolerant = await run('--require-seen', 'fields', '--baseline', baseline);
    expect(tolerant).toMatchObject({ result: 'clean', exitCode: 0 });
  });
});

describe('--report html', () => {
  const earlier = join(folder, 'earlier.json');

  async function page(...more: string[]): Promise<string> {
    const output = join(folder, 'report.html');
    await command(wire.origin, ...words, '--report', 'html', '--output', output, ...more);
    return readFileSync(output, 'utf8');
  }

  test('R-085 B-28 verdict of each operation, findings with line and curl, blind spots, change since an earlier report', async () => {
    await command(wire.origin, ...words, '--format', 'json', '--output', earlier);
    wire.answer = withPlace((response) => response.writeHead(204).end());
    const html = await page('--since', earlier);
    expect(html).toContain('<h1>Does not match the contract</h1>');
    expect(html).toMatch(/<tr class="broken"><th scope="row">touchPlace<\/th><td>broken<\/td><td>auth-not-enforced/);
    expect(html).toMatch(/<tr class="kept"><th scope="row">listPlaces/);
    expect(html).toMatch(/<code>drift-contract\.yaml:\d+<\/code>/);
    expect(html).toContain('<pre>curl -i');
    expect(html).toContain('listPlaces /places/[]/rank');
    expect(html).toContain('3 new, 0 gone, 0 as before');
    expect(html).toContain(', <b>new</b>');
    expect(html).not.toMatch(/<script|https?:\/\/(?!127|nongkhai)/);
  });

  test('R-085 B-28 the same problem in several operations is one finding that names them', async () => {
    wire.answer = (response) => response.writeHead(503).end();
    const html = await page();
    expect(html.match(/<article/g)).toHaveLength(1);
    expect(html).toContain('<dd>1 more: touchPlace</dd>');
    expect(html).toContain('<code>undocumented-5xx:*:503</code>');
  });

  test('R-085 B-28 texts of the service are escaped', async () => {
    wire.answer = withList(text('x', 200, { 'Content-Type': 'text/<script>alert(1)</script>' }));
    expect(await page()).not.toContain('<script>');
  });
});
