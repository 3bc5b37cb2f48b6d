import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drift, driftOf } from '../../support/drift-run.ts';
import { junitReport } from '../../../tools/drift/report-junit.ts';
import { textReport } from '../../../tools/drift/report-text.ts';
import { inJson, runningDriftProxy } from '../../support/running-drift-proxy.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { rich } from '../../support/test-world.ts';

const { sandbox } = runningSandbox();
const folder = temporaryFolder('drift');
const proxy = runningDriftProxy(sandbox);

const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const containing = (part: string): unknown => expect.stringContaining(part);

describe('drift: exit codes', () => {
  test.each([
    [['--format', 'pdf', 'http://127.0.0.1:1'], '--format is one of'],
    [[], 'Which service?'],
    [['http://127.0.0.1:1', '--nonsense'], "Unknown option '--nonsense'"],
    [['ftp://127.0.0.1'], 'is no address'],
    [['http://me:secret@127.0.0.1'], 'Credentials do not belong in the address'],
    [['http://127.0.0.1:1', '--login', '0812345678'], '--login is phone:password.'],
    [['http://127.0.0.1:1', '--auth-env', 'NO_SUCH_NAME'], 'The environment variable NO_SUCH_NAME is empty.'],
    [['http://127.0.0.1:1', '--login-env', 'NO_SUCH_NAME'], 'The environment variable NO_SUCH_NAME is empty.'],
    [['http://127.0.0.1:1', '--only', 'noSuchOperation'], 'The contract has no operation noSuchOperation.'],
    [['http://127.0.0.1:1', '--contract', 'nowhere.yaml'], 'nowhere.yaml cannot be read.'],
    [['http://127.0.0.1:1', '--contract', 'package.json'], 'describes no operation'],
    [['http://127.0.0.1:1', '--seed', 'x'], '--seed is a number'],
    [['https://api.example.com', '--write'], '--write changes data at api.example.com'],
    [['http://127.0.0.1:1', '--idempotency'], '--idempotency sends a transfer: add --write.'],
  ])('R-085 2 for a wrong call: %j', async (words, message) => {
    await expect(drift(...words)).rejects.toMatchObject({ exitCode: 2, message: containing(message) });
  });

  test.each([
    [
      'paths: { /a: { get: { responses: { "200": { $ref: "#/nowhere" } } } } }',
      'The contract refers to broken.yaml#/nowhere,',
    ],
    ['paths: { /a: null }', 'broken.yaml is no contract as drift reads it ('],
    [
      'paths: { /a: { get: { parameters: { b: 1 }, responses: {} } } }',
      'broken.yaml is no contract as drift reads it (',
    ],
  ])('R-085 2 for the invalid contract %s, never drift', async (text, message) => {
    const words = ['http://127.0.0.1:1', '--contract', file('broken.yaml', text)];
    await expect(drift(...words)).rejects.toMatchObject({ exitCode: 2, message: containing(message) });
  });

  test('R-085 B-28 phone and password come from an environment variable', async () => {
    process.env['DRIFT_TEST_LOGIN'] = '0812345678:naga1234';
    const report = await drift(sandbox().url, '--login-env', 'DRIFT_TEST_LOGIN', '--only', 'getWallet');
    expect(report).toMatchObject({ result: 'clean', operations: ['login', 'getWallet'] });
  });

  test('R-085 3 for a refused sign-in; B-28 quality 10: it does not repeat its phone number and password', async () => {
    proxy.only('login', (answer, { body }) => {
      answer.status = 400;
      answer.body = Buffer.from(`{"message":"WRONG_CREDENTIAL","sent":${body.toString()},"phone":"0898765432"}`);
    });
    const problem: unknown = await drift(proxy.url(), '--login', 'somchai:s3cr3t!').catch((thrown: unknown) => thrown);
    expect(problem).toMatchObject({
      exitCode: 3,
      message: containing('refused: POST /api/login answered 400 {"message":"WRONG_CREDENTIAL"'),
    });
    expect(String(problem)).not.toMatch(/somchai|s3cr3t|0898765432/);
  });

  test('R-085 B-28 a refusal for a business reason names its codes and fails strict runs only', async () => {
    sandbox().control.reset({ scenario: 'rewardsClosed' });
    const refused = [{ what: 'receiveInviteBonus', why: 'refused 3 times with INVITE_INACTIVE' }];
    const words = [sandbox().url, 'receiveInviteBonus', '--write'] as const;
    expect(await driftOf(...words)).toMatchObject({ result: 'clean', exitCode: 0, blind: [], refused });
    const strict = await driftOf(...words, '--strict');
    expect(strict).toMatchObject({ result: 'blind', exitCode: 4, blind: refused, refused: [] });
    expect(textReport(strict)).toContain('\nGive values (');
  });

  test('R-085 B-28 a secret as the name of a property is in no format', async () => {
    const report = await proxy.driftAfter('getWallet', (answer, { headers }) => {
      const token = (headers.authorization ?? '').replace('Bearer ', '');
      answer.body = Buffer.from(answer.body.toString().replace('{', `{"${token}":1,`));
    });
    expect(report.findings[0]).toMatchObject({ kind: 'undeclared-property', instancePointer: '/***' });
  });

  test('R-085 4 if every answer was 401', async () => {
    const report = await drift(sandbox().url);
    expect(report).toMatchObject({ result: 'blind', exitCode: 4, findings: [] });
    const why = containing('answered 401');
    expect(report.blind).toContainEqual({ id: 'blind:getWallet', what: 'getWallet', why });
  });
});

describe('drift: accepted findings and private data', () => {
  const withoutSlots = inJson((body) => delete body['slots']);
  const id = 'missing-required:getWallet:200:/slots';

  test('R-085 a baseline accepts ids with a reason; an unused entry is named', async () => {
    const known = { id, reason: 'games come next week' };
    const baseline = file('baseline.json', JSON.stringify([known, { id: 'null:getInfo:*', reason: 'old' }]));
    const report = await proxy.driftAfter('getWallet', withoutSlots, '--baseline', baseline);
    expect(report).toMatchObject({ result: 'clean', exitCode: 0, findings: [] });
    expect(report.accepted.findings).toMatchObject([known]);
    expect(report.notes).toContainEqual('The baseline accepts null:getInfo:*, which did not occur.');
  });

  test('R-085 a baseline accepts operations that cannot be tested', async () => {
    const baseline = file('blind.yaml', '- { id: "blind:*", reason: nobody signs in here }');
    const report = await drift(sandbox().url, '--only', 'getWallet', '--baseline', baseline);
    expect(report).toMatchObject({ exitCode: 0, blind: [] });
  });

  test('R-085 an entry without a reason is refused', async () => {
    const baseline = file('reasonless.json', JSON.stringify([{ id, reason: ' ' }]));
    await expect(drift(proxy.url(), '--baseline', baseline)).rejects.toMatchObject({ exitCode: 2 });
  });

  test('R-085 quality 10: no token, password or personal data in any format', async () => {
    const personal = { createdAt: 'สมชาย ใจดี 0812345678 somchai@example.com', extra: 1 };
    const withPersonal = inJson((body) => Object.assign(body['profile'] ?? {}, personal));
    proxy.only('getProfile', withPersonal);
    const report = await driftOf(proxy.url(), 'getProfile,updateProfile,login', '--write');
    for (const written of [textReport(report), JSON.stringify(report), junitReport(report)]) {
      expect(written).toContain('format-date-time');
      for (const secret of ['naga1234', '0812345678', 'somchai@', sandbox().control.member(rich).id, 'สมชาย']) {
        expect(written).not.toContain(secret);
      }
    }
  });

  test('R-085 a curl command repeats the request, with placeholders for private data', async () => {
    const withoutMessages = inJson((body) => delete body['messages']);
    const { findings } = await proxy.driftAfter('listChatHistory', withoutMessages);
    expect(findings[0]?.curl).toBe(
      `curl -i -X POST '${proxy.url()}/api/chat/history' -H 'content-type: application/json' ` +
        `-H "Authorization: Bearer $TOKEN" -H 'x-client: wallet-user' ` +
        `--data-raw '{"userId":"<userId>","guestId":"","limit":10,"skip":0}'`,
    );
  });

  test('R-085 JUnit: a test case per operation, a failure per finding', async () => {
    proxy.only('getWallet', withoutSlots);
    const written = junitReport(await driftOf(proxy.url(), 'getWallet,getInfo'));
    expect(written).toContain('tests="3" failures="1" errors="0" skipped="0"');
    expect(written).toContain('<testcase classname="drift" name="getInfo"/>');
    expect(written).toContain(
      '<failure type="missing-required" message="GET /api/wallet answered 200, but /slots is missing.">',
    );
  });
});
