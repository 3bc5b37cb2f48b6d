import type { IncomingMessage } from 'node:http';
import { startLocalServer } from '../../local-server.ts';
import type { ForwardedExchange } from '../drift-proxy.ts';

/** A server that returns recorded answers; `choose` selects the answer. */
export const startReplay = (choose: (request: IncomingMessage) => ForwardedExchange | null) =>
  startLocalServer((request, response) => {
    request.resume().on('end', () => {
      const answer = choose(request)?.answer;
      if (!answer || answer.status === 0) response.destroy();
      else response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
