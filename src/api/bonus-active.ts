import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { query } from './wire/query.ts';

// Separate from the commands of the bonuses, which home does not load (docs/decisions/002).

/** GET /api/bonus/check/active: whether a bonus is held, and which. */
export const activeBonusQuery = () => query(op.checkActiveBonus, schema.ActiveBonusCheck, {});
