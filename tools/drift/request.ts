import type { SentRequest } from './exchange.ts';
import type { Probe } from './plan.ts';
import { alteredToken, badToken, unsignedToken } from './tokens.ts';

interface Sender {
  readonly baseUrl: URL;
  readonly origin: string | null;
  readonly token: string | null;
}

/** A probe as it is sent. */
export function requestOf(
  { operation, params, query, headers, payload, auth }: Probe,
  { baseUrl, origin, token: own }: Sender,
): SentRequest {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = new URL(baseUrl.pathname.replace(/\/$/, '') + path, baseUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const tokens = {
    token: own,
    none: null,
    bad: badToken,
    altered: own && alteredToken(own),
    unsigned: own && unsignedToken(own),
  };
  const token = tokens[auth];
  const isAnonymous = token === null || operation.security === 'public';
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    method: operation.method.toUpperCase(),
    url: url.href,
    params,
    template: operation.path,
    headers: {
      accept: 'application/json',
      ...(origin !== null && { origin }),
      ...(payload && { 'content-type': payload.contentType }),
      ...(!isAnonymous && { authorization: `Bearer ${token}` }),
      ...given,
    },
    body: payload?.bytes ?? null,
    ...(auth !== 'token' && { stranger: auth === 'none' ? 'no-token' : `${auth}-token` }),
  };
}
