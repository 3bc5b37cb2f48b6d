import { isRecord } from './is-record.ts';
import type { Probe } from './plan.ts';

/** The invalid token that the service must refuse. */
export const badToken = 'drift.not.a.token';

const nobody = '000000000000000000000000';
/** The claims that say whose token it is. */
const identities = /^(sub|id|_id|uid|user|userid|user_id|username|phone|phonenumber|memberid)$/i;

/** The token with another character in its middle. The last one may hold bits that base64 ignores. */
export function alteredToken(token: string): string {
  const [start, end] = [token.lastIndexOf('.') + 1, token.length];
  const at = start + Math.floor((end - start) / 2);
  const other = token[at] === 'A' ? 'B' : 'A';
  return `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
}

/** A JWT without a signature for an id that nobody has; null if the token is no JWT. */
export function unsignedToken(token: string): string | null {
  const [header, payload, , ...rest] = token.split('.');
  const claims = header === undefined || payload === undefined || rest.length > 0 ? null : recordIn(payload);
  if (!claims || !recordIn(header ?? '')) return null;
  const foreign = Object.entries(claims).map(([name, value]) => [name, identities.test(name) ? nobody : value]);
  const parts = [{ alg: 'none', typ: 'JWT' }, Object.fromEntries(foreign)];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
}

/** Without a token, a request of a stranger would repeat another one; an unsigned token is derived from a JWT. */
export const canBeStranger = ({ auth }: Probe, token: string | null): boolean =>
  auth === 'token' || auth === 'bad' || (token !== null && (auth !== 'unsigned' || unsignedToken(token) !== null));

function recordIn(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
