import * as op from '../../generated/operations/lookup.ts';
import * as schema from '../../generated/schemas.ts';
import { loadParser, needsParser } from '../lib/html/read-server-html.ts';
import { knownContact } from './known-contact.ts';
import { ApiError } from './wire/api-error.ts';
import { ask, query, queryOptions } from './wire/query/query.ts';
import type { ResponseSchema } from './wire/read/read.ts';
import type { Transport } from './wire/send/send.ts';
import type { Input, Operations, OperationTypes, QueryId } from './wire/types.ts';

// Separate from the other lookups, because no page needs the code that reads HTML at first (docs/decisions/002).

/** A query that resolves after the HTML parser has loaded, so that the page layout does not shift later. */
export function htmlQuery<Op extends Operations[QueryId]>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  input: Input<Op['id']>,
  htmlIn: (answer: OperationTypes[Op['id']]['response']) => readonly string[],
  transport?: Pick<Transport, 'fetch'>,
) {
  return queryOptions({
    ...query(operation, schema, input),
    queryFn: async ({ signal }) => {
      const answer = await ask(operation, schema, input, { ...transport, signal });
      if (needsParser(htmlIn(answer))) await loadParser().catch(() => failToLoad(operation.id));
      return answer;
    },
  });
}

function failToLoad(operationId: QueryId): never {
  throw new ApiError({ operationId, outcome: 'unknown', status: 0 });
}

/** GET /api/lookup/contact. The page of a terminated service shows it after this. */
export const contactQuery = () =>
  htmlQuery(op.getContact, schema.Contact, {}, (contact) => {
    knownContact.set(contact);
    return [contact.contactText];
  });

/** GET /api/lookup/conditions: HTML texts. */
export const conditionsQuery = () =>
  htmlQuery(op.listConditions, schema.ConditionsLookup, {}, ({ conditions }) => conditions);

/** GET /api/lookup/agreements: HTML texts. Failures are silent. */
export const agreementsQuery = () =>
  htmlQuery(op.listAgreements, schema.AgreementsLookup, {}, ({ agreements }) => agreements);
