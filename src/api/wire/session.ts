import { browserStorage } from '../../lib/browser-storage.ts';
import { randomId } from '../../lib/random-id.ts';
import { createSignal } from '../../lib/signal.ts';
import type { ErrorCode } from './types.ts';

const tokenKey = 'token';
/** In localStorage renewed at each sign-in and sign-out of any tab; in sessionStorage as it was when the token beside it was stored. */
const epochKey = 'session-epoch';
/** What belongs to the session beside the token; everything else in storage is a preference and stays. */
const memberKeys = ['last_sync', 'last-wallet'];

/** Why the last session ended without the member asking for it; null after a logout. */
export type SessionEndReason = ErrorCode | 'invalid-token' | 'elsewhere' | null;

/** The token in one area. What no header can carry is none: every call would fail on it and none could end the session. */
function tokenIn(kind: 'local' | 'session'): string | null {
  const token = browserStorage.get(tokenKey, kind);
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null;
}

/**
 * The token of this device; this tab's own only as long as nobody has signed in or out since it was stored. Where storage took no
 * epoch that cannot be told: `onlyIfSure` does without the tab's own then.
 */
function storedToken(onlyIfSure = false): string | null {
  const epoch = browserStorage.get(epochKey, 'local');
  const isOwn = browserStorage.get(epochKey, 'session') === epoch && !(onlyIfSure && epoch === null);
  return tokenIn('local') ?? (isOwn ? tokenIn('session') : null);
}

const forgetOwn = () => {
  browserStorage.remove([tokenKey, epochKey, ...memberKeys], 'session');
};

/** Tells the other tabs that somebody has signed in or out here, also those that are away and compare the epochs later. */
function renewEpoch() {
  const epoch = randomId();
  browserStorage.set(epochKey, epoch);
  // Where storage is full, no epoch says as well that this is another one.
  if (browserStorage.get(epochKey, 'local') !== epoch) browserStorage.remove([epochKey], 'local');
  otherTabs?.postMessage(null);
}

const changed = createSignal();
/** Held in memory as well, so that a browser that refuses storage can still be signed in for the visit. */
let current: string | null = storedToken();
let endReason: SessionEndReason = null;
/** Whether the session began in this document, not in storage or another tab. */
let startedHere = false;

// This tab was away while somebody signed in or out: its own session is over.
if (tokenIn('session') !== null && tokenIn('session') !== current) {
  forgetOwn();
  if (current === null) endReason = 'elsewhere';
}

function become(token: string | null, options: { reason?: SessionEndReason; here?: boolean } = {}) {
  current = token;
  endReason = options.reason ?? null;
  startedHere = options.here ?? false;
  changed.emit();
}

/** Takes over what another tab has left in storage: another session or none. Nothing of the earlier one stays in this tab (B-08). */
function follow(onlyIfSure: boolean) {
  const next = storedToken(onlyIfSure);
  if (next === current) return;
  forgetOwn();
  become(next, { reason: next === null ? 'elsewhere' : null });
}

/** Reaches tabs that storage does not reach. None where the login page is drawn at build time: it would keep that process from ending. */
const otherTabs =
  typeof addEventListener === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('session');
otherTabs?.addEventListener('message', () => {
  follow(true);
});
if (typeof addEventListener !== 'undefined') {
  // A key of null means that everything was cleared.
  addEventListener('storage', ({ key }) => {
    if (key === tokenKey || key === epochKey || key === null) follow(false);
  });
  // The page comes back as it was left. It hears nothing while it is away.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(true);
  });
}

/** The member's token: kept in localStorage when remembered, otherwise in sessionStorage. A device has one session (B-08). */
export const session = {
  token: (): string | null => current,
  /** Returns a function that tells, after a wait, whether the session is still the same one (or there is still none). */
  stillCurrent(): () => boolean {
    const token = current;
    return () => current === token;
  },
  endReason: (): SessionEndReason => endReason,
  /** Whether the member signed in within this document, so that earlier entries of its history are older than the session. */
  startedHere: (): boolean => startedHere,
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
    become(token, { here: true });
  },
  /** Ends the session of this device, in every tab; makes no request. Of several reasons the first one counts (B-08). */
  end(reason: SessionEndReason = null) {
    browserStorage.remove([tokenKey, ...memberKeys], 'local');
    forgetOwn();
    if (current === null) return;
    renewEpoch();
    become(null, { reason });
  },
  clearEndReason() {
    endReason = null;
    changed.emit();
  },
  subscribe: changed.listen,
};
