import { describe, expect, test } from 'vitest';
import { contractExample } from '../../../mocks/sandbox/contract-example.ts';
import { driftOf, idsIn, placeIn, places } from '../../support/drift-run.ts';
import { inJson, runningDriftProxy, type Change, type ForwardedAnswer } from '../../support/running-drift-proxy.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';

const { sandbox } = runningSandbox();
const proxy = runningDriftProxy(sandbox);

type Json = Record<string, unknown>;

/** Puts a value at a place of a success, or removes what is there. */
const changed = (at: string, value?: unknown) =>
  inJson((body) => {
    const keys = at.split('/').slice(1);
    const last = keys.pop() ?? '';
    const holder = keys.reduce<Json>((node, key) => node[key] as Json, body); // the sandbox's answers match the contract
    if (value === undefined) Reflect.deleteProperty(holder, last);
    else holder[last] = value;
  });
const withStatus =
  (status: number, change: (answer: ForwardedAnswer) => unknown): Change =>
  (answer) => {
    if (answer.status === status) change(answer);
  };
const ok = (change: (answer: ForwardedAnswer) => unknown) => withStatus(200, change);
const unauthorized = (change: (answer: ForwardedAnswer) => unknown) => withStatus(401, change);
const refusal = (message: string) => unauthorized((answer) => (answer.body = Buffer.from(JSON.stringify({ message }))));

const requests = {
  getWallet: 'GET /api/wallet',
  getSlipLookup: 'GET /api/lookup/slip',
  getWithdrawLimits: 'GET /api/lookup/withdraw',
};
const ofWallet = '/paths/~1api~1wallet/get/responses';
const html = 'text/html; charset=utf-8';
const type = 'content-type';
const truncate = (answer: ForwardedAnswer) => (answer.body = answer.body.subarray(0, 40));

describe('drift: each kind alone, with its place in the answer and in openapi.yaml', () => {
  test.each([
    ['missing-required', 'getWallet', '/profile/createdAt', undefined, 'Profile/required'],
    ['wrong-type', 'getWallet', '/wallet/amount', '8180.00', 'Amount/type'],
    ['null', 'getWallet', '/profile/name', null, 'Profile/properties/name/type'],
    ['unknown-enum-value', 'getWallet', '/slots/0/category', 'casino', 'GameAccount/properties/category/enum'],
    ['format-date-time', 'getWallet', '/profile/createdAt', '20/11/2026', 'Profile/properties/createdAt/format'],
    ['undeclared-property', 'getWallet', '/wallet/bonusAmount', 5, 'MainWallet/properties'],
    ['pattern', 'getSlipLookup', '/slip/uploadFrom', '8 am', 'SlipRules/properties/uploadFrom/pattern'],
    ['minimum-maximum', 'getWithdrawLimits', '/withdrawMin', -1, 'WithdrawLimits/properties/withdrawMin/minimum'],
  ] as const)('R-085 %s', async (kind, operationId, at, value, pointer) => {
    const report = await proxy.driftAfter(requests[operationId], operationId, changed(at, value));
    const contract = placeIn('openapi.yaml', `/components/schemas/${pointer}`);
    expect(places(report)).toEqual([{ kind, operationId, status: 200, at, contract }]);
  });

  test.each<[string, number, Change, at: string, pointer: string]>([
    ['unknown-error-code', 401, refusal('TOKEN_TOO_OLD'), '/message', '/components/schemas/ErrorCode/enum'],
    ['undocumented-2xx', 201, ok((answer) => (answer.status = 201)), '', ofWallet],
    ['undocumented-4xx', 403, unauthorized((answer) => (answer.status = 403)), '', ofWallet],
    ['undocumented-5xx', 503, unauthorized((answer) => (answer.status = 503)), '', ofWallet],
    ['wrong-content-type', 200, ok(({ headers }) => (headers[type] = html)), '', `${ofWallet}/200/content`],
    ['no-content-type', 200, ok(({ headers }) => Reflect.deleteProperty(headers, type)), '', `${ofWallet}/200/content`],
    ['empty-body', 200, ok((answer) => (answer.body = Buffer.alloc(0))), '', `${ofWallet}/200/content`],
    ['invalid-json', 200, ok(truncate), '', `${ofWallet}/200/content/application~1json`],
  ])('R-085 %s', async (kind, status, change, at, pointer) => {
    const report = await proxy.driftAfter('GET /api/wallet', 'getWallet', change);
    const contract = placeIn('openapi.yaml', pointer);
    expect(places(report)).toEqual([{ kind, operationId: 'getWallet', status, at, contract }]);
  });

  test('R-085 an open object is a warning, and an error of a strict run', async () => {
    const report = await proxy.driftAfter('GET /api/wallet', 'getWallet', changed('/wallet/bonusAmount', 5));
    expect(report).toMatchObject({ result: 'clean', exitCode: 0, errors: 0, warnings: 1 });
    const strict = await driftOf(proxy().url, 'getWallet', '--strict');
    expect(strict).toMatchObject({ result: 'drift', exitCode: 1, errors: 1, warnings: 0 });
  });

  test('R-085 equal problems of many items are one finding with a count', async () => {
    const { statements } = contractExample('listStatements');
    const many = changed('/statements', Array(200).fill({ ...statements[0], amount: '1' }));
    const { findings } = await proxy.driftAfter('POST /api/statement', 'listStatements', many);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      id: 'wrong-type:listStatements:200:/statements/[]/amount',
      instancePointer: '/statements/0/amount',
    });
    expect(Number(findings[0]?.count) % 200).toBe(0);
  });

  test('R-085 with alternatives the problem of the closest one is named', async () => {
    const nameless = changed('/result/activeSpinwheel/name');
    const report = await proxy.driftAfter('GET /api/spinwheel/setup', 'getSpinSetup', nameless);
    expect(idsIn(report)).toEqual(['missing-required:getSpinSetup:200:/result/activeSpinwheel/name']);
  });
});
