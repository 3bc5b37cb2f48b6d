import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { send } from './wire/send.ts';

// Separate from lookup.ts, because /login calls it before React Query is loaded (docs/decisions/002).

/** GET /api/lookup/info: the name of the service, for all pages. Rejects with ApiError. */
export const askServiceName = async (): Promise<string> => (await send(op.getInfo, schema.Info, {})).name;
