import { browserStorage } from '../../../lib/browser-storage.ts';
import { randomId } from '../../../lib/random-id.ts';
import { settings } from '../../../settings.ts';
import { session } from '../session/session.ts';
import { keysGetThrough } from './key-probe.ts';

/** One confirmation by the member. Sending it again repeats the same idempotency key. */
export interface Confirmation {
  /** Set when the command is first sent, if keys are on. Kept in memory only. */
  idempotencyKey?: string | undefined;
  /** The same request was sent before. */
  isRepetition?: boolean;
  /** Whether the latest answer returned the key. */
  isReturned?: boolean;
  /** What the service said beside a success; empty if it cannot be quoted, undefined if it said nothing else. */
  freeText?: string | undefined;
}

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
  return idempotencyKey === 'auto' ? keysGetThrough() || keyIsHonoured() : idempotencyKey;
}

/** The key of a confirmation, created on first use; undefined when keys are off. */
export function keyOf(confirmation: Confirmation): string | undefined {
  if (keysAreOn()) confirmation.idempotencyKey ??= randomId();
  return confirmation.idempotencyKey;
}
