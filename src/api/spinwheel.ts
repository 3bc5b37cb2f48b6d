import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { query } from './query.ts';

/** GET /api/spinwheel/active: whether home offers the wheel; a failure counts as no. */
export const spinActiveQuery = () => query(op.getSpinActive, schema.SpinActive, {});
