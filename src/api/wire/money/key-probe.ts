import * as op from '../../../../generated/operations/lookup.ts';
import * as schema from '../../../../generated/schemas.ts';
import { randomId } from '../../../lib/random-id.ts';
import { settings } from '../../../settings.ts';
import { ApiError } from '../api-error.ts';
import { send } from '../send/send.ts';

// Separate from idempotency-key.ts, because every session starts with the probe, and home sends no money command
// (docs/decisions/002).

const isOwnOrigin = () => new URL(settings.apiBaseUrl || '/', location.href).origin === location.origin;

/** Whether CORS of another origin allowed the header in this session. */
let getsThrough = false;
/** Incremented by each probe and each doubt, so that a late probe result is ignored. */
let round = 0;

/** Whether a request with an Idempotency-Key reaches the service. */
export const keysGetThrough = (): boolean => isOwnOrigin() || getsThrough;

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
