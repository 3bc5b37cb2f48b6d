import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import { forwardRequest } from '../../tools/forward-request.ts';
import { startLocalServer } from '../../tools/local-server.ts';
import { driftOf } from './drift-run.ts';

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

/** A proxy in front of the sandbox that can change answers, so that they violate the contract. */
async function startDriftProxy(target: string) {
  let changed: { request: string; change: Change } | undefined;
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const plain = { ...request.headers, 'accept-encoding': 'identity' };
    const given = await forwardRequest(target, { method: request.method, url: request.url, headers: plain }, body);
    const kept = Object.entries(given.headers).filter(
      ([name]) => !/^(content-length|transfer-encoding|connection)$/.test(name),
    );
    const headers = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
    const answer: ForwardedAnswer = { ...given, headers };
    if (changed?.request === `${request.method} ${request.url}`) {
      changed.change(answer, { headers: request.headers, body });
    }
    // The answer has the Date of the service, unless a change removed it.
    response.sendDate = false;
    if (answer.status === 0) response.destroy();
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  }
  const { url, close } = await startLocalServer((request, response) => void serve(request, response));
  return {
    url,
    /** Changes the answers to `GET /api/…` from now on; all others stay unchanged. */
    only(request: string, change: Change) {
      changed = { request, change };
    },
    close,
  };
}

/** One drift proxy per test file, in front of the sandbox. */
export function runningDriftProxy(sandbox: () => { url: string }) {
  let proxy: Awaited<ReturnType<typeof startDriftProxy>>;
  beforeAll(async () => {
    proxy = await startDriftProxy(sandbox().url);
  });
  afterAll(() => proxy.close());

  /** The drift of an operation after a change of the answers to its request. */
  async function driftAfter(request: string, operation: string, change: Change) {
    proxy.only(request, change);
    return driftOf(proxy.url, operation);
  }

  return Object.assign(() => proxy, { driftAfter });
}
