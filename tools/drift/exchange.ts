import type { Operation } from './contract.ts';
import type { Kind } from './kinds.ts';
import type { Place } from './documents.ts';

/** Header names are lower case. */
export type Headers = Readonly<Record<string, string>>;

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  /** Path parameters as they are meant, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** The contract's path, `/api/slips/{id}`, by which the parameters are found in the address. */
  readonly template?: string;
  readonly headers: Headers;
  /** Null for none, and for one that a recording left out. */
  readonly body: Buffer | null;
  /** Whether a recording left out what this request was authorized with, or its body. */
  readonly unknown?: { readonly authorization: boolean; readonly body: boolean };
}

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
}

/** One breach of the contract, as it was met. */
export interface Drift {
  readonly kind: Kind;
  readonly operationId: string | null;
  /** `GET /api/wallet`. */
  readonly title: string;
  readonly status: number | null;
  /** JSON pointer into the body that breaks the contract: the answer's, or the request's where that was accepted. */
  readonly at: string;
  readonly place: Place;
  /** One sentence. */
  readonly message: string;
  /** Tells drifts apart that are alike in everything else. */
  readonly detail?: string;
  readonly request?: SentRequest;
}

/** A media type without its parameters, in lower case; empty for none. */
export const mediaTypeOf = (headers: Headers): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The charset that a content type names, in lower case; null for none. */
export const charsetOf = (headers: Headers): string | null =>
  /;\s*charset=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? null;

export const isJson = (mediaType: string): boolean => /[/+]json$/.test(mediaType);

/** The value of a JSON text, or nothing where it is none. */
export function parseJson(body: Buffer): { value: unknown; text: string } | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    // A byte order mark is a fault of its own, and the rest is read all the same.
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return { value, text };
  } catch {
    return null;
  }
}
