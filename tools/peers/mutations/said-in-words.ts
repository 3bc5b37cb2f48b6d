import { inJson, type Change } from '../drift-proxy.ts';
import { get, post, type Mutation } from './mutation.ts';

type Json = Record<string, unknown>;

const wallet = { operation: 'getWallet', request: get('/api/wallet') };
const statement = { operation: 'listStatements', request: post('/api/statement', '{"page":1,"limit":10}') };

const inText =
  (from: string | RegExp, to: string): Change =>
  (answer) => {
    if (answer.status === 200) answer.body = Buffer.from(answer.body.toString().replace(from, to));
  };
const amount = (written: string) => inText(/"wallet":\{"amount":[\d.]+/, `"wallet":{"amount":${written}`);
const inProfile = (name: string, value: unknown) => inJson((body) => ((body['profile'] as Json)[name] = value)); // the sandbox's answers keep the contract
const refusal =
  (code: string): Change =>
  (answer) => {
    answer.status = 400;
    answer.body = Buffer.from(JSON.stringify({ message: code }));
  };

/** Rules in `x-` fields, examples and descriptions of the contract, and rules of HTTP and JSON. */
export const saidInWords: readonly Mutation[] = [
  { ...wallet, kind: 'decimals', what: 'an amount with three decimals', change: amount('8180.001') },
  { ...wallet, kind: 'unsafe-number', what: '1e400', change: amount('1e400') },
  { ...wallet, kind: 'unsafe-number', what: '2^53 + 1', change: amount('9007199254740993') },
  { ...wallet, kind: 'duplicate-key', what: 'two lists of games', change: inText('"slots":', '"slots":[],"slots":') },
  { ...wallet, kind: 'byte-order-mark', what: 'at the start', change: inText(/^/, '\uFEFF') },
  {
    ...wallet,
    kind: 'wrong-charset',
    what: 'TIS-620',
    change: (answer) => {
      if (answer.status === 200) answer.headers['content-type'] = 'application/json; charset=TIS-620';
    },
  },
  { ...wallet, kind: 'secret-field', what: 'passwordHash', change: inProfile('passwordHash', '$2b$10$x') },
  { ...wallet, kind: 'undeclared-property', what: 'nickname', change: inProfile('nickname', 'Nong') },
  { ...statement, kind: 'undocumented-code', what: 'BONUS_FULL of the statement', change: refusal('BONUS_FULL') },
  { ...statement, kind: 'unknown-error-code', what: 'STATEMENT_CLOSED', change: refusal('STATEMENT_CLOSED') },
  { ...statement, kind: 'known-value-case', what: 'success', change: inText(/"SUCCESS"/g, '"success"') },
  {
    ...wallet,
    kind: 'no-answer',
    what: 'the connection is closed',
    change: (answer) => {
      answer.status = 0;
    },
  },
];
