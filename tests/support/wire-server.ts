import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, vi } from 'vitest';
import { startLocalServer } from '../../tools/local-server.ts';

/** One request as received. */
export interface Received {
  method: string;
  /** Path and query as sent, not decoded. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Answers one request, or never answers. */
export type Answer = (response: ServerResponse, request: Received) => void;

export const json =
  (body: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

export const text =
  (body: string, status = 200, headers: Record<string, string> = { 'Content-Type': 'text/html' }): Answer =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

/** The only part of a multipart body. */
export async function partOf({ headers, body }: Received) {
  const type = { 'Content-Type': headers['content-type'] ?? '' };
  const parts = [...(await new Response(new Uint8Array(body), { headers: type }).formData())];
  const [[name, file] = []] = parts;
  if (!(file instanceof File)) throw new Error('The body holds no file');
  return {
    name,
    fileName: file.name,
    type: file.type,
    bytes: Buffer.from(await file.arrayBuffer()),
    parts: parts.length,
  };
}

export const silence: Answer = () => undefined;

export const cut: Answer = (response) => response.destroy();

/** Resolves when the condition holds. Uses real time, independent of fake clocks. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await turn();
}

/** Lets pending I/O arrive. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Lets everything arrive that is under way on this machine. */
export async function settle(): Promise<void> {
  for (let count = 0; count < 50; count += 1) await turn();
}

/** A real HTTP server on a free port that records its requests; `answer` answers them. */
export async function startWireServer() {
  const received: Received[] = [];
  const {
    server,
    url: origin,
    close,
  } = await startLocalServer((request, response) => {
    // A kept connection may die under the next request. A separate test covers that.
    response.shouldKeepAlive = false;
    response.on('close', () => {
      if (!response.writableEnded) wire.abandoned += 1;
    });
    const receive = (body: Buffer) => {
      const { method = '', url = '', headers } = request;
      const message = { method, url, headers, body };
      received.push(message);
      wire.answer(response, message);
    };
    // A request that the client aborts is not received.
    buffer(request).then(receive, () => undefined);
  });
  const wire = {
    origin,
    received,
    /** Number of requests that the client aborted before the answer was complete. */
    abandoned: 0,
    answer: silence,
    reset() {
      received.length = 0;
      wire.abandoned = 0;
      wire.answer = silence;
      server.closeAllConnections();
    },
    close,
  };
  return wire;
}

/** The settings that a test may change. */
interface WireSettings {
  apiBaseUrl?: string;
  idempotencyKey?: boolean | 'auto';
  truelinkSecret?: string;
}

/**
 * The backend of the app in one test file: a wire server that is reset after each test. Modules of the app are imported
 * after it, because it replaces their settings.
 */
export async function runningWire(differs: WireSettings = {}) {
  const wire = await startWireServer();
  const settings: WireSettings = { apiBaseUrl: wire.origin, idempotencyKey: false, ...differs };
  vi.doMock('../../src/settings.ts', () => ({ settings }));
  afterEach(() => wire.reset());
  afterAll(() => wire.close());
  return Object.assign(wire, { settings });
}
