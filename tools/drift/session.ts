import { setTimeout as sleep } from 'node:timers/promises';
import { parseJson, type Exchange } from './exchange.ts';
import type { Probe } from './plan.ts';
import { reasonOf, isNobodyThere } from './no-answer.ts';
import { requestOf } from './request.ts';
import { Stop } from './stop.ts';

export interface SessionOptions {
  readonly baseUrl: URL;
  /** Maximum requests per second; null for no limit. */
  readonly rate: number | null;
  readonly timeoutMs: number;
  /** When sending stops, in the time of `performance.now()`. */
  readonly until: number;
  readonly signal: AbortSignal;
  readonly origin: string | null;
}

type Outcome = Exchange | { readonly problem: string; readonly request: Exchange['request'] };

export interface Session {
  token: string | null;
  sent: number;
  /** Number of missing answers in a row. */
  lost: number;
  answered: boolean;
  /** Why the last missing answer did not arrive. */
  problem: string;
  /** Why sending has stopped; null while it continues. */
  over(): string | null;
  /** The exchange, or why there was no answer. Throws a Stop when the service was never reached. */
  send(probe: Probe): Promise<Outcome>;
  /** Sends the preflight that a browser would send before this request. */
  preflight(probe: Probe, headers: readonly string[]): Promise<Outcome>;
}

/** An upload takes longer than a query. */
const uploadFactor = 5;

/** Sends requests one at a time, without following redirects or keeping cookies. */
export function openSession({ baseUrl, rate, timeoutMs, until, signal, origin }: SessionOptions): Session {
  let nextAt = 0;
  const session: Session = { token: null, sent: 0, lost: 0, answered: false, problem: '', over, send, preflight };
  return session;

  function over(): string | null {
    if (signal.aborted) return 'the run was interrupted';
    return performance.now() > until ? 'the time for the whole run was over (--deadline)' : null;
  }

  function send(probe: Probe): Promise<Outcome> {
    return exchange(probe, requestOf(probe, { baseUrl, origin, token: session.token }));
  }

  function preflight(probe: Probe, headers: readonly string[]): Promise<Outcome> {
    const { url, params, template } = requestOf(probe, { baseUrl, origin, token: session.token });
    return exchange(probe, {
      ...{ method: 'OPTIONS', url, params, template, body: null },
      headers: {
        ...(origin !== null && { origin }),
        'access-control-request-method': probe.operation.method.toUpperCase(),
        'access-control-request-headers': headers.join(','),
      },
    });
  }

  async function exchange(probe: Probe, request: Exchange['request']): Promise<Outcome> {
    await pace();
    session.sent += 1;
    const started = performance.now();
    try {
      const response = await fetch(request.url, {
        method: request.method,
        headers: request.headers,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(limitOf(probe))]),
        ...(request.body && { body: new Uint8Array(request.body) }),
      });
      const body = Buffer.from(await response.arrayBuffer());
      session.answered = true;
      session.lost = 0;
      const given = { status: response.status, headers: Object.fromEntries(response.headers), body };
      const milliseconds = Math.round(performance.now() - started);
      return { operation: probe.operation, request, response: given, milliseconds };
    } catch (problem) {
      session.lost += 1;
      const why = signal.aborted ? 'the run was interrupted' : await reasonOf(problem, limitOf(probe), baseUrl);
      session.problem = why;
      if (!session.answered && isNobodyThere(problem)) throw new Stop(3, `${baseUrl.href} cannot be reached: ${why}.`);
      return { problem: why, request };
    }
  }

  function limitOf({ operation }: Probe): number {
    const limit = operation.isUpload ? timeoutMs * uploadFactor : timeoutMs;
    return Math.max(1, Math.ceil(Math.min(limit, until - performance.now())));
  }

  async function pace(): Promise<void> {
    if (rate === null) return;
    const now = performance.now();
    if (now < nextAt) await sleep(nextAt - now);
    nextAt = Math.max(now, nextAt) + 1000 / rate;
  }
}

/** The JSON of a success; undefined for any other answer. */
export function successOf({ response: { status, body } }: Exchange): unknown {
  return status >= 200 && status <= 299 && body ? parseJson(body)?.value : undefined;
}
