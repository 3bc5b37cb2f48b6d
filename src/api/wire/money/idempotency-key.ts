import * as op from '../../../../generated/operations/lookup.ts';
import * as schema from '../../../../generated/schemas/lookup.ts';
import { browserStorage } from '../../../lib/browser-storage.ts';
import { randomId } from '../../../lib/random-id.ts';
import { settings } from '../../../settings.ts';
import { ApiError } from '../api-error.ts';
import { send } from '../send/send.ts';
import { session } from '../session/session.ts';

/** One confirmation by the member. Sending it again repeats the same idempotency key. */
export interface Confirmation {
  /** Set when the command is first sent, if keys are on. Kept in memory only. */
  idempotencyKey?: string | undefined;
  /** Whether the latest answer returned the key. */
  isReturned?: boolean;
}

const isOwnOrigin = () => new URL(settings.apiBaseUrl || '/', location.href).origin === location.origin;

/** Whether CORS of another origin allowed the header in this session. */
let getsThrough = false;
/** Incremented by each probe and each doubt, so that a late probe result is ignored. */
let round = 0;

/** Set in sessionStorage once a key was honoured, for a reload. `session` removes it when the session ends. */
const storageKey = 'keys-honoured';
/** The token of the session in which a key was honoured. */
let honouredFor: string | null = null;

/**
 * Whether the service carries out each key only once: it has returned a key in this session, or the operator says so. A
 * key that was only sent protects against nothing.
 */
export function keyIsHonoured(): boolean {
  const { idempotencyKey } = settings;
  if (idempotencyKey !== 'auto') return idempotencyKey;
  const token = session.token();
  return token !== null && (honouredFor === token || browserStorage.get(storageKey, 'session') !== null);
}

/**
 * Whether the latest answer tells the outcome of all requests with this key: it returned the key, or the operator says
 * so. A refusal by a proxy, such as a rate limit, does not, although keys are honoured.
 */
export const isAnswerOfKey = ({ isReturned }: Confirmation): boolean =>
  settings.idempotencyKey === 'auto' ? isReturned === true : settings.idempotencyKey;

/** Call with each answer to a money command: the header of the same name shows that its key is honoured. */
export function noteKey(confirmation: Confirmation, { headers }: Response): void {
  const { idempotencyKey: key } = confirmation;
  confirmation.isReturned = key !== undefined && headers.get('Idempotency-Key') === key;
  if (!confirmation.isReturned) return;
  honouredFor = session.token();
  browserStorage.set(storageKey, 'true', 'session');
}

/** Whether money commands carry an Idempotency-Key. */
export function keysAreOn(): boolean {
  const { idempotencyKey } = settings;
  return idempotencyKey === 'auto' ? isOwnOrigin() || getsThrough || keyIsHonoured() : idempotencyKey;
}

/** The key of a confirmation, created on first use; undefined when keys are off. */
export function keyOf(confirmation: Confirmation): string | undefined {
  if (keysAreOn()) confirmation.idempotencyKey ??= randomId();
  return confirmation.idempotencyKey;
}

/** Checks in the background, at the start of a session, whether another origin accepts the header. */
export async function probeKeys(): Promise<void> {
  distrustKeys();
  const asked = round;
  if (settings.idempotencyKey !== 'auto' || isOwnOrigin()) return;
  const wasAnswered = await send(op.getActive, schema.ActiveLookup, {}, { idempotencyKey: randomId() }).then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.status !== 0,
  );
  if (asked === round) getsThrough = wasAnswered;
}

/** Call when a money command with a key got no answer: CORS may have blocked the header. */
export function distrustKeys(): void {
  round += 1;
  getsThrough = false;
}
