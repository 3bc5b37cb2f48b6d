import * as op from '../../generated/operations/lookup.ts';
import * as schema from '../../generated/schemas/lookup.ts';
import { loadParser, needsParser } from '../lib/html/read-server-html.ts';
import { ApiError } from './wire/api-error.ts';
import { ask, query, queryOptions } from './wire/query/query.ts';
import type { ResponseSchema } from './wire/read/read.ts';
import { send, type Transport } from './wire/send/send.ts';
import type { Input, Operations, OperationTypes, QueryId } from './wire/types.ts';

/** GET /api/lookup/active: true when the service is terminated. Rejects with ApiError. */
export const askWhetherGone = async (): Promise<boolean> =>
  (await send(op.getActive, schema.ActiveLookup, {})).terminated === 'gone';

/** GET /api/lookup/info: the name of the service, for all pages. Rejects with ApiError. */
export const askServiceName = async (): Promise<string> => (await send(op.getInfo, schema.Info, {})).name;

/** GET /api/lookup/withdraw: the limits of a withdrawal. */
export const withdrawLimitsQuery = () => query(op.getWithdrawLimits, schema.WithdrawLimits, {});

/** GET /api/lookup/enableChatWidget: whether the contact pages show the chat. A failure counts as no. */
export const chatWidgetQuery = () => query(op.getEnableChatWidget, schema.EnableChatWidgetLookup, {});

/** GET /api/lookup/deposit: the ways to deposit. */
export const depositQuery = () => query(op.getDepositLookup, schema.DepositLookup, {});

/** GET /api/lookup/slip: the limits that the deposit texts may state. */
export const slipRulesQuery = () => query(op.getSlipLookup, schema.SlipLookup, {});

/** GET /api/lookup/banks: the banks in registration. */
export const banksQuery = () => query(op.listBanks, schema.BanksLookup, {});

/** GET /api/lookup/sources: the options for "How did you hear about us?" in registration. */
export const sourcesQuery = () => query(op.listSources, schema.SourcesLookup, {});

/**
 * GET /api/lookup/registerOTP: whether registration has an OTP step. A failed lookup is retried by the member, not
 * taken as an answer.
 */
export const registerOtpQuery = () => query(op.getRegisterOtp, schema.RegisterOtpLookup, {});

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

/** GET /api/lookup/contact */
export const contactQuery = () => htmlQuery(op.getContact, schema.Contact, {}, ({ contactText }) => [contactText]);

/** GET /api/lookup/conditions: HTML texts. */
export const conditionsQuery = () =>
  htmlQuery(op.listConditions, schema.ConditionsLookup, {}, ({ conditions }) => conditions);

/** GET /api/lookup/agreements: HTML texts. Failures are silent. */
export const agreementsQuery = () =>
  htmlQuery(op.listAgreements, schema.AgreementsLookup, {}, ({ agreements }) => agreements);
