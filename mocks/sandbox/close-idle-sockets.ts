import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes a socket on which nothing has moved for so long: one that never asks, that stops in the middle of a request, or that is
 * kept between two requests. A request that has arrived whole may wait for its answer as long as it takes. The chat's WebSockets
 * have timers of their own.
 */
export function closeIdleSockets(server: Server, idleMs: number): void {
  const latest = new WeakMap<Socket, IncomingMessage>();
  const answered = new WeakSet<IncomingMessage>();
  server.on('request', (request, response) => {
    latest.set(request.socket, request);
    response.once('close', () => answered.add(request));
  });
  server.keepAliveTimeout = idleMs;
  server.setTimeout(idleMs, (socket) => {
    const request = latest.get(socket);
    const waitsForAnswer = request?.complete && !answered.has(request);
    if (!waitsForAnswer) socket.destroy();
  });
}
