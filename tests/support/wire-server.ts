import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as it came over the wire. */
export interface Received {
  method: string;
  /** Path and query as sent, not decoded. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Answers one request, or leaves it without an answer. */
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

/** Reads the request and says nothing. */
export const silence: Answer = () => undefined;

/** Resolves once the condition holds; real time, whatever a test does to its clock. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await turn();
}

/** Lets everything that is already on its way arrive. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A real HTTP server on a free port that records what it is sent; every request is answered by `answer`. */
export async function startWireServer() {
  const received: Received[] = [];
  const wire = {
    origin: '',
    received,
    /** Requests that the client hung up on before their answer was whole. */
    abandoned: 0,
    answer: silence,
    reset() {
      received.length = 0;
      wire.abandoned = 0;
      wire.answer = silence;
      server.closeAllConnections();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    // A connection that is kept may die under the next request, which is a test of its own.
    response.shouldKeepAlive = false;
    response.on('close', () => {
      if (!response.writableEnded) wire.abandoned += 1;
    });
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const message = { method, url, headers, body: Buffer.concat(chunks) };
      received.push(message);
      wire.answer(response, message);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // an address with a port, because it listens on one
  wire.origin = `http://127.0.0.1:${port}`;
  return wire;
}
