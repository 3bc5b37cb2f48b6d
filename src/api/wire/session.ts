import { browserStorage } from '../../lib/browser-storage.ts';
import { createSignal } from '../../lib/signal.ts';
import type { ErrorCode } from './types.ts';

const tokenKey = 'token';
/** What belongs to the session beside the token; everything else in storage is a preference and stays. */
const memberKeys = ['last_sync', 'last-wallet'];
const sessionKeys = [tokenKey, ...memberKeys];

/** Why the last session ended without the member asking for it; null after a logout. */
export type SessionEndReason = ErrorCode | 'invalid-token' | 'elsewhere' | null;

/** The stored token. What no header can carry is none: every call would fail on it and none could end the session. */
function storedToken(): string | null {
  const token = browserStorage.get(tokenKey);
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null;
}

const changed = createSignal();
/** Held in memory as well, so that a browser that refuses storage can still be signed in for the visit. */
let current: string | null = storedToken();
let endReason: SessionEndReason = null;
/** Whether the session began in this document, not in storage or another tab. */
let startedHere = false;

// A sign-out in one tab signs out the others (B-08). A key of null means that everything was cleared.
function followOtherTabs(event: StorageEvent) {
  if (event.key !== tokenKey && event.key !== null) return;
  const next = storedToken();
  if (next === current) return;
  if (next === null) {
    session.end('elsewhere');
    return;
  }
  // Another member, or the same one anew: nothing of the earlier session is left in this tab.
  browserStorage.remove(memberKeys);
  current = next;
  startedHere = false;
  changed.emit();
}
if (typeof addEventListener !== 'undefined') addEventListener('storage', followOtherTabs);

/**
 * Tells the other tabs that a session has ended: those that hold a copy of its session-level token, which raises no storage
 * event, or, with null, all of them. None where the login page is drawn at build time: an open channel would keep that process
 * from ending.
 */
const otherTabs =
  typeof addEventListener === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('session-ended');
otherTabs?.addEventListener('message', ({ data }) => {
  if (current !== null && (data === null || data === current)) session.end('elsewhere');
});

function forget(reason: SessionEndReason) {
  browserStorage.remove(sessionKeys);
  if (current === null) return;
  current = null;
  endReason = reason;
  startedHere = false;
  changed.emit();
}

/** The member's token: kept in localStorage when remembered, otherwise in sessionStorage. */
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
  start(token: string, options: { remember: boolean }) {
    browserStorage.remove(sessionKeys);
    browserStorage.set(tokenKey, token, options.remember ? 'local' : 'session');
    current = token;
    endReason = null;
    startedHere = true;
    changed.emit();
  },
  /** Ends this session, in every tab that has it; makes no request. Of several reasons the first one counts (B-08). */
  end(reason: SessionEndReason = null) {
    if (current !== null) otherTabs?.postMessage(current);
    forget(reason);
  },
  /** The member logs out, which means the device: tabs that signed in by themselves too (B-08, quality 11). */
  logOut() {
    otherTabs?.postMessage(null);
    forget(null);
  },
  clearEndReason() {
    endReason = null;
    changed.emit();
  },
  subscribe: changed.listen,
};
