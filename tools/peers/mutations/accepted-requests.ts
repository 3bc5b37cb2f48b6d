import type { Change } from '../drift-proxy.ts';
import { get, post, type Mutation, type PeerRequest } from './mutation.ts';

const path = '/api/refund';
const usual = '{"page":1,"limit":10}';

/** Answers this request like a valid one. */
function accepting({ auth, contentType, body }: PeerRequest, given: string): Change {
  return (answer, asked) => {
    const token = asked.headers.authorization;
    const from = token === undefined ? 'none' : token.includes('drift') ? 'bad' : 'token';
    const type = asked.headers['content-type'] ?? null;
    if (from !== auth || type !== contentType || asked.body.toString() !== (body ?? '')) return;
    answer.status = 200;
    answer.headers['content-type'] = 'application/json';
    answer.body = Buffer.from(given);
  };
}

const accepted = (what: string, request: PeerRequest): Mutation => ({
  ...{ kind: 'invalid-request-accepted', what, operation: 'listRefunds', request },
  change: accepting(request, '{"refunds":[]}'),
});

const stranger = (what: string, request: PeerRequest): Mutation => ({
  ...{ kind: 'auth-not-enforced', what, operation: 'getWithdrawLimits', request },
  change: accepting(request, '{"withdrawMin":100,"withdrawMax":5000}'),
});

export const acceptedRequests: readonly Mutation[] = [
  accepted('a number above its maximum', post(path, '{"page":1,"limit":101}')),
  accepted('a required field is missing', post(path, '{"limit":10}')),
  accepted('a property too many', post(path, '{"page":1,"limit":10,"driftExtra":"extra"}')),
  accepted('another media type', post(path, usual, { contentType: 'text/plain' })),
  accepted('malformed JSON', post(path, '{"drift":')),
  accepted('no body', post(path, null)),
  stranger('no token', get('/api/lookup/withdraw', { auth: 'none' })),
  stranger('a token that nobody was given', get('/api/lookup/withdraw', { auth: 'bad' })),
  {
    kind: 'undocumented-endpoint',
    what: 'an address that is not in the contract',
    operation: null,
    request: get('/api/wallet/history'),
    change: (answer) => {
      answer.status = 200;
      answer.headers['content-type'] = 'application/json';
      answer.body = Buffer.from('{}');
    },
  },
  {
    kind: 'undocumented-parameter',
    what: 'a query parameter that is not in the contract',
    operation: null,
    request: get('/api/lookup/withdraw?currency=BAHT'),
    change: () => undefined,
  },
];
