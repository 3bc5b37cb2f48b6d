import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { forwardedHeaders, forwardRequest, type ReceivedAnswer } from '../../tools/forward-request.ts';
import { startLocalServer } from '../../tools/local-server.ts';

/** A network fault, and whether the server behind receives the request. */
interface WireFault {
  applied: boolean;
  /** How often the server receives it, as when a browser repeats it by itself. The last answer counts. */
  times?: number;
  /** Replaces the server's answer. `given` is the server's own answer, if it received the request. */
  answer: (response: ServerResponse, given: ReceivedAnswer) => void;
}

const cut = (response: ServerResponse) => response.socket?.destroy();

const says =
  (status: number, body: unknown, contentType = 'application/json') =>
  (response: ServerResponse) => {
    response
      .writeHead(status, { 'Content-Type': contentType })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Half of the body with the Content-Length of the whole. */
function truncate(response: ServerResponse, { status, headers, body }: ReceivedAnswer) {
  response.writeHead(status, { ...forwardedHeaders(headers, body), 'Content-Length': body.length });
  response.write(body.subarray(0, Math.ceil(body.length / 2)), () => cut(response));
}

function pass(response: ServerResponse, { status, headers, body }: ReceivedAnswer) {
  response.writeHead(status, forwardedHeaders(headers, body)).end(body);
}

/** All ways in which an answer can be lost, damaged or be a refusal. */
export const wireFaults = {
  'refused before sending': { applied: false, answer: cut },
  'applied then reset': { applied: true, answer: cut },
  'truncated body': { applied: true, answer: truncate },
  'invalid JSON': { applied: true, answer: says(200, '{"message":"OK"') },
  'HTML 200': { applied: false, answer: says(200, '<h1>Sign in to the Wi-Fi</h1>', 'text/html') },
  'request timeout': { applied: true, answer: says(408, { message: 'Request Timeout' }) },
  'bad gateway': { applied: true, answer: says(502, '<h1>502 Bad Gateway</h1>', 'text/html') },
  'raw text 500': { applied: true, answer: says(500, { message: 'ORA-00001: transfer failed' }) },
  'broken schema': { applied: true, answer: says(200, ['neither', 'shape']) },
  'rate limit': { applied: false, answer: says(429, { message: 'REQUEST_LIMIT' }) },
  'never answers': { applied: true, answer: () => undefined },
  'invalid token': { applied: false, answer: says(401, { message: 'invalid-token' }) },
  gone: { applied: false, answer: says(410, { message: 'gone' }) },
} as const satisfies Record<string, WireFault>;

export type WireFaultName = keyof typeof wireFaults;

/** Faults of a browser that repeats a request by itself: the last answer arrives. */
const repeatFaults = {
  'applied twice': { applied: true, times: 2, answer: pass },
} as const satisfies Record<string, WireFault>;

type FaultName = WireFaultName | keyof typeof repeatFaults;
const allFaults: Record<FaultName, WireFault> = { ...wireFaults, ...repeatFaults };

/**
 * What happens to the header Idempotency-Key: `ignored`, the request loses it, so the service does not know it; `silent`,
 * the answer loses it; `promised`, the request loses it and the answer has it nevertheless.
 */
type KeyFate = 'kept' | 'ignored' | 'silent' | 'promised';

interface Options {
  /** Default: kept. May be changed later with `keys`. */
  keys?: KeyFate;
  /** Keeps connections open between requests. When such a connection dies, a browser repeats the request by itself. */
  keepAlive?: boolean;
  /** Removes the Content-Security-Policy from every page, to show what holds without it. */
  withoutPolicy?: boolean;
  /** Called with every request and its answer, as they came. */
  onExchange?: (exchange: Exchange) => void;
}

/** A request that arrived, and the answer of the server behind. */
export interface Exchange {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
  answer: ReceivedAnswer;
}

/** Whether a request matches; `*` at the end matches any rest. */
const isMeant = (request: string, wanted: string) =>
  wanted.endsWith('*') ? request.startsWith(wanted.slice(0, -1)) : request === wanted;

/** A proxy in front of the sandbox for page and API. It can apply a fault to the next request of a path. */
export async function startFaultProxy(
  target: string,
  { keys = 'kept', keepAlive = false, withoutPolicy = false, onExchange }: Options = {},
) {
  const waiting = new Map<string, { name: FaultName; left: number }>();
  const arrived: string[] = [];
  const held = new Map<string, Promise<void>>();
  const heldAnswers = new Map<string, Promise<void>>();
  let fate = keys;

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const given = `${request.method} ${request.url}`;
    arrived.push(given);
    const [wanted, next] = [...waiting].find(([each]) => isMeant(given, each)) ?? [];
    if (wanted !== undefined && next) {
      next.left -= 1;
      if (next.left === 0) waiting.delete(wanted);
    }
    response.shouldKeepAlive = keepAlive;
    const body = await buffer(request);
    await [...held].find(([each]) => isMeant(given, each))?.[1];
    const fault = next && allFaults[next.name];
    const nothing: ReceivedAnswer = { status: 502, headers: {}, body: Buffer.alloc(0) };
    const { 'idempotency-key': key, ...others } = request.headers;
    const isHidden = fate === 'ignored' || fate === 'promised';
    const sent = isHidden ? { method: request.method, url: request.url, headers: others } : request;
    let answer = nothing;
    const times = fault?.times ?? (!fault || fault.applied ? 1 : 0);
    for (let time = 0; time < times; time += 1) {
      if (time > 0) await heldAnswers.get(given);
      answer = await forwardRequest(target, sent, body);
    }
    await heldAnswers.get(given);
    if (fate === 'silent') delete answer.headers['idempotency-key'];
    if (fate === 'promised' && key !== undefined) answer.headers['idempotency-key'] = String(key);
    onExchange?.({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body, answer });
    if (fault) {
      fault.answer(response, answer);
      return;
    }
    const headers = forwardedHeaders(answer.headers, answer.body);
    if (withoutPolicy) delete headers['content-security-policy'];
    response.writeHead(answer.status, headers).end(answer.body);
  }

  const { server, url, close } = await startLocalServer((request, response) => {
    serve(request, response).catch(() => cut(response));
  });
  // WebSocket upgrades are passed through unchanged.
  server.on('upgrade', ({ method, url: path, rawHeaders }: IncomingMessage, socket, head: Buffer) => {
    const { hostname, port } = new URL(target);
    const upstream = connect(Number(port), hostname);
    const fields = rawHeaders.map((text, index) => (index % 2 === 0 ? `\r\n${text}: ` : text));
    upstream.write(`${method} ${path} HTTP/1.1${fields.join('')}\r\n\r\n`);
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  });
  return {
    url,
    /** Applies the fault to the next request, or requests, of `POST /api/…`. */
    next(request: string, fault: FaultName, times = 1) {
      waiting.set(request, { name: fault, left: times });
    },
    /** Changes what happens to keys from now on. */
    keys(next: KeyFate) {
      fate = next;
    },
    /** Removes all faults. */
    heal() {
      waiting.clear();
    },
    /** Holds requests of `GET /api/…` until the returned function is called. */
    hold: (request: string) => holdIn(held, request),
    /** Holds the answers to `POST /api/…`, and its repetitions, until the returned function is called. */
    holdAnswer: (request: string) => holdIn(heldAnswers, request),
    /** How often a request has arrived, including repeated ones. */
    count: (request: string) => arrived.filter((each) => isMeant(each, request)).length,
    close,
  };
}

function holdIn(held: Map<string, Promise<void>>, request: string): () => void {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  held.set(request, opened);
  return () => {
    held.delete(request);
    open();
  };
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;
