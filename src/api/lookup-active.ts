import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { send } from './wire/send.ts';

// Apart from lookup.ts, because /login asks it before React Query is loaded (docs/decisions/002).

/** GET /api/lookup/active: whether the service is gone. Rejects with ApiError. */
export const askWhetherGone = async (): Promise<boolean> =>
  (await send(op.getActive, schema.ActiveLookup, {})).terminated === 'gone';
