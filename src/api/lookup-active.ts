import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { send } from './wire/send.ts';

// Separate from lookup.ts, because /login calls it before React Query is loaded (docs/decisions/002).

/** GET /api/lookup/active: true when the service is terminated. Rejects with ApiError. */
export const askWhetherGone = async (): Promise<boolean> =>
  (await send(op.getActive, schema.ActiveLookup, {})).terminated === 'gone';
