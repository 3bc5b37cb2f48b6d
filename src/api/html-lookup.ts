// Separate from lookup.ts, because home loads that file immediately and uses none of these.
import { queryOptions } from '@tanstack/react-query';
import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { loadParser, needsParser } from '../lib/html/read-server-html.ts';
import { ApiError } from './wire/api-error.ts';
import { query } from './wire/query.ts';
import type { ResponseSchema } from './wire/read.ts';
import { ask } from './wire/ask.ts';
import type { Input, Operations, OperationTypes, QueryId } from './wire/types.ts';

/** A query that resolves after the HTML parser has loaded, so that the page layout does not shift later. */
function htmlQuery<Op extends Operations[QueryId]>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  input: Input<Op['id']>,
  htmlIn: (answer: OperationTypes[Op['id']]['response']) => readonly string[],
) {
  return queryOptions({
    ...query(operation, schema, input),
    queryFn: async ({ signal }) => {
      const answer = await ask(operation, schema, input, { signal });
      if (needsParser(htmlIn(answer))) await loadParser().catch(() => failToLoad(operation.id));
      return answer;
    },
  });
}

function failToLoad(operationId: QueryId): never {
  throw new ApiError({ operationId, outcome: 'unknown', status: 0 });
}

/** GET /api/lookup/contact */
export const contactQuery = () => htmlQuery(op.getContact, schema.Contact, {}, ({ contactText }) => [contactText]);

/** GET /api/lookup/conditions: HTML texts. */
export const conditionsQuery = () =>
  htmlQuery(op.listConditions, schema.ConditionsLookup, {}, ({ conditions }) => conditions);

/** GET /api/lookup/agreements: HTML texts. Failures are silent. */
export const agreementsQuery = () =>
  htmlQuery(op.listAgreements, schema.AgreementsLookup, {}, ({ agreements }) => agreements);

/** GET /api/lookup/notice: HTML with the placeholder %percentFail%, shown with every bonus. */
export const noticeQuery = () => htmlQuery(op.getNotice, schema.NoticeLookup, {}, ({ notice }) => [notice]);
