import type { Operation } from './contract.ts';
import type { Place } from './documents.ts';

/** Header names are lower case. */
export type Headers = Readonly<Record<string, string>>;

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  /** The contract's path, `/api/slips/{id}`, to find the parameters in the address. */
  readonly template: string;
  readonly headers: Headers;
  /** Null without a body, or when a recording left it out. */
  readonly body: Buffer | null;
  /** Whether a recording left out the authorization or the body of this request. */
  readonly unknown?: { readonly authorization: boolean; readonly body: boolean };
  /** How the token of this request differs from that of the member. */
  readonly stranger?: Stranger;
}

/** A request that only the owner of a token may make, without a valid one. */
export type Stranger = 'no-token' | 'bad-token' | 'altered-token' | 'unsigned-token';

export interface GivenResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Null where a recording left it out. */
  readonly body: Buffer | null;
}

export interface Exchange {
  readonly operation: Operation;
  readonly request: SentRequest;
  readonly response: GivenResponse;
  /** Absent in a recording. */
  readonly milliseconds?: number;
}

/** One violation of the contract in one exchange. */
export interface Drift {
  readonly kind: Kind;
  readonly operationId: string | null;
  readonly title: string;
  readonly status: number | null;
  /** JSON pointer into the violating body: of the answer, or of the request if the service accepted it. */
  readonly at: string;
  readonly place: Place;
  readonly message: string;
  /** Distinguishes violations that are equal in everything else. */
  readonly detail?: string;
  readonly request?: SentRequest;
  /** A warning, unless the run is strict. */
  readonly isWarning?: boolean;
}

/** A violation in an exchange, or in a request without an answer. */
export const driftIn = (
  { operation, request, response }: Pick<Exchange, 'operation' | 'request'> & Partial<Exchange>,
  given: Pick<Drift, 'kind' | 'place' | 'message'> & Partial<Drift>,
): Drift => ({
  ...{ operationId: operation.id, title: operation.title, status: response?.status ?? null, at: '', request },
  ...given,
});

/** A media type without parameters, in lower case; empty if there is none. */
export const mediaTypeOf = (headers: Headers): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The charset of a content type, in lower case; null if there is none. */
export const charsetOf = (headers: Headers): string | null =>
  /;\s*charset=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? null;

export const isJson = (mediaType: string): boolean => /[/+]json$/.test(mediaType);

/** The value of a JSON text, or undefined if it is invalid. */
export function parseJson(body: Buffer): { value: unknown; text: string } | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    // A byte order mark is a separate finding. The rest is read normally.
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return { value, text };
  } catch {
    return null;
  }
}

export type Kind =
  | 'missing-required'
  | 'wrong-type'
  | 'null'
  | 'unknown-enum-value'
  | 'known-value-case'
  | 'unknown-error-code'
  | 'undocumented-code'
  | 'says-nothing'
  | 'format-date-time'
  | 'format-uri'
  | 'format-other'
  | 'pattern'
  | 'length'
  | 'minimum-maximum'
  | 'min-items-max-items'
  | 'decimals'
  | 'unsafe-number'
  | 'duplicate-key'
  | 'byte-order-mark'
  | 'other-constraint'
  | 'extra-property'
  | 'undeclared-property'
  | 'write-only-field'
  | 'secret-field'
  | 'link'
  | 'page-ignored'
  | 'limit-ignored'
  | 'page-repeated'
  | 'total-too-low'
  | 'total-wrong'
  | 'page-not-first'
  | 'limit-capped'
  | 'entry-doubled'
  | 'date-ahead'
  | 'carried-out-twice'
  | 'not-shown'
  | 'shared-cache'
  | 'debug-trace'
  | 'foreign-message'
  | 'order'
  | 'implausible-date'
  | 'no-date-header'
  | 'undocumented-2xx'
  | 'undocumented-3xx'
  | 'undocumented-4xx'
  | 'undocumented-5xx'
  | 'body-not-documented'
  | 'wrong-content-type'
  | 'no-content-type'
  | 'wrong-charset'
  | 'missing-header'
  | 'bad-header'
  | 'empty-body'
  | 'invalid-json'
  | 'invalid-request-accepted'
  | 'auth-not-enforced'
  | 'valid-request-refused'
  | 'cors'
  | 'broken-promise'
  | 'undocumented-endpoint'
  | 'undocumented-parameter'
  | 'socket-payload'
  | 'no-answer';
