import * as op from '../../../generated/operations.ts';
import * as schema from '../../../generated/schemas.ts';
import { randomId } from '../../lib/random-id.ts';
import { settings } from '../../settings.ts';
import { ApiError } from './api-error.ts';
import { send } from './send.ts';

/** One confirmation of the member. Given again, it is the same command to a service that honours its key (quality 3). */
export interface Confirmation {
  /** Set when the command is first sent, where keys are on. In memory only. */
  idempotencyKey?: string | undefined;
}

const isOwnOrigin = () => new URL(settings.apiBaseUrl || '/', location.href).origin === location.origin;

/** Whether the CORS of another origin is known to let the header through, in this session. */
let getsThrough = false;
/** Counts what was asked and what refuted an answer, so that a late answer changes nothing. */
let round = 0;

/** Whether money commands carry a key, so that what a browser sends again by itself is carried out once (quality 3). */
export function keysAreOn(): boolean {
  const { idempotencyKey } = settings;
  return idempotencyKey === 'auto' ? isOwnOrigin() || getsThrough : idempotencyKey;
}

/** Gives a confirmation its key when it is sent for the first time. */
export function keyOf(confirmation: Confirmation): string | undefined {
  if (keysAreOn()) confirmation.idempotencyKey ??= randomId();
  return confirmation.idempotencyKey;
}

/** Finds out, at the start of a session and in the background, whether another origin lets the header through. */
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

/** A money command with a key got no answer at all: it may be the header that is not let through to it. */
export function distrustKeys(): void {
  round += 1;
  getsThrough = false;
}
