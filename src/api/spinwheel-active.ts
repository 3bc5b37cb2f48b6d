import * as op from '../../generated/operations/spinwheel.ts';
import * as schema from '../../generated/schemas/spinwheel.ts';
import { query } from './wire/query/query.ts';

// Separate from the wheel's commands, which home does not load (docs/decisions/002).

/** GET /api/spinwheel/active: whether home shows the wheel. A failure counts as no. */
export const spinActiveQuery = () => query(op.getSpinActive, schema.SpinActive, {});
