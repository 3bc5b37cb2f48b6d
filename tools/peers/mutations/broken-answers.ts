import { inJson, type Change, type ForwardedAnswer } from '../drift-proxy.ts';
import { get, post, type Mutation } from './mutation.ts';

type Json = Record<string, unknown>;

/** A nested object of an answer. */
const inner = (body: Json, ...names: string[]): Json => names.reduce<Json>((value, name) => value[name] as Json, body); // the sandbox's answers keep the contract

const wallet = { operation: 'getWallet', request: get('/api/wallet') };
const banks = { operation: 'listBanks', request: get('/api/lookup/banks', { auth: 'none' }) };
const info = { operation: 'getInfo', request: get('/api/lookup/info', { auth: 'none' }) };
const limits = { operation: 'getWithdrawLimits', request: get('/api/lookup/withdraw') };
const slips = { operation: 'listSlips', request: post('/api/statement/slip', '{"page":1,"limit":10}') };
const statement = { operation: 'listStatements', request: post('/api/statement', '{"page":1,"limit":10}') };
const stranger = { operation: 'getWallet', request: get('/api/wallet', { auth: 'none' }) };

const on =
  (status: number, change: (answer: ForwardedAnswer) => void): Change =>
  (answer) => {
    if (answer.status === status) change(answer);
  };

/** Rules of schemas, statuses, media types and headers. Any OpenAPI validator can check them. */
export const brokenAnswers: readonly Mutation[] = [
  {
    ...wallet,
    kind: 'missing-required',
    what: 'a field of an object',
    change: inJson((body) => delete inner(body, 'profile')['createdAt']),
  },
  {
    ...statement,
    kind: 'missing-required',
    what: 'a field of an item',
    change: inJson((body) => delete inner(body, 'statements', '0')['status']),
  },
  {
    kind: 'missing-required',
    what: 'a field of an alternative',
    operation: 'getSpinSetup',
    request: get('/api/spinwheel/setup'),
    change: inJson((body) => delete inner(body, 'result', 'activeSpinwheel')['name']),
  },
  {
    ...stranger,
    kind: 'missing-required',
    what: 'a refusal without its message',
    change: on(401, (answer) => (answer.body = Buffer.from('{"error":"UNAUTHORIZED"}'))),
  },
  {
    ...wallet,
    kind: 'wrong-type',
    what: 'an amount as a text',
    change: inJson((body) => (inner(body, 'wallet')['amount'] = '8180.00')),
  },
  {
    ...banks,
    kind: 'wrong-type',
    what: 'an object in place of a list',
    change: inJson((body) => (body['banks'] = {})),
  },
  {
    ...limits,
    kind: 'wrong-type',
    what: 'a limit as a text',
    change: inJson((body) => (body['withdrawMax'] = '5000')),
  },
  {
    ...statement,
    kind: 'wrong-type',
    what: 'a count with a fraction',
    change: inJson((body) => (body['total'] = 1.5)),
  },
  {
    kind: 'wrong-type',
    what: 'a value of a map',
    operation: 'getSlotAccount',
    request: get('/api/wallet/account/PGSLOT'),
    change: inJson((body) => (body['event'] = { token: 1 })),
  },
  { ...wallet, kind: 'null', what: 'a name', change: inJson((body) => (inner(body, 'profile')['name'] = null)) },
  { ...banks, kind: 'null', what: 'a list', change: inJson((body) => (body['banks'] = null)) },
  {
    ...wallet,
    kind: 'unknown-enum-value',
    what: 'a category',
    change: inJson((body) => (inner(body, 'slots', '0')['category'] = 'casino')),
  },
  {
    ...wallet,
    kind: 'format-date-time',
    what: 'the day first',
    change: inJson((body) => (inner(body, 'profile')['createdAt'] = '20/11/2026')),
  },
  {
    ...statement,
    kind: 'format-date-time',
    what: 'a blank for the T',
    change: inJson((body) => (inner(body, 'statements', '0')['createdAt'] = '2026-11-20 20:41:07+07:00')),
  },
  {
    ...slips,
    kind: 'format-date-time',
    what: 'an offset without its colon',
    change: inJson((body) => (inner(body, 'slips', '0')['createdAt'] = '2026-11-20T20:41:07+0700')),
  },
  {
    kind: 'pattern',
    what: 'a time of day',
    operation: 'getSlipLookup',
    request: get('/api/lookup/slip'),
    change: inJson((body) => (inner(body, 'slip')['uploadFrom'] = '8 am')),
  },
  {
    ...limits,
    kind: 'minimum-maximum',
    what: 'a limit below 0',
    change: inJson((body) => (body['withdrawMin'] = -1)),
  },
  {
    ...statement,
    kind: 'minimum-maximum',
    what: 'a count below 0',
    change: inJson((body) => (body['total'] = -1)),
  },
  {
    ...wallet,
    kind: 'length',
    what: 'an empty code',
    change: inJson((body) => (inner(body, 'slots', '0')['code'] = '')),
  },
  { ...wallet, kind: 'undocumented-2xx', what: '201 for 200', change: on(200, (answer) => (answer.status = 201)) },
  {
    ...info,
    kind: 'undocumented-3xx',
    what: '302 for 200',
    change: on(200, (answer) => {
      answer.status = 302;
      answer.headers['location'] = '/api/lookup/info/';
    }),
  },
  { ...stranger, kind: 'undocumented-4xx', what: '403 for 401', change: on(401, (answer) => (answer.status = 403)) },
  { ...stranger, kind: 'undocumented-5xx', what: '503 for 401', change: on(401, (answer) => (answer.status = 503)) },
  {
    ...wallet,
    kind: 'wrong-content-type',
    what: 'JSON as HTML',
    change: on(200, (answer) => (answer.headers['content-type'] = 'text/html; charset=utf-8')),
  },
  {
    ...stranger,
    kind: 'wrong-content-type',
    what: 'the error page of a proxy',
    change: on(401, (answer) => {
      answer.status = 500;
      answer.headers['content-type'] = 'text/html';
      answer.body = Buffer.from('<html><body><h1>500 Internal Server Error</h1></body></html>');
    }),
  },
  {
    ...wallet,
    kind: 'no-content-type',
    what: 'JSON without a type',
    change: on(200, (answer) => delete answer.headers['content-type']),
  },
  { ...wallet, kind: 'empty-body', what: 'nothing', change: on(200, (answer) => (answer.body = Buffer.alloc(0))) },
  {
    ...wallet,
    kind: 'invalid-json',
    what: 'a body that is cut off',
    change: on(200, (answer) => (answer.body = answer.body.subarray(0, 40))),
  },
  {
    ...stranger,
    kind: 'bad-header',
    what: 'Retry-After as a word',
    change: on(401, (answer) => {
      answer.status = 429;
      answer.headers['retry-after'] = 'soon';
      answer.body = Buffer.from('{"message":"REQUEST_LIMIT"}');
    }),
  },
];
