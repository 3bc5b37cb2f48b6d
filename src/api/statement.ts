import * as op from '../../generated/operations/statement.ts';
import * as schema from '../../generated/schemas.ts';
import { limits } from '../lib/limits.ts';
import { ask, query } from './wire/query/query.ts';

/** POST /api/statement: one page of 10; the first page is 1. */
export const statementQuery = (page: number) =>
  query(op.listStatements, schema.StatementPage, { body: { page, limit: limits.pageSize } });

/** POST /api/statement/slip: one page of 10. The answer has no total. */
export const slipsQuery = (page: number) =>
  query(op.listSlips, schema.SlipPage, { body: { page, limit: limits.pageSize } });

/** GET /api/statement/slip/reference/{reference}: the address of the slip picture. Rejects with ApiError. */
export const readSlipReference = async (reference: string): Promise<string> =>
  (await ask(op.getSlipReference, schema.SlipReference, { params: { reference } })).url;
