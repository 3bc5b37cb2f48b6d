import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes a socket after this long without traffic: before a request, in the middle of one, or between two. A request
 * that has arrived completely may wait for its answer without limit. The chat's WebSockets have their own timers.
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
