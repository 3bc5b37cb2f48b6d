import type { Kind } from '../../drift/kinds.ts';
import type { Change } from '../drift-proxy.ts';

export interface PeerRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly auth: 'token' | 'none' | 'bad';
  readonly contentType: string | null;
  readonly body: string | null;
}

/** One violation of the contract by a service, with the request that shows it. */
export interface Mutation {
  readonly kind: Kind;
  readonly what: string;
  /** Null if the contract does not describe the address. */
  readonly operation: string | null;
  readonly request: PeerRequest;
  readonly change: Change;
}

type Options = Partial<Pick<PeerRequest, 'auth' | 'contentType'>>;

export const get = (path: string, { auth = 'token' }: Options = {}): PeerRequest => ({
  ...{ method: 'GET', path, auth, contentType: null, body: null },
});

export const post = (
  path: string,
  body: string | null,
  { auth = 'token', contentType = body === null ? null : 'application/json' }: Options = {},
): PeerRequest => ({ method: 'POST', path, auth, contentType, body });
