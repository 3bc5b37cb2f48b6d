import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { query } from './query.ts';
import { send } from './send.ts';

/** GET /api/lookup/info: the name of the service in the top bar. */
export const infoQuery = () => query(op.getInfo, schema.Info, {});

/** GET /api/lookup/active: asked before navigations, so it is a plain call; rejects with ApiError. */
export const askWhetherGone = async (signal: AbortSignal): Promise<boolean> =>
  (await send(op.getActive, schema.ActiveLookup, {}, { signal })).terminated === 'gone';
