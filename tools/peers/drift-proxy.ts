import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { forwardRequest } from '../forward-request.ts';
import { startLocalServer } from '../local-server.ts';

/** An answer that the proxy may change before the client gets it. */
export interface ForwardedAnswer {
  /** HTTP status; 0 closes the connection without an answer. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
}

interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Change = (answer: ForwardedAnswer, asked: Asked) => void;

/** Changes the JSON of a success. */
export const inJson =
  (change: (body: Record<string, unknown>) => void): Change =>
  (answer) => {
    if (answer.status !== 200) return;
    const body = JSON.parse(answer.body.toString()) as Record<string, unknown>; // the sandbox answers objects
    change(body);
    answer.body = Buffer.from(JSON.stringify(body));
  };

/** A request, and the answer that the client gets. */
export interface ForwardedExchange {
  readonly method: string;
  readonly url: string;
  readonly asked: Asked;
  readonly answer: ForwardedAnswer;
}

/** A proxy in front of the sandbox that can change answers, so that they violate the contract. */
export async function startDriftProxy(target: string, watch: (exchange: ForwardedExchange) => void = () => undefined) {
  const changes = new Map<string, Change>();
  const { url, close } = await startLocalServer((request, response) => void serve(request, response));
  return {
    url,
    /** Changes the answers to `GET /api/…` from now on; all others stay unchanged. */
    only(request: string, change: Change) {
      changes.clear();
      changes.set(request, change);
    },
    unchanged: () => changes.clear(),
    close,
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    const asked = { headers, body: await buffer(request) };
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const {
      status,
      headers: given,
      body,
    } = await forwardRequest(target, { method, url: path, headers: plain }, asked.body);
    const kept = Object.entries(given).filter(
      ([name]) => !/^(content-length|transfer-encoding|connection)$/.test(name),
    );
    const answer = { status, headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), body };
    changes.get(`${method} ${path}`)?.(answer, asked);
    watch({ method, url: path, asked, answer });
    if (answer.status === 0) response.destroy();
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  }
}
