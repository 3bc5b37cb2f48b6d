import { describe, expect, test } from 'vitest';
import { inJson, type ForwardedAnswer } from '../../../tools/peers/drift-proxy.ts';
import { drift, lineOf, login, places } from '../../support/drift-run.ts';
import { runningDriftProxy } from '../../support/running-drift-proxy.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';

const { sandbox } = runningSandbox();
const proxy = runningDriftProxy(sandbox);

interface Row {
  kind: string;
  operation: string;
  request: string;
  change: Parameters<ReturnType<typeof proxy>['only']>[1];
  /** JSON pointer into the answer. */
  at: string;
  /** JSON pointer into the contract. */
  pointer: string;
  /** Texts that lead to the expected line, each searched below the previous one. */
  line: string[];
  status?: number;
}

type Json = Record<string, unknown>;

/** A nested object of an answer. */
const inner = (body: Json, ...names: string[]): Json => names.reduce<Json>((value, name) => value[name] as Json, body); // the sandbox's answers match the contract

const wallet = { operation: 'getWallet', request: 'GET /api/wallet' };
const walletPath = '/paths/~1api~1wallet/get/responses';
const ok = (change: (answer: ForwardedAnswer) => void) => (answer: ForwardedAnswer) => {
  if (answer.status === 200) change(answer);
};
const walletLines = ['  /api/wallet:', '      responses:', "        '200':"];

const rows: Row[] = [
  {
    ...wallet,
    kind: 'missing-required',
    change: inJson((body) => delete inner(body, 'profile')['createdAt']),
    at: '/profile/createdAt',
    pointer: '/components/schemas/Profile/required',
    line: ['    Profile:', 'required:'],
  },
  {
    ...wallet,
    kind: 'wrong-type',
    change: inJson((body) => (inner(body, 'wallet')['amount'] = '8180.00')),
    at: '/wallet/amount',
    pointer: '/components/schemas/Amount/type',
    line: ['    Amount:', 'type:'],
  },
  {
    ...wallet,
    kind: 'null',
    change: inJson((body) => (inner(body, 'profile')['name'] = null)),
    at: '/profile/name',
    pointer: '/components/schemas/Profile/properties/name/type',
    line: ['    Profile:', '        name:', 'type:'],
  },
  {
    ...wallet,
    kind: 'unknown-enum-value',
    change: inJson((body) => (inner(body, 'slots', '0')['category'] = 'casino')),
    at: '/slots/0/category',
    pointer: '/components/schemas/GameAccount/properties/category/enum',
    line: ['    GameAccount:', '        category:', 'enum:'],
  },
  {
    ...wallet,
    kind: 'format-date-time',
    change: inJson((body) => (inner(body, 'profile')['createdAt'] = '20/11/2026')),
    at: '/profile/createdAt',
    pointer: '/components/schemas/Profile/properties/createdAt/format',
    line: ['    Profile:', '        createdAt:', 'format:'],
  },
  {
    kind: 'pattern',
    operation: 'getSlipLookup',
    request: 'GET /api/lookup/slip',
    change: inJson((body) => (inner(body, 'slip')['uploadFrom'] = '8 am')),
    at: '/slip/uploadFrom',
    pointer: '/components/schemas/SlipRules/properties/uploadFrom/pattern',
    line: ['    SlipRules:', '        uploadFrom:', 'pattern:'],
  },
  {
    kind: 'minimum-maximum',
    operation: 'getWithdrawLimits',
    request: 'GET /api/lookup/withdraw',
    change: inJson((body) => (body['withdrawMin'] = -1)),
    at: '/withdrawMin',
    pointer: '/components/schemas/WithdrawLimits/properties/withdrawMin/minimum',
    line: ['    WithdrawLimits:', '        withdrawMin:', 'minimum:'],
  },
  {
    ...wallet,
    kind: 'undeclared-property',
    change: inJson((body) => (inner(body, 'wallet')['bonusAmount'] = 5)),
    at: '/wallet/bonusAmount',
    pointer: '/components/schemas/MainWallet/properties',
    line: ['    MainWallet:', 'properties:'],
  },
  {
    kind: 'unknown-error-code',
    operation: 'getWallet',
    request: 'GET /api/wallet',
    status: 401,
    change: (answer) => {
      if (answer.status === 401) answer.body = Buffer.from('{"message":"TOKEN_TOO_OLD"}');
    },
    at: '/message',
    pointer: '/components/schemas/ErrorCode/enum',
    line: ['    ErrorCode:', 'enum:'],
  },
  {
    ...wallet,
    kind: 'undocumented-2xx',
    status: 201,
    change: ok((answer) => (answer.status = 201)),
    at: '',
    pointer: walletPath,
    line: walletLines.slice(0, 2),
  },
  {
    ...wallet,
    kind: 'undocumented-4xx',
    status: 403,
    change: (answer) => {
      if (answer.status === 401) answer.status = 403;
    },
    at: '',
    pointer: walletPath,
    line: walletLines.slice(0, 2),
  },
  {
    ...wallet,
    kind: 'undocumented-5xx',
    status: 503,
    change: (answer) => {
      if (answer.status === 401) answer.status = 503;
    },
    at: '',
    pointer: walletPath,
    line: walletLines.slice(0, 2),
  },
  {
    ...wallet,
    kind: 'wrong-content-type',
    change: ok((answer) => (answer.headers['content-type'] = 'text/html; charset=utf-8')),
    at: '',
    pointer: `${walletPath}/200/content`,
    line: [...walletLines, 'content:'],
  },
  {
    ...wallet,
    kind: 'no-content-type',
    change: ok((answer) => delete answer.headers['content-type']),
    at: '',
    pointer: `${walletPath}/200/content`,
    line: [...walletLines, 'content:'],
  },
  {
    ...wallet,
    kind: 'empty-body',
    change: ok((answer) => (answer.body = Buffer.alloc(0))),
    at: '',
    pointer: `${walletPath}/200/content`,
    line: [...walletLines, 'content:'],
  },
  {
    ...wallet,
    kind: 'invalid-json',
    change: ok((answer) => (answer.body = answer.body.subarray(0, 40))),
    at: '',
    pointer: `${walletPath}/200/content/application~1json`,
    line: [...walletLines, 'application/json:'],
  },
];

describe('drift: each kind alone, with its place in the answer and in openapi.yaml', () => {
  test.each(rows)('R-085 $kind', async ({ kind, operation, request, change, at, pointer, line, status = 200 }) => {
    proxy().only(request, change);
    const report = await drift(proxy().url, ...login, '--only', operation);
    const contract = `openapi.yaml:${lineOf('openapi.yaml', ...line)} ${pointer}`;
    expect(places(report)).toEqual([{ kind, operationId: operation, status, at, contract }]);
  });

  test('R-085 an open object is a warning, and an error of a strict run', async () => {
    proxy().only(
      'GET /api/wallet',
      inJson((body) => (inner(body, 'wallet')['bonusAmount'] = 5)),
    );
    const words = [proxy().url, ...login, '--only', 'getWallet'];
    expect(await drift(...words)).toMatchObject({ result: 'clean', exitCode: 0, errors: 0, warnings: 1 });
    expect(await drift(...words, '--strict')).toMatchObject({ result: 'drift', exitCode: 1, errors: 1, warnings: 0 });
  });

  test('R-085 the unknown error code is named', async () => {
    proxy().only('GET /api/wallet', (answer) => {
      if (answer.status === 401) answer.body = Buffer.from('{"message":"TOKEN_TOO_OLD"}');
    });
    const { findings } = await drift(proxy().url, ...login, '--only', 'getWallet');
    expect(findings[0]?.message).toBe(
      'GET /api/wallet answered 401, but /message is the code TOKEN_TOO_OLD, which the contract does not know.',
    );
  });

  test('R-085 a text that is not a code is allowed instead of a code', async () => {
    proxy().only('GET /api/wallet', (answer) => {
      if (answer.status === 401) answer.body = Buffer.from('{"message":"กรุณาเข้าสู่ระบบ"}');
    });
    expect(await drift(proxy().url, ...login, '--only', 'getWallet')).toMatchObject({ result: 'clean', findings: [] });
  });

  test('R-085 equal problems of many items are one finding with a count', async () => {
    const bad = {
      statementType: 'deposit',
      status: 'SUCCESS',
      from: null,
      to: null,
      amount: '1',
      createdAt: '2026-11-20T20:00:00Z',
    };
    proxy().only(
      'POST /api/statement',
      inJson((body) => (body['statements'] = Array.from({ length: 200 }, () => bad))),
    );
    const { findings } = await drift(proxy().url, ...login, '--only', 'listStatements');
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      id: 'wrong-type:listStatements:200:/statements/[]/amount',
      instancePointer: '/statements/0/amount',
    });
    expect(Number(findings[0]?.count) % 200).toBe(0);
  });

  test('R-085 with alternatives the problem of the closest one is named', async () => {
    proxy().only(
      'GET /api/spinwheel/setup',
      inJson((body) => delete inner(body, 'result', 'activeSpinwheel')['name']),
    );
    const { findings } = await drift(proxy().url, ...login, '--only', 'getSpinSetup');
    expect(findings.map(({ id }) => id)).toEqual(['missing-required:getSpinSetup:200:/result/activeSpinwheel/name']);
  });
});
