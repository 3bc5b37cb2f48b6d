import { setTimeout as sleep } from 'node:timers/promises';
import { parseJson, type Exchange } from './exchange.ts';
import type { Probe } from './plan.ts';
import { badToken } from './request-check.ts';
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
    return exchange(probe, requestOf(probe));
  }

  function preflight(probe: Probe, headers: readonly string[]): Promise<Outcome> {
    const { url, params, template } = requestOf(probe);
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
      return { operation: probe.operation, request, response: given };
    } catch (problem) {
      session.lost += 1;
      const why = signal.aborted ? 'the run was interrupted' : reasonOf(problem, limitOf(probe));
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
      template: operation.path,
      headers: { accept: 'application/json', ...(origin !== null && { origin }), ...type, ...authorization, ...own },
      body: payload?.bytes ?? null,
    };
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host (ENOTFOUND)',
  EAI_AGAIN: 'the name of the host cannot be looked up (EAI_AGAIN)',
  ECONNREFUSED: 'nobody listens there (ECONNREFUSED)',
  ECONNRESET: 'the connection was closed (ECONNRESET)',
  UND_ERR_SOCKET: 'the connection was closed without an answer',
};

const codeOf = (problem: unknown): string => {
  const cause: unknown = problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
};

const isTls = (code: string) => /CERT|TLS|SSL|SELF_SIGNED|VERIFY|EPROTO/.test(code);

/** A wrong address: every other request would fail in the same way. */
const isNobodyThere = (problem: unknown) =>
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/.test(codeOf(problem)) || isTls(codeOf(problem));

function reasonOf(problem: unknown, limitMs: number): string {
  if (!(problem instanceof Error)) return String(problem);
  if (problem.name === 'TimeoutError') return `no answer within ${Math.round(limitMs / 100) / 10} s`;
  const cause = problem.cause instanceof Error ? problem.cause : problem;
  const code = codeOf(problem);
  const said = (cause.message || cause.name).split('\n')[0] ?? '';
  if (isTls(code)) return `TLS failed: ${said} (${code})`;
  return reasons[code] ?? said;
}

/** The JSON of a success; undefined for any other answer. */
export function successOf({ response: { status, body } }: Exchange): unknown {
  return status >= 200 && status <= 299 && body ? parseJson(body)?.value : undefined;
}
