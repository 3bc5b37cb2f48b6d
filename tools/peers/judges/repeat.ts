import type { ForwardedExchange } from '../drift-proxy.ts';

/** Sends the request of an exchange to another address; null without an answer within a second. */
export function repeat(base: string, { method, url, asked }: ForwardedExchange): Promise<Response | null> {
  const kept = Object.entries(asked.headers).filter(([name]) => !/^(host|connection|content-length)$/.test(name));
  return fetch(base + url, {
    method,
    headers: kept.map(([name, value]): [string, string] => [name, String(value)]),
    redirect: 'manual',
    signal: AbortSignal.timeout(1000),
    ...(asked.body.length > 0 && { body: new Uint8Array(asked.body) }),
  }).catch(() => null);
}
