import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { operations, root, type Operation } from '../../../tests/support/contract.ts';
import { openPage } from '../../open-page.ts';
import { load, type Finding } from '../judge.ts';

/** An answer of the service; `body` undefined for none. */
type Answer = { status: number; body: unknown };
export type Change = (operation: Operation, answer: Answer) => Answer;

type Reply = { code(status: number): Reply; header(name: string, value: string): Reply; send(body?: Buffer): Reply };
interface Fastify {
  addContentTypeParser: (type: string, options: object, parse: () => Promise<object>) => void;
  register: (plugin: unknown, options: object) => Promise<void>;
  listen: (options: { port: number; host: string }) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * A service that shares no code with the sandbox: fastify-openapi-glue makes it from openapi.yaml, which also refuses
 * what the contract refuses. Every operation answers its first example, changed by `change`.
 */
export async function startSecondBackend(folder: string) {
  const fastify = load(folder, 'fastify') as (options: object) => Fastify; // as documented
  const glue = load(folder, 'fastify-openapi-glue') as { default: unknown }; // as documented
  const service: { change: Change } = { change: (_, answer) => answer };

  const app = fastify({ ajv: { customOptions: { strict: false } }, bodyLimit: 2 ** 24 });
  // A file is not examined: the app's tests do that.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, () => Promise.resolve({ file: 'a file' }));
  const serviceHandlers = Object.fromEntries(
    operations.map((operation) => [
      operation.id,
      async (_request: unknown, reply: Reply) => {
        const [example] = Object.values(operation.responses.find(({ status }) => status === '200')?.examples ?? {});
        const { status, body } = service.change(operation, { status: 200, body: structuredClone(example) });
        reply.code(status);
        if (body === undefined) return reply.send();
        // As bytes, because Fastify would drop what the contract does not have.
        return reply.header('Content-Type', 'application/json').send(Buffer.from(JSON.stringify(body)));
      },
    ]),
  );
  await app.register(glue.default, { specification: join(root, 'openapi.yaml'), serviceHandlers });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, service, close: () => app.close() };
}

type SecondBackend = Awaited<ReturnType<typeof startSecondBackend>>;

/** Walks through the app of a site on the second backend, and returns the number of its steps. */
export type Walk = (
  browser: Browser,
  site: string,
  backend: SecondBackend,
  add: (finding: Finding) => void,
) => Promise<number>;

/**
 * A page of a signed-in member in English. The site is that of the sandbox; every call goes to the second backend.
 * `problems` collects uncaught errors and what the console reports.
 */
export async function openMember(browser: Browser, site: string, backend: SecondBackend) {
  const stored = { locale: 'en', token: 'a-token-of-the-second-backend' };
  const page = await openPage(browser, stored, { baseURL: site, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await page.route(`${site}/api/**`, (route) =>
    route.continue({ url: route.request().url().replace(site, backend.url) }),
  );
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // Answers with an error status, and the chat's socket, which this backend does not have.
    const isExpected = /^Failed to load resource|socket\.io|Permissions-Policy/.test(message.text());
    if (message.type() === 'error' && !isExpected) problems.push(message.text());
  });
  return { page, problems };
}
