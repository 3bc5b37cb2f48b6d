import { once } from 'node:events';
import type { createServer, IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '../..');

/** What `tests/support/observed.ts` sends. Bodies are base64. */
export interface Observed {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  answer: { status: number; headers: Record<string, string>; body: string };
}

const noAnswer: Observed['answer'] = { status: 500, headers: {}, body: '' };

/** The JSON text of an answer. */
function textOf({ headers, body }: Observed['answer']): string {
  const bytes = Buffer.from(body, 'base64');
  const isCompressed = headers['content-encoding'] === 'gzip';
  return (isCompressed ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** A breach as the validator reports it. */
interface Breach {
  message: string;
  /** 4xx for a request. */
  status?: number;
  errors?: { path: string; message: string }[];
}

interface ExpressResponse {
  status: (status: number) => ExpressResponse;
  set: (name: string, value: string) => ExpressResponse;
  json: (body: unknown) => void;
  end: () => void;
}
type Next = (problem?: unknown) => void;
type Handler = (request: IncomingMessage, response: ExpressResponse, next: Next) => void;
type ErrorHandler = (problem: Breach, request: IncomingMessage, response: ExpressResponse, next: Next) => void;

interface Express {
  (): {
    use: (handler: Handler[] | ErrorHandler) => void;
    listen: (port: number, host: string) => ReturnType<typeof createServer>;
  };
  json: () => Handler;
}
interface Validator {
  middleware: (options: object) => Handler[];
}

const exchangeHeader = 'x-observed-exchange';
/** Headers of a connection, which a new request has of its own. */
const hopByHop = /^(host|connection|content-length|transfer-encoding|keep-alive|accept-encoding|expect|upgrade)$/;

const text = (breach: Breach) =>
  breach.errors?.map(({ path, message }) => `${path} ${message}`).join('; ') || breach.message;

/**
 * A service of express whose only part is the validator. It gets each request as the app sent it, and answers as the
 * sandbox did.
 */
export async function startValidatingService(
  folder: string,
  onBreach: (exchange: Observed, direction: 'request' | 'answer', message: string) => void,
) {
  const load = createRequire(join(folder, 'package.json'));
  const express = load('express') as Express; // as documented
  const validator = load('express-openapi-validator') as Validator; // as documented
  const observed = new Map<string, Observed>();
  const idOf = (request: IncomingMessage) => String(request.headers[exchangeHeader]);
  const app = express();
  app.use([express.json()]);
  app.use(
    validator.middleware({
      apiSpec: join(root, 'openapi.yaml'),
      validateRequests: true,
      validateResponses: true,
      // Whether a token is valid is the sandbox's business.
      validateSecurity: false,
    }),
  );
  app.use([
    (request, response) => {
      const { answer = noAnswer } = observed.get(idOf(request)) ?? {};
      const body = textOf(answer);
      response.status(answer.status).set('Content-Type', answer.headers['content-type'] ?? '');
      if (body === '') response.end();
      else response.json(JSON.parse(body));
    },
  ]);
  // Express recognises a handler of errors by its four parameters.
  app.use((breach, request, response, _next) => {
    const exchange = observed.get(idOf(request));
    if (exchange) onBreach(exchange, (breach.status ?? 500) < 500 ? 'request' : 'answer', text(breach));
    response.status(599).end();
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has a port
  return {
    async judge(exchange: Observed): Promise<void> {
      const id = String(observed.size);
      observed.set(id, exchange);
      const headers = Object.entries(exchange.headers).filter(([name]) => !hopByHop.test(name));
      const body = Buffer.from(exchange.body, 'base64');
      await fetch(`http://127.0.0.1:${port}${exchange.url}`, {
        method: exchange.method,
        headers: { ...Object.fromEntries(headers), [exchangeHeader]: id },
        ...(body.length > 0 && { body }),
      });
    },
    close: () => server.close(),
  };
}
