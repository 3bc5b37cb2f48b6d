import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { operations, type OperationId, type Operations } from '../../generated/operations.ts';
import { answer, refusalAnswer } from './answer.ts';
import { namedAnswers } from './contract-example.ts';
import { hasAnswer, runsHandler, type Fault } from './faults.ts';
import { largestBody, readBody, tooLarge } from './request-body.ts';
import { bodyToLog, logRequest } from './request-log.ts';
import type { Service } from './service.ts';
import type { Answer, World } from './state/world.ts';

interface Env {
  Bindings: HttpBindings;
}

/** The address as sent; Hono decodes its own path. */
const rawPath = (c: Context<Env>) => c.env.incoming.url ?? c.req.path;

/** The response, with the time of the sandbox's clock. */
function send(
  { clock, deviations }: World,
  { status, body, honouredKey }: Answer,
  contentType = 'application/json',
): Response {
  const headers = {
    'Content-Type': contentType,
    'Cache-Control': 'no-store',
    Date: new Date(clock.now() + deviations.dateAheadMs).toUTCString(),
    ...(status === 429 && { 'Retry-After': '60' }),
    ...(honouredKey !== undefined && { 'Idempotency-Key': honouredKey }),
  };
  if (status === 204 || status === 304) return new Response(null, { status, headers });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  // With its length known, an answer of less than 1 kB is sent uncompressed.
  return new Response(text, { status, headers: { ...headers, 'Content-Length': `${Buffer.byteLength(text)}` } });
}

function faultAnswer(id: OperationId, { code, example, status, body }: Fault): Answer {
  if (example !== undefined) {
    const answer = namedAnswers(id).find(({ name }) => name === example);
    if (answer) return { status: status ?? answer.status, body: answer.value };
  }
  const coded = refusalAnswer(code ?? 'INTERNAL_SERVER_ERROR');
  return {
    status: status ?? (code === undefined ? 200 : coded.status),
    body: body === undefined ? (status === 204 ? null : coded.body) : body,
  };
}

interface Asked {
  readonly operation: Operations[OperationId];
  readonly isTooLarge?: boolean;
}

async function serve(service: Service, { operation, isTooLarge }: Asked, c: Context<Env>): Promise<Response> {
  const { method, headers } = c.req.raw;
  const entry = logRequest(service.requests, { operationId: operation.id, method, path: rawPath(c), headers });
  const body = isTooLarge ? tooLarge : await readBody(c.req.raw, operation.body).catch(() => null);
  // The client disconnected while sending.
  if (!body) return new Response(null, RESPONSE_ALREADY_SENT);
  entry.body = bodyToLog(body.logged);
  const fault = service.faults.take(operation.id);
  const request = {
    params: c.req.param(),
    body,
    authorization: c.req.header('Authorization'),
    client: c.req.header('X-Client'),
    idempotencyKey: c.req.header('Idempotency-Key'),
  };
  const given = runsHandler(fault) ? await answer(service, operation, request) : null;
  if (fault?.delayMs) await sleep(fault.delayMs, undefined, { ref: false });
  if (fault?.connection === 'never') return new Promise(() => {});
  if (fault?.connection) {
    c.env.incoming.socket.destroy();
    return new Response(null, RESPONSE_ALREADY_SENT);
  }
  const own = given && !(fault && hasAnswer(fault)) ? given : faultAnswer(operation.id, fault ?? {});
  entry.status = own.status;
  return send(service.world, own, fault?.contentType);
}

/** The contract's operations under /api. Any other path is an error. */
export function createRouter(service: Service): Hono<Env> {
  const router = new Hono<Env>();
  for (const operation of Object.values(operations)) {
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    const limit = bodyLimit({
      maxSize: largestBody,
      onError: (c: Context<Env>) => serve(service, { operation, isTooLarge: true }, c),
    });
    router.on(operation.method.toUpperCase(), path, limit, (c) => serve(service, { operation }, c));
  }
  router.all('/api/*', (c) => {
    const { method, headers } = c.req.raw;
    const entry = logRequest(service.requests, { operationId: null, method, path: rawPath(c), headers });
    entry.status = 404;
    const where = `${method} ${rawPath(c)}`;
    service.violations.add({ kind: 'unknown', where, pointer: '', message: 'not in the contract' });
    const body = { message: `openapi.yaml has no ${method} ${c.req.path}` };
    return send(service.world, { status: 404, body });
  });
  return router;
}
