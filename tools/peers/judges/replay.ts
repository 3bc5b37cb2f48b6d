import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ForwardedExchange } from '../drift-proxy.ts';

/** A server that returns recorded answers; `choose` selects the answer. */
export async function startReplay(choose: (request: IncomingMessage) => ForwardedExchange | null) {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const answer = choose(request)?.answer;
      if (!answer || answer.status === 0) response.destroy();
      else response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // a listening TCP server has a port
  return { url: `http://127.0.0.1:${port}`, close: () => server.close().closeAllConnections() };
}
