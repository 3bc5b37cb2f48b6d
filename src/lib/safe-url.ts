// The URL parser silently removes or rewrites some of these (tabs, line breaks, outer spaces, backslashes); others hide
// what a link says.
const forbiddenCharacters = /[\s\\\p{C}]/u;

const credentials = /^[^:]+:\/\/[^/?#]*@/;
const hostAfterTwoSlashes = /^[^:]+:\/\/[^/?#]/;
const telephone = /^tel:\+?\d[\d().-]*$/i; // no * or #, because a dial code changes settings of the phone
const mailAddress = /^mailto:[^@?#]+@[^@?#]+(?:\?[^#]*)?$/i;

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

// These are never schemes of apps: they run code, read the device or a page's source, or have their own rules above.
const neverAppSchemes =
  /^(?:javascript|data|vbscript|blob|file|filesystem|about|view-source|https?|tel|mailto|ftp|wss?)$/;

export interface SafeUrlOptions {
  /** Schemes of apps that links may open: lower case, without the colon; `any` for every scheme of an app. */
  appSchemes: readonly string[] | 'any';
  /** The sandbox serves its test sites over http on this machine. */
  allowHttpLoopback?: boolean;
}

/**
 * The normalised href of a server link; null when it is not allowed. Allowed: https, tel, mailto, paths of this app and
 * schemes of apps. Nothing is repaired.
 */
export function safeUrl(value: unknown, { appSchemes, allowHttpLoopback = false }: SafeUrlOptions): string | null {
  if (typeof value !== 'string' || forbiddenCharacters.test(value)) return null;
  if (value.startsWith('/')) return ownPath(value);

  const url = parseUrl(value);
  if (url === null || credentials.test(value)) return null;
  const scheme = url.protocol.slice(0, -1);
  const namesHost = hostAfterTwoSlashes.test(value);
  const allowed =
    (scheme === 'https' && namesHost) ||
    (scheme === 'http' && namesHost && allowHttpLoopback && loopbackHosts.includes(url.hostname)) ||
    (scheme === 'tel' && telephone.test(value)) ||
    (scheme === 'mailto' && mailAddress.test(value)) ||
    ((appSchemes === 'any' || appSchemes.includes(scheme)) && !neverAppSchemes.test(scheme));
  return allowed ? url.href : null;
}

// Resolving dots can produce a leading double slash: /.//host becomes //host, another site.
function ownPath(value: string): string | null {
  const url = parseUrl(value, 'https://own.invalid');
  if (url === null || value.startsWith('//') || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

function parseUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null; // The constructor throws on invalid URLs.
  }
}
