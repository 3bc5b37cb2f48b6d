import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { query } from './wire/query.ts';

// Apart from the commands of the wheel, which home does without (decision 002).

/** GET /api/spinwheel/active: whether home offers the wheel; a failure counts as no. */
export const spinActiveQuery = () => query(op.getSpinActive, schema.SpinActive, {});
