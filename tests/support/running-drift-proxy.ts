import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import { operations, type OperationId } from '../../generated/operations.ts';
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

export interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Change = (answer: ForwardedAnswer, asked: Asked) => unknown;

/** Changes the JSON of a success. */
export const inJson =
  (change: (body: Record<string, unknown>) => void): Change =>
  (answer) => {
    if (answer.status !== 200) return;
    const body = JSON.parse(answer.body.toString()) as Record<string, unknown>; // the sandbox answers objects
    change(body);
    answer.body = Buffer.from(JSON.stringify(body));
  };

/** A proxy in front of the sandbox that can change answers, so that they violate the contract. One per test file. */
export function runningDriftProxy(sandbox: () => { url: string }) {
  let proxy: Awaited<ReturnType<typeof startLocalServer>>;
  let changed: { operation: Operation | null; change: Change } | undefined;
  beforeAll(async () => {
    proxy = await startLocalServer((request, response) => void serve(request, response));
  });
  afterAll(() => proxy.close());

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const body = await buffer(request);
    const plain = { ...request.headers, 'accept-encoding': 'identity' };
    const given = await forwardRequest(sandbox().url, { method, url, headers: plain }, body);
    const kept = Object.entries(given.headers).filter(
      ([name]) => !/^(content-length|transfer-encoding|connection)$/.test(name),
    );
    const headers = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
    const answer: ForwardedAnswer = { ...given, headers };
    if (changed && (!changed.operation || isFor(changed.operation, method, url)))
      await changed.change(answer, { method, url, headers: request.headers, body });
    // The answer has the Date of the service, unless a change removed it.
    response.sendDate = false;
    if (answer.status === 0) response.destroy();
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  /** Changes the answers of an operation from now on; all others stay unchanged. */
  function only(id: OperationId, change: Change): void {
    changed = { operation: operations[id], change };
  }

  /** Changes the answers of all operations from now on. */
  function every(change: Change): void {
    changed = { operation: null, change };
  }

  /** The drift of an operation after a change of its answers. */
  function driftAfter(id: OperationId, change: Change, ...words: string[]) {
    only(id, change);
    return driftOf(proxy.url, id, ...words);
  }

  return { url: () => proxy.url, only, every, driftAfter };
}

type Operation = (typeof operations)[OperationId];

const isFor = ({ method, path }: Operation, asked: string, url: string) =>
  method.toUpperCase() === asked && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(url);
