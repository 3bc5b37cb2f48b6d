import createClient from 'openapi-fetch';
import type { paths } from '../../../../generated/api.ts';
import { timings } from '../../../lib/timings.ts';
import { settings } from '../../../settings.ts';
import { ApiError, failures } from '../api-error.ts';
import { counted } from './pending-calls.ts';
import { clientHeaders } from './client-headers.ts';
import { preferredAnswers } from './preferred-answers.ts';
import { readAnswer, unreadable, type ResponseSchema } from '../read/read.ts';
import { keepReceipt, timeIn } from './receipts.ts';
import { reportViolation } from '../read/contract-violations.ts';
import { session } from '../session/session.ts';
import type { Input, Operation, OperationTypes } from '../types.ts';

/** Options of one call. `fetch` replaces the transport (uploads with progress). */
export interface Transport {
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Replaces `readAnswer`. */
  read?: typeof readAnswer | undefined;
}

const client = createClient<paths>({
  baseUrl: settings.apiBaseUrl,
  headers: clientHeaders,
  cache: 'no-store',
});
client.use({
  onRequest({ request }) {
    const token = session.token();
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
  },
});
if (import.meta.env.DEV) {
  client.use({
    onRequest({ request, schemaPath }) {
      const preferred = preferredAnswers.get(`${request.method} ${schemaPath}`);
      if (preferred !== undefined) request.headers.set('Prefer', preferred);
    },
  });
}

interface Exchanged {
  response: Response;
  data?: unknown;
  error?: unknown;
}
// The operations table and the client's paths come from the same contract. TypeScript cannot relate them through a
// union of all operations, so send() declares the types itself. Literal calls with the
// client's own types would repeat method and path of each operation, and cost the compiler 23 times the instantiations.
const request = client.request as (method: string, path: string, init: object) => Promise<Exchanged>;

/** Aborts when the outer signal aborts or the time is up. */
function deadline(milliseconds: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
  };
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  const timer = setTimeout(abort, milliseconds);
  const clear = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, clear };
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

/** The parts that every Input may have. */
interface AnyInput {
  params?: object | undefined;
  body?: unknown;
}

/**
 * Whether a path parameter is empty, `.` or `..`. The URL parser would remove the segment and call another path
 * (R-085).
 */
const leadsElsewhere = ({ params = {} }: AnyInput) =>
  Object.values(params).some((parameter) => /^\.{0,2}$/.test(String(parameter)));

function fail(failure: ConstructorParameters<typeof ApiError>[0]): never {
  const error = new ApiError(failure);
  failures.announce(error);
  throw error;
}

/** Status and parsed body; status 0 without a complete answer in time. */
async function exchange(operation: Operation, input: AnyInput, transport: Transport) {
  const { params = {}, body } = input;
  const time = deadline(operation.timeout === 'upload' ? timings.upload : timings.http, transport.signal);
  try {
    const { response, data, error } = await request(operation.method, operation.path, {
      params: { path: params },
      body,
      parseAs: 'text',
      // Following a redirect would send the command a second time.
      redirect: operation.effect === 'command' ? 'error' : 'follow',
      signal: time.signal,
      ...(transport.fetch && { fetch: transport.fetch }),
      ...(transport.idempotencyKey !== undefined && { headers: { 'Idempotency-Key': transport.idempotencyKey } }),
    });
    const text = typeof data === 'string' ? data : undefined;
    return {
      status: response.status,
      body: response.ok ? parseJson(data) : error,
      text,
      server: timeIn(response.headers),
    };
  } catch {
    return { status: 0, body: unreadable, text: undefined, server: null };
  } finally {
    time.clear();
  }
}

/**
 * Makes one call of the contract and returns the validated body. Throws ApiError otherwise, after announcing the
 * failure once. Never retries. Times out after 60 s (uploads 300 s), including the body.
 */
export async function send<Op extends Operation>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  input: Input<Op['id']>,
  transport: Transport = {},
): Promise<OperationTypes[Op['id']]['response']> {
  const operationId = operation.id;
  if (leadsElsewhere(input)) fail({ operationId, outcome: 'refused', status: 0, code: 'NO_DATA' });
  if (transport.signal?.aborted) fail({ operationId, outcome: 'refused', status: 0 });
  const stillCurrent = session.stillCurrent();
  const { status, body, text, server } = await counted(exchange(operation, input, transport));
  const receipt = { server, device: Date.now(), monotonic: performance.now() };
  const { read = readAnswer } = transport;
  const reading = read(operation, schema, { status, body, text, receivedAt: server ?? receipt.device });
  if (reading.ok) {
    for (const each of reading.violations ?? []) reportViolation({ operationId, status, ...each }, body);
    keepReceipt(reading.body, receipt);
    return reading.body;
  }
  const { violation, ...failure } = reading;
  if (violation) reportViolation({ operationId, status, ...violation }, body);
  // An error answer that violates the contract.
  else if (status !== 0 && failure.code === undefined && failure.text === undefined) {
    const where =
      typeof body === 'object' ? { pointer: '/message', problem: 'missing' } : { pointer: '', problem: 'not JSON' };
    reportViolation({ operationId, status, ...where }, body);
  }
  // An answer to the token of an earlier session must not end the current one.
  const stale = !stillCurrent() && failure.code !== 'gone';
  return fail({ operationId, status, ...failure, ...(stale && { code: undefined, text: undefined }) });
}
