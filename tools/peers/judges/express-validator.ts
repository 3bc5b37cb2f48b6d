import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startLocalServer } from '../../local-server.ts';
import type { ForwardedExchange } from '../drift-proxy.ts';
import type { Complaint, Judge } from './judge.ts';
import { jsonOf } from './json-of.ts';
import { repeat } from './repeat.ts';

export const expressValidatorPackages = { express: '5.3.0', 'express-openapi-validator': '5.6.2' };

type Reply = ServerResponse & { json: (value: unknown) => void };
type Handler = (request: IncomingMessage, response: Reply, next: (problem?: unknown) => void) => void;
type Failure = (problem: Error, ...rest: Parameters<Handler>) => void;

interface Express {
  (): RequestListener & { use(handler: Handler | Handler[] | Failure): void };
  json(): Handler;
  text(): Handler;
}

/** express-openapi-validator: a middleware for Express, used here in a service that replays the recorded answers. */
export function expressValidator(contract: string, folder: string): Judge {
  const load = createRequire(join(folder, 'package.json'));
  const express = load('express') as Express; // the parts used here
  const { middleware } = load('express-openapi-validator') as { middleware: (options: object) => Handler[] };
  return { name: 'express-openapi-validator', complaints };

  async function complaints(traffic: readonly ForwardedExchange[]): Promise<Complaint[][]> {
    let current: ForwardedExchange | null = null;
    let said: Complaint[] = [];
    const app = express();
    app.use(express.json());
    app.use(express.text());
    app.use(
      middleware({
        apiSpec: contract,
        validateRequests: true,
        validateResponses: { onError: ({ message }: Error) => said.push({ about: 'answer', text: message }) },
        // Accepts every token, because the middleware only checks that there is one.
        validateSecurity: { handlers: { bearerAuth: () => true } },
      }),
    );
    app.use((_: IncomingMessage, response: Reply) => {
      if (current) give(response, current);
    });
    app.use(({ message }: Error, _: IncomingMessage, response: Reply, next: () => void) => {
      said.push({ about: 'request', text: message });
      if (current && !response.headersSent) give(response, current);
      else next();
    });
    const { url, close } = await startLocalServer(app);
    const all: Complaint[][] = [];
    for (const exchange of traffic) {
      current = exchange;
      said = [];
      await repeat(url, exchange);
      all.push(said);
    }
    await close();
    return all;
  }
}

/** Sends JSON through Express, so that the middleware sees it; sends anything else unchanged. */
function give(response: Reply, { answer }: ForwardedExchange): void {
  if (answer.status === 0) {
    response.destroy();
    return;
  }
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  const value = answer.headers['content-type'] === undefined ? undefined : jsonOf(answer.body);
  if (value !== undefined) response.json(value);
  else response.end(answer.body);
}
