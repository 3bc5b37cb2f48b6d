import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { iso, safeParse } from 'zod/mini';
import { decimalsOf, isDateTime } from '../../../tools/drift/schema-check.ts';
import { jsonFaults } from '../../../tools/drift/json-faults.ts';
import { dateTimes, nearDateTimes } from '../../support/date-times.ts';
import { inJson, runningDriftProxy, type Change } from '../../support/running-drift-proxy.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';

const { sandbox } = runningSandbox();
const proxy = runningDriftProxy(sandbox);

type Json = Record<string, Record<string, unknown>>;

const inText =
  (from: string | RegExp, to: string): Change =>
  (answer) => {
    if (answer.status === 200) answer.body = Buffer.from(answer.body.toString().replace(from, to));
  };

async function found(request: string, operation: string, change: Change): Promise<string[]> {
  const { findings } = await proxy.driftAfter(request, operation, change);
  return findings.map(({ id, severity }) => `${severity} ${id}`);
}
const inWallet = (change: Change) => found('GET /api/wallet', 'getWallet', change);
const inStatement = (change: Change) => found('POST /api/statement', 'listStatements', change);
const walletJson = (change: (body: Json) => unknown) => inWallet(inJson((body) => void change(body as Json))); // the sandbox answers objects of objects

describe('drift refuses what the wallet refuses', () => {
  test('R-085 B-28 every date that the generated schemas refuse', () => {
    const judged = fc.property(fc.oneof(dateTimes, fc.constantFrom(...nearDateTimes), fc.string()), (text) => {
      if (isDateTime(text)) expect(safeParse(iso.datetime({ offset: true }), text).success, text).toBe(true);
    });
    fc.assert(judged, { seed: 20261122, numRuns: 2000 });
    fc.assert(fc.property(dateTimes, isDateTime), { seed: 20261122, numRuns: 500 });
  });

  test.each([
    ['1e400', 'unsafe-number:getWallet:200:/wallet/amount'],
    ['9007199254740993', 'unsafe-number:getWallet:200:/wallet/amount'],
    ['8180.001', 'decimals:getWallet:200:/wallet/amount'],
  ])('R-085 B-28 the amount %s', async (amount, id) => {
    const ids = await inWallet(inText(/"wallet":\{"amount":[\d.]+/, `"wallet":{"amount":${amount}`));
    expect(ids).toContain(`error ${id}`);
  });

  test('R-085 B-28 amounts with two decimals pass, although 0.07 is no binary multiple of 0.01', async () => {
    expect(await inWallet(inText(/"wallet":\{"amount":[\d.]+/, '"wallet":{"amount":0.07'))).toEqual([]);
    expect([0.07, 1.005, 1e21, 1e-7, -12.5, 100].map(decimalsOf)).toEqual([2, 3, 0, 7, 1, 0]);
  });

  const thaiCharset: Change = ({ status, headers }) => {
    if (status === 200) headers['content-type'] = 'application/json; charset=TIS-620';
  };

  test.each([
    ['a byte order mark', inText(/^/, '\uFEFF'), 'byte-order-mark:getWallet:200'],
    ['a duplicate key', inText('"slots":', '"slots":[],"slots":'), 'duplicate-key:getWallet:200:/slots'],
    ['a charset that is not UTF-8', thaiCharset, 'wrong-charset:getWallet:200:tis-620'],
  ])('R-085 B-28 %s', async (_what, change, id) => {
    expect(await inWallet(change)).toEqual([`error ${id}`]);
  });

  test.each(['passwordHash', 'pin', 'password'])(
    'R-085 B-28 a secret in an answer (%s) is an error, not a warning',
    async (name) => {
      const ids = await walletJson((body) => (body['profile'] = { ...body['profile'], [name]: 'x' }));
      expect(ids).toEqual([`error secret-field:getWallet:200:/profile/${name}`]);
    },
  );

  test('R-085 B-28 faults of nested JSON are reported with their place', () => {
    const text = '{"a":[{"b":1,"b":2},{"c":"}\\"{","d":1e999}],"a":-9007199254740992}';
    expect(jsonFaults(text).map(({ kind, at }) => `${kind} ${at}`)).toEqual([
      'duplicate-key /a/0/b',
      'unsafe-number /a/1/d',
      'duplicate-key /a',
      'unsafe-number /a',
    ]);
    expect(jsonFaults('{"a":{"b":1},"c":{"b":1},"d":[9007199254740991,1.5e3,{}]}')).toEqual([]);
  });
});

describe('codes by operation', () => {
  const refused =
    (status: number, message: string): Change =>
    (answer) => {
      answer.status = status;
      answer.body = Buffer.from(JSON.stringify({ message }));
    };

  test.each([
    ['a code that is not in the operation’s row', 'BONUS_FULL'],
    ['a code of the operation with another status', 'UNAUTHORIZED'],
  ])('R-085 A-117 B-28 %s', async (_what, code) => {
    expect(await inStatement(refused(400, code))).toEqual([
      `error undocumented-code:listStatements:400:/message:${code}`,
    ]);
  });

  test('R-085 A-117 B-28 any operation may answer a text that is not a code', async () => {
    expect(await inStatement(refused(400, 'ลองใหม่ภายหลัง'))).toEqual([]);
  });

  test('R-085 B-28 a known value in another case', async () => {
    expect(await inWallet(refused(400, 'no_wallet'))).toContain('error known-value-case:getWallet:400:/message');
    const lowerCase = inText(/"status":"SUCCESS"/g, '"status":"success"');
    const place = 'listStatements:200:/statements/[]/status';
    expect(await inStatement(lowerCase)).toContain(`error known-value-case:${place}`);
  });
});
