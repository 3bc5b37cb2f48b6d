import { browserStorage } from '../../../lib/browser-storage.ts';

export const tokenKey = 'token';
/**
 * localStorage: renewed at each sign-in and sign-out in any tab. sessionStorage: a copy from when this tab stored its
 * token.
 */
export const epochKey = 'session-epoch';

/** The session that the tabs of this device share; null if the browser does not keep it. */
export const currentEpoch = (): string | null => browserStorage.get(epochKey, 'local');

/** sessionStorage: money commands whose outcome is not known. `sent-commands.ts` reads them. */
export const sentCommandsKey = 'sent-commands';

/**
 * Ignores tokens with characters that are illegal in a header: every call would fail, and no answer could end the
 * session.
 */
export function tokenIn(kind: 'local' | 'session'): string | null {
  const token = browserStorage.get(tokenKey, kind);
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null;
}

/**
 * The token of this device. This tab's own token is valid only while no tab has signed in or out since it was stored.
 * If storage rejected the epoch, that is unknown, and `onlyIfSure` ignores the tab's own token.
 */
export function storedToken(onlyIfSure = false): string | null {
  const epoch = currentEpoch();
  const isOwn = browserStorage.get(epochKey, 'session') === epoch && !(onlyIfSure && epoch === null);
  return tokenIn('local') ?? (isOwn ? tokenIn('session') : null);
}
