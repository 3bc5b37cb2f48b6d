import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface ReceivedRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** An answer as it came, still compressed. */
export interface ReceivedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Headers for a message that is sent on with its whole body: without those of the connection that it came on. */
export function forwardedHeaders(headers: IncomingHttpHeaders, body: Buffer): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => name !== 'connection' && name !== 'transfer-encoding');
  return { ...Object.fromEntries(kept), ...(body.length > 0 && { 'content-length': String(body.length) }) };
}

export function forwardRequest(
  target: string,
  { method, url = '/', headers }: ReceivedRequest,
  body: Buffer,
): Promise<ReceivedAnswer> {
  return new Promise((resolve, reject) => {
    const options = { method, headers: forwardedHeaders(headers, body) };
    const upstream = ask(new URL(url, target), options, (answer) => {
      const { statusCode: status = 502, headers: given } = answer;
      buffer(answer).then((whole) => resolve({ status, headers: given, body: whole }), reject);
    });
    upstream.once('error', reject).end(body);
  });
}
