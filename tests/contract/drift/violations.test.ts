import { expect, test } from 'vitest';
import { idsIn, operationIn } from '../../support/drift-run.ts';
import { inJson, runningDriftProxy, type Change, type ForwardedAnswer } from '../../support/running-drift-proxy.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';

const { sandbox } = runningSandbox();
const proxy = runningDriftProxy(sandbox);

type Json = Record<string, unknown>;
type Answers = (answer: ForwardedAnswer) => unknown;

/** Changes the object that has the field `a/b/c`; the last name is the field. */
const inField = (path: string, change: (holder: Json, field: string) => unknown): Change =>
  inJson((body) => {
    const names = path.split('/');
    const field = names.pop() ?? '';
    change(
      names.reduce<Json>((value, name) => value[name] as Json, body), // the sandbox's answers match the contract
      field,
    );
  });
const without = (path: string) => inField(path, (holder, field) => Reflect.deleteProperty(holder, field));
const set = (path: string, value: unknown) => inField(path, (holder, field) => (holder[field] = value));

const on =
  (status: number, change: Answers): Change =>
  (answer) => {
    if (answer.status === status) change(answer);
  };
const ok = (change: Answers) => on(200, change);
/** Changes the answer to a request without a valid token. */
const unauthorized = (change: Answers) => on(401, change);
const inText = (from: string | RegExp, to: string) =>
  ok((answer) => (answer.body = Buffer.from(answer.body.toString().replace(from, to))));
const amount = (written: string) => inText(/"wallet":\{"amount":[\d.]+/, `"wallet":{"amount":${written}`);
const withType = (type: string) => ok(({ headers }) => (headers['content-type'] = type));
const replaced =
  (status: number, text: string, headers: Record<string, string> = {}): Answers =>
  (answer) =>
    Object.assign(answer, { status, body: Buffer.from(text), headers: { ...answer.headers, ...headers } });
const refused = (code: string): Change => replaced(400, JSON.stringify({ message: code }));
/** Accepts the requests that the condition is true for. */
const accepts =
  (given: string, isIt: (body: string, headers: Parameters<Change>[1]['headers']) => boolean): Change =>
  (answer, { body, headers }) => {
    if (isIt(body.toString(), headers)) replaced(200, given, { 'content-type': 'application/json' })(answer);
  };
const slips = (isIt: Parameters<typeof accepts>[1]) =>
  accepts('{"slips":[]}', (body, headers) => headers.authorization !== undefined && isIt(body, headers));
/** Refuses the requests that the condition is true for. */
const refuses =
  (code: string, isIt: (body: string, url: string) => boolean): Change =>
  (answer, asked) => {
    if (asked.headers.authorization?.includes('drift') === false && isIt(asked.body.toString(), asked.url))
      refused(code)(answer, asked);
  };
const hasLimit = (limit: number) => (body: string) => body.includes(`"limit":${limit}`);
const limits = (isIt: (token: string | undefined) => boolean) =>
  accepts('{"withdrawMin":100,"withdrawMax":5000}', (_, { authorization }) => isIt(authorization));

/** Each changes one thing in the answers of the sandbox. */
const violations: readonly [id: string, what: string, Change][] = [
  // Schemas, statuses, media types and headers.
  ['missing-required:getWallet:200:/profile/createdAt', 'a field of an object', without('profile/createdAt')],
  [
    'missing-required:getSpinSetup:200:/result/activeSpinwheel/name',
    'a field of an alternative',
    without('result/activeSpinwheel/name'),
  ],
  ['wrong-type:getWallet:200:/wallet/amount', 'an amount as a text', set('wallet/amount', '8180.00')],
  ['wrong-type:listStatements:200:/total', 'a count with a fraction', set('total', 1.5)],
  ['null:getWallet:200:/profile/name', 'a name', set('profile/name', null)],
  ['unknown-enum-value:getWallet:200:/slots/[]/category', 'a category', set('slots/0/category', 'casino')],
  ['format-date-time:getWallet:200:/profile/createdAt', 'the day first', set('profile/createdAt', '20/11/2026')],
  ['pattern:getSlipLookup:200:/slip/uploadFrom', 'a time of day', set('slip/uploadFrom', '8 am')],
  ['minimum-maximum:getWithdrawLimits:200:/withdrawMin', 'a limit below 0', set('withdrawMin', -1)],
  ['length:getWallet:200:/slots/[]/code', 'an empty code', set('slots/0/code', '')],
  ['undocumented-2xx:getWallet:201', '201 for 200', ok((answer) => (answer.status = 201))],
  ['undocumented-4xx:getWallet:403', '403 for 401', unauthorized((answer) => (answer.status = 403))],
  ['undocumented-5xx:getWallet:503', '503 for 401', unauthorized((answer) => (answer.status = 503))],
  ['wrong-content-type:getWallet:200', 'JSON as HTML', withType('text/html; charset=utf-8')],
  ['no-content-type:getWallet:200', 'JSON without a type', ok(({ headers }) => delete headers['content-type'])],
  ['empty-body:getWallet:200', 'nothing', ok((answer) => (answer.body = Buffer.alloc(0)))],
  ['invalid-json:getWallet:200', 'a body that is cut off', ok((answer) => (answer.body = answer.body.subarray(0, 40)))],
  // Requests that a service must refuse.
  [
    'invalid-request-accepted:listSlips:200:/page:required',
    'a required field is missing',
    slips((body) => body === '{"limit":10}'),
  ],
  [
    'invalid-request-accepted:listSlips:200:/driftExtra:additionalProperties',
    'a property too many',
    slips((body) => body.includes('driftExtra')),
  ],
  [
    'invalid-request-accepted:listSlips:200:content',
    'another media type',
    slips((_, headers) => headers['content-type'] === 'text/plain'),
  ],
  ['invalid-request-accepted:listSlips:200:application~1json', 'malformed JSON', slips((body) => body === '{"drift":')],
  ['invalid-request-accepted:listSlips:200:required', 'no body', slips((body) => body === '')],
  ['auth-not-enforced:getWithdrawLimits:200:no-token', 'no token', limits((token) => token === undefined)],
  [
    'auth-not-enforced:getWithdrawLimits:200:bad-token',
    'a token that nobody was given',
    limits((token) => token?.includes('drift') ?? false),
  ],
  // Rules in `x-` fields, examples and descriptions of the contract, and rules of HTTP and JSON.
  ['decimals:getWallet:200:/wallet/amount', 'an amount with three decimals', amount('8180.001')],
  ['unsafe-number:getWallet:200:/wallet/amount + wrong-type:getWallet:200:/wallet/amount', '1e400', amount('1e400')],
  [
    'unsafe-number:getWallet:200:/wallet/amount + decimals:getWallet:200:/wallet/amount',
    '2^53 + 1',
    amount('9007199254740993'),
  ],
  ['decimals:getWallet:200:/wallet/amount', 'more than 2^53 hundredths', amount('90071992547410')],
  ['duplicate-key:getWallet:200:/slots', 'two lists of games', inText('"slots":', '"slots":[],"slots":')],
  ['byte-order-mark:getWallet:200', 'at the start', inText(/^/, '\uFEFF')],
  ['wrong-charset:getWallet:200:tis-620', 'TIS-620', withType('application/json; charset=TIS-620')],
  ['secret-field:getWallet:200:/profile/passwordHash', 'passwordHash', set('profile/passwordHash', '$2b$10$x')],
  ['secret-field:getWallet:200:/profile/pin', 'pin', set('profile/pin', 'x')],
  ['secret-field:getWallet:200:/profile/password', 'password', set('profile/password', 'x')],
  ['undeclared-property:getWallet:200:/profile/nickname', 'nickname', set('profile/nickname', 'Nong')],
  ['undocumented-code:listStatements:400:/message:BONUS_FULL', 'BONUS_FULL of the statement', refused('BONUS_FULL')],
  [
    'undocumented-code:listStatements:400:/message:UNAUTHORIZED',
    'a code of the operation with another status',
    refused('UNAUTHORIZED'),
  ],
  ['known-value-case:listStatements:400:/message', 'a code in small letters', refused('key_invalid')],
  ['unknown-error-code:listStatements:400:/message', 'STATEMENT_CLOSED', refused('STATEMENT_CLOSED')],
  ['known-value-case:listStatements:200:/statements/[]/status', 'success', inText(/"SUCCESS"/g, '"success"')],
  [
    'known-value-case:getDepositLookup:200:/banks/[]/currency',
    'baht, which may be null',
    inText(/"currency":"BAHT"/g, '"currency":"baht"'),
  ],
  [
    'valid-request-refused:listStatements:400:KEY_INVALID',
    'the largest page is refused',
    refuses('KEY_INVALID', hasLimit(100)),
  ],
  [
    'valid-request-refused:listSlips:400:KEY_MISSING',
    'the smallest page is refused',
    refuses('KEY_MISSING', (body) => body === '{"page":1,"limit":1}'),
  ],
  [
    'valid-request-refused:getSlotAccount:400:KEY_INVALID',
    'a game of the wallet is refused, and another one is not',
    refuses('KEY_INVALID', (_, url) => url.endsWith('/PGSLOT')),
  ],
  [
    'invalid-request-accepted:listInvites:200:/header/X-Client:const',
    'another client is accepted',
    accepts('{"invites":[]}', (_, headers) => headers['x-client'] === 'drift'),
  ],
  [
    'link:listInviteBanners:200:/banners/[]/image',
    'a picture that runs code',
    set('banners/0/image', 'javascript:alert(1)'),
  ],
  ['link:getWallet:200:/slots/[]/web', 'a game without TLS', set('slots/0/web', 'http://games.example.com/')],
  ['link:getContact:200:/lineLink', 'a link with credentials', set('lineLink', 'https://line.me@evil.example/')],
  ['link:getWallet:200:/slots/[]/ios', 'an app link that is a file', set('slots/0/ios', 'file:///etc/passwd')],
  [
    'no-answer:getWallet:nominal + no-answer:getWallet:X-Client varied',
    'the connection is closed',
    (answer) => (answer.status = 0),
  ],
];

test.each(violations)('R-085 B-28 drift reports %s: %s', async (id, _what, change) => {
  const report = await proxy.driftAfter(operationIn(id), change);
  expect(idsIn(report).join(' + ')).toBe(id);
  expect(report.warnings).toBe(id.startsWith('undeclared-property') ? 1 : 0);
});

test.each([
  ['a refusal with a text that is not a code', 'listStatements', refused('ลองใหม่ภายหลัง')],
  ['a status that the contract does not list', 'listStatements', inText(/"SUCCESS"/g, '"ON_HOLD"')],
  ['an amount that is no binary multiple of 0.01', 'getWallet', amount('0.07')],
] as const)('R-085 A-117 B-28 %s is no violation', async (_what, operation, change) => {
  expect(idsIn(await proxy.driftAfter(operation, change))).toEqual([]);
});

test.each([
  ['at its limit', 'listStatements', hasLimit(100), { errors: 1, warnings: 0 }],
  ['of an operation that never succeeds', 'getWithdrawLimits', () => true, { errors: 0, warnings: 1 }],
] as const)('R-085 B-28 a refused query %s', async (_what, operation, isIt, found) => {
  expect(await proxy.driftAfter(operation, refuses('KEY_INVALID', isIt))).toMatchObject(found);
});
