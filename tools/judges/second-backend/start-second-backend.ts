import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { operations, root, type Operation } from '../../../tests/support/contract.ts';
import type { SiteRules } from '../../hosting/site-rules.ts';

/** An answer of the service; `body` undefined for none. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Changes the answer of an operation. */
export type Change = (operation: Operation, answer: Answer) => Answer;

interface Reply {
  code: (status: number) => Reply;
  header: (name: string, value: string) => Reply;
  serializer: (write: (body: unknown) => string) => Reply;
  send: (body?: unknown) => Reply;
  raw: { sendDate: boolean };
}
interface Fastify {
  addContentTypeParser: (type: string, options: object, parse: (...parameters: unknown[]) => unknown) => void;
  register: (plugin: unknown, options: object) => Promise<void>;
  setNotFoundHandler: (handler: (request: { url: string }, reply: Reply) => unknown) => void;
  listen: (options: { port: number; host: string }) => Promise<string>;
  close: () => Promise<void>;
}

const site = join(root, 'dist/sandbox');
const types: Record<string, string> = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' },
  ...{ '.json': 'application/json', '.woff2': 'font/woff2', '.png': 'image/png', '.webmanifest': 'application/json' },
};

/** The first example of an operation's success. */
function exampleOf({ id, responses }: Operation): Answer {
  const success = responses.find(({ status }) => status === '200');
  const [example] = Object.values(success?.examples ?? {});
  if (example === undefined) throw new Error(`openapi.yaml has no example of ${id}`);
  return { status: 200, body: example };
}

/**
 * A service that shares no code with the sandbox: fastify-openapi-glue makes it from openapi.yaml, which also refuses
 * what the contract refuses. Every operation answers its first example, changed by `change`. It serves the built app.
 */
export async function startSecondBackend(folder: string) {
  const load = createRequire(join(folder, 'package.json'));
  const fastify = load('fastify') as (options: object) => Fastify; // as documented
  const glue = (await import(pathToFileURL(load.resolve('fastify-openapi-glue')).href)) as { default: unknown }; // as documented
  const { headers, pages, notFound } = JSON.parse(readFileSync(join(site, 'headers.json'), 'utf8')) as SiteRules; // written by the build
  const service = { change: ((_operation, answer) => answer) as Change, withDate: true };

  const app = fastify({ ajv: { customOptions: { strict: false } }, bodyLimit: 2 ** 24 });
  // A file is not examined: the app's tests do that.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (...[, , done]) => {
    (done as (problem: null, body: object) => void)(null, { file: 'a file' }); // fastify's callback
  });
  const serviceHandlers = Object.fromEntries(
    operations.map((operation) => [
      operation.id,
      async (_request: unknown, reply: Reply) => {
        const { status, body } = service.change(operation, exampleOf(operation));
        reply.raw.sendDate = service.withDate;
        reply.code(status);
        if (body === undefined) return reply.send();
        // Fastify would drop what the contract does not have.
        return reply.header('Content-Type', 'application/json').serializer(JSON.stringify).send(body);
      },
    ]),
  );
  await app.register(glue.default, { specification: join(root, 'openapi.yaml'), serviceHandlers });
  app.setNotFoundHandler(({ url }, reply) => {
    const path = url.split('?')[0] ?? '';
    const file = pages[path] ?? path;
    const isThere = extname(file) !== '' && existsSync(join(site, file));
    const given = isThere ? file : notFound;
    for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    return reply
      .code(isThere ? 200 : 404)
      .header('Content-Type', types[extname(given)] ?? 'application/octet-stream')
      .send(readFileSync(join(site, given)));
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, service, close: () => app.close() };
}

export type SecondBackend = Awaited<ReturnType<typeof startSecondBackend>>;
