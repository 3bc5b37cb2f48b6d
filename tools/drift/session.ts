import { setTimeout as sleep } from 'node:timers/promises';
import { parseJson, type Exchange } from './exchange.ts';
import type { Probe } from './plan.ts';
import { badToken } from './request-check.ts';
import { Stop } from './stop.ts';

export interface SessionOptions {
  readonly baseUrl: URL;
  /** Requests a second at most; null for as fast as they are answered. */
  readonly rate: number | null;
  readonly timeoutMs: number;
}

export interface Session {
  token: string | null;
  /** How many requests were sent. */
  sent: number;
  /** What came of a request: the exchange, or why there was no answer. Throws a Stop when the service cannot be reached (any more). */
  send(probe: Probe): Promise<Exchange | { readonly problem: string; readonly request: Exchange['request'] }>;
}

/** As many lost answers in a row mean that nobody is there. */
const patience = 3;
/** A file takes longer than a question. */
const uploadFactor = 5;

/** Sends requests as drift means them: one at a time, no redirects followed, no cookie kept. */
export function openSession({ baseUrl, rate, timeoutMs }: SessionOptions): Session {
  let lost = 0;
  let answered = false;
  let nextAt = 0;
  const session: Session = { token: null, sent: 0, send };
  return session;

  async function send(probe: Probe): ReturnType<Session['send']> {
    const request = requestOf(probe);
    await pace();
    session.sent += 1;
    try {
      const response = await fetch(request.url, {
        method: request.method,
        headers: request.headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(probe.operation.isUpload ? timeoutMs * uploadFactor : timeoutMs),
        ...(request.body && { body: new Uint8Array(request.body) }),
      });
      const body = Buffer.from(await response.arrayBuffer());
      answered = true;
      lost = 0;
      const given = { status: response.status, headers: Object.fromEntries(response.headers), body };
      return { operation: probe.operation, request, response: given };
    } catch (problem) {
      lost += 1;
      const why = reasonOf(problem, timeoutMs);
      if (!answered) throw new Stop(3, `${baseUrl.href} cannot be reached: ${why}.`);
      if (lost >= patience) throw new Stop(3, `${baseUrl.href} stopped answering at ${probe.operation.title}: ${why}.`);
      return { problem: why, request };
    }
  }

  async function pace(): Promise<void> {
    if (rate === null) return;
    const now = performance.now();
    if (now < nextAt) await sleep(nextAt - now);
    nextAt = Math.max(now, nextAt) + 1000 / rate;
  }

  function requestOf({ operation, params, query, headers, payload, auth }: Probe): Exchange['request'] {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const url = new URL(baseUrl.pathname.replace(/\/$/, '') + path, baseUrl);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const token = auth === 'bad' ? badToken : session.token;
    const authorization =
      auth === 'none' || token === null || operation.security === 'public' ? {} : { authorization: `Bearer ${token}` };
    const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const type = payload ? { 'content-type': payload.contentType } : {};
    return {
      method: operation.method.toUpperCase(),
      url: url.href,
      params,
      headers: { accept: 'application/json', ...type, ...authorization, ...own },
      body: payload?.bytes ?? null,
    };
  }
}

function reasonOf(problem: unknown, timeoutMs: number): string {
  if (!(problem instanceof Error)) return String(problem);
  if (problem.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
  return problem.cause instanceof Error ? problem.cause.message || problem.cause.name : problem.message;
}

/** The JSON of a success; undefined for anything else. */
export function successOf({ response: { status, body } }: Exchange): unknown {
  return status >= 200 && status <= 299 && body ? parseJson(body)?.value : undefined;
}
