import { browserStorage } from '../../../lib/browser-storage.ts';
import { randomId } from '../../../lib/random-id.ts';
import { createSignal } from '../../../lib/signal.ts';
import { epochKey, sentCommandsKey, storedToken, tokenIn, tokenKey } from './stored-token.ts';
import type { ErrorCode } from '../types.ts';
import { attempt } from '../../../lib/attempt.ts';

/** Removed with the token. Everything else in storage is a preference and stays, or a command without a known outcome. */
const memberKeys = ['last_sync', 'last-wallet', 'keys-honoured'];

/** The reason why the session ended, or why a visitor must log in; null after a logout. */
export type SessionEndReason = ErrorCode | 'invalid-token' | 'elsewhere' | null;

const forgetOwn = () => {
  browserStorage.remove([tokenKey, epochKey, ...memberKeys], 'session');
};

const forgetSentCommands = () => {
  browserStorage.remove([sentCommandsKey], 'session');
};

/** Tells the other tabs about a sign-in or sign-out. Suspended tabs compare the epochs when they resume. */
function renewEpoch({ isLogout = false } = {}) {
  const epoch = randomId();
  browserStorage.set(epochKey, epoch);
  // With full storage, a missing epoch also counts as a change.
  if (browserStorage.get(epochKey, 'local') !== epoch) browserStorage.remove([epochKey], 'local');
  try {
    attempt(() => otherTabs?.postMessage({ isLogout }));
  } catch {
    // The other tabs get the storage event, or compare the epochs.
  }
}

const changed = createSignal();
/** Also held in memory, so that sign-in works for the visit when the browser refuses storage. */
let current: string | null = storedToken();
let endReason: SessionEndReason = null;

// Another tab signed in or out while this tab was suspended: the session of this tab is over.
if (tokenIn('session') !== null && tokenIn('session') !== current) {
  forgetOwn();
  if (current === null) endReason = 'elsewhere';
}

function become(token: string | null, reason: SessionEndReason = null) {
  current = token;
  endReason = reason;
  changed.emit();
}

/** Adopts the session that another tab stored, or its absence, and removes the previous one from this tab (B-08). */
function follow(onlyIfSure: boolean) {
  const next = storedToken(onlyIfSure);
  if (next === current) return;
  forgetOwn();
  become(next, next === null ? 'elsewhere' : null);
}

/** Reaches tabs that get no storage event. Not created in the prerender process, which it would keep running. */
function openChannel(): BroadcastChannel | undefined {
  if (typeof addEventListener === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  try {
    // Throws where cookies are blocked.
    return new BroadcastChannel('session');
  } catch {
    return undefined;
  }
}

const otherTabs = openChannel();
function onMessage({ data }: MessageEvent<{ isLogout?: boolean } | null>) {
  if (data?.isLogout) forgetSentCommands();
  follow(true);
}
attempt(() => otherTabs?.addEventListener('message', onMessage));
if (typeof addEventListener !== 'undefined') {
  // A null key means that storage was cleared.
  addEventListener('storage', ({ key }) => {
    if (key === tokenKey || key === epochKey || key === null) follow(false);
  });
  // A page restored from the back/forward cache missed all events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(true);
  });
}

/**
 * The member's token. Remembered tokens are in localStorage, others in sessionStorage. A device has one session
 * (B-08).
 */
export const session = {
  token: (): string | null => current,
  /** Returns a function for later: is the session still the same (or still absent)? */
  stillCurrent(): () => boolean {
    const token = current;
    return () => current === token;
  },
  /** Whether this tab has money commands whose outcome is not known. */
  hasSentCommands: (): boolean => browserStorage.get(sentCommandsKey, 'session') !== null,
  endReason: (): SessionEndReason => endReason,
  start(token: string, { remember }: { remember: boolean }) {
    forgetOwn();
    browserStorage.remove(memberKeys, 'local');
    if (remember) browserStorage.set(tokenKey, token, 'local');
    else browserStorage.remove([tokenKey], 'local');
    renewEpoch();
    if (!remember) {
      browserStorage.set(tokenKey, token, 'session');
      const epoch = browserStorage.get(epochKey, 'local');
      if (epoch !== null) browserStorage.set(epochKey, epoch, 'session');
    }
    become(token);
  },
  /** Ends the session in every tab. Sends no request. The first reason wins (B-08). */
  end(reason: SessionEndReason = null) {
    browserStorage.remove([tokenKey, ...memberKeys], 'local');
    forgetOwn();
    if (current === null) return;
    const isLogout = reason === null;
    if (isLogout) forgetSentCommands();
    renewEpoch({ isLogout });
    become(null, reason);
  },
  /** Tells a visitor on the login page why it opened. */
  tellVisitor(reason: SessionEndReason) {
    endReason = reason;
  },
  clearEndReason() {
    endReason = null;
    changed.emit();
  },
  subscribe: changed.listen,
};
