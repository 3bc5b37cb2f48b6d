import type { Kind } from '../../drift/kinds.ts';
import { inJson, type Change, type ForwardedAnswer } from '../drift-proxy.ts';
import { get, post, type Mutation } from './mutation.ts';

type Json = Record<string, unknown>;

const wallet = { operation: 'getWallet', request: get('/api/wallet') };
const banks = { operation: 'listBanks', request: get('/api/lookup/banks', { auth: 'none' }) };
const info = { operation: 'getInfo', request: get('/api/lookup/info', { auth: 'none' }) };
const limits = { operation: 'getWithdrawLimits', request: get('/api/lookup/withdraw') };
const slips = { operation: 'listSlips', request: post('/api/statement/slip', '{"page":1,"limit":10}') };
const slipRules = { operation: 'getSlipLookup', request: get('/api/lookup/slip') };
const statement = { operation: 'listStatements', request: post('/api/statement', '{"page":1,"limit":10}') };
const wheel = { operation: 'getSpinSetup', request: get('/api/spinwheel/setup') };
const account = { operation: 'getSlotAccount', request: get('/api/wallet/account/PGSLOT') };
const stranger = { operation: 'getWallet', request: get('/api/wallet', { auth: 'none' }) };

/** Changes the object that has the field `a/b/c`; the last name is the field. */
const inField = (path: string, change: (holder: Json, field: string) => void): Change =>
  inJson((body) => {
    const names = path.split('/');
    const field = names.pop() ?? '';
    change(
      names.reduce<Json>((value, name) => value[name] as Json, body), // the sandbox's answers match the contract
      field,
    );
  });
const without = (path: string) => inField(path, (holder, field) => Reflect.deleteProperty(holder, field));
const withValue = (path: string, value: unknown) => inField(path, (holder, field) => (holder[field] = value));

const on =
  (status: number, change: (answer: ForwardedAnswer) => void): Change =>
  (answer) => {
    if (answer.status === status) change(answer);
  };
const withType = (type: string) => on(200, ({ headers }) => (headers['content-type'] = type));

/** Rules of schemas, statuses, media types and headers. Any OpenAPI validator can check them. */
const changes: readonly [Pick<Mutation, 'operation' | 'request'>, Kind, what: string, Change][] = [
  [wallet, 'missing-required', 'a field of an object', without('profile/createdAt')],
  [statement, 'missing-required', 'a field of an item', without('statements/0/status')],
  [wheel, 'missing-required', 'a field of an alternative', without('result/activeSpinwheel/name')],
  [
    stranger,
    'missing-required',
    'a refusal without its message',
    on(401, (answer) => (answer.body = Buffer.from('{"error":"UNAUTHORIZED"}'))),
  ],
  [wallet, 'wrong-type', 'an amount as a text', withValue('wallet/amount', '8180.00')],
  [banks, 'wrong-type', 'an object in place of a list', withValue('banks', {})],
  [limits, 'wrong-type', 'a limit as a text', withValue('withdrawMax', '5000')],
  [statement, 'wrong-type', 'a count with a fraction', withValue('total', 1.5)],
  [account, 'wrong-type', 'a value of a map', withValue('event', { token: 1 })],
  [wallet, 'null', 'a name', withValue('profile/name', null)],
  [banks, 'null', 'a list', withValue('banks', null)],
  [wallet, 'unknown-enum-value', 'a category', withValue('slots/0/category', 'casino')],
  [wallet, 'format-date-time', 'the day first', withValue('profile/createdAt', '20/11/2026')],
  [
    statement,
    'format-date-time',
    'a blank for the T',
    withValue('statements/0/createdAt', '2026-11-20 20:41:07+07:00'),
  ],
  [
    slips,
    'format-date-time',
    'an offset without its colon',
    withValue('slips/0/createdAt', '2026-11-20T20:41:07+0700'),
  ],
  [slipRules, 'pattern', 'a time of day', withValue('slip/uploadFrom', '8 am')],
  [limits, 'minimum-maximum', 'a limit below 0', withValue('withdrawMin', -1)],
  [statement, 'minimum-maximum', 'a count below 0', withValue('total', -1)],
  [wallet, 'length', 'an empty code', withValue('slots/0/code', '')],
  [wallet, 'undocumented-2xx', '201 for 200', on(200, (answer) => (answer.status = 201))],
  [
    info,
    'undocumented-3xx',
    '302 for 200',
    on(200, (answer) => {
      answer.status = 302;
      answer.headers['location'] = '/api/lookup/info/';
    }),
  ],
  [stranger, 'undocumented-4xx', '403 for 401', on(401, (answer) => (answer.status = 403))],
  [stranger, 'undocumented-5xx', '503 for 401', on(401, (answer) => (answer.status = 503))],
  [wallet, 'wrong-content-type', 'JSON as HTML', withType('text/html; charset=utf-8')],
  [
    stranger,
    'wrong-content-type',
    'the error page of a proxy',
    on(401, (answer) => {
      answer.status = 500;
      answer.headers['content-type'] = 'text/html';
      answer.body = Buffer.from('<html><body><h1>500 Internal Server Error</h1></body></html>');
    }),
  ],
  [wallet, 'no-content-type', 'JSON without a type', on(200, ({ headers }) => delete headers['content-type'])],
  [wallet, 'empty-body', 'nothing', on(200, (answer) => (answer.body = Buffer.alloc(0)))],
  [wallet, 'invalid-json', 'a body that is cut off', on(200, (answer) => (answer.body = answer.body.subarray(0, 40)))],
  [
    stranger,
    'bad-header',
    'Retry-After as a word',
    on(401, (answer) => {
      answer.status = 429;
      answer.headers['retry-after'] = 'soon';
      answer.body = Buffer.from('{"message":"REQUEST_LIMIT"}');
    }),
  ],
];

export const brokenAnswers: readonly Mutation[] = changes.map(([place, kind, what, change]) => ({
  ...place,
  kind,
  what,
  change,
}));
