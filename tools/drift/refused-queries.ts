import { refusalCodeOf } from './codes.ts';
import type { Contract, Operation } from './contract.ts';
import { driftIn, parseJson, type Drift, type Exchange } from './exchange.ts';
import { isRecord } from './is-record.ts';
import type { Judge } from './judge.ts';
import { requestFaults } from './request-check.ts';

/** Whether a query that the contract allows was refused with a code for invalid requests. */
export async function isRefusedAsInvalid({ contract, check }: Judge, exchange: Exchange): Promise<boolean> {
  const { operation, request } = exchange;
  const code = refusalCodeOf(exchange);
  if (operation.effect !== 'query' || code === null || !operation.invalidCodes.includes(code)) return false;
  return (await requestFaults(contract, check, operation, request)).length === 0;
}

/** Whether the page or the limit of a request is the smallest or the largest that the contract allows. */
export function isAtBoundary({ documents }: Contract, { operation, request }: Exchange): boolean {
  const schema = propertiesOf(operation);
  const body = request.body && parseJson(request.body)?.value;
  if (!isRecord(body)) return false;
  return ['page', 'limit'].some((name) => {
    const { minimum, maximum } = documents.follow(schema[name] ?? {});
    return body[name] !== undefined && (body[name] === minimum || body[name] === maximum);
  });

  function propertiesOf({ body: documented }: Operation) {
    const { schema: root = {} } = Object.values(documented?.content ?? {})[0] ?? {};
    return documents.follow(root).properties ?? {};
  }
}

/** Without proof that the service understands the operation, the refusal is only a warning. */
export function refusedQueryDrift({ documents }: Contract, exchange: Exchange, isProven: boolean): Drift {
  const { title, body, node } = exchange.operation;
  const code = refusalCodeOf(exchange) ?? '';
  const message = `${title} answered ${exchange.response.status} ${code} to a request that the contract allows.`;
  const place = documents.placeOf(body ?? node);
  return driftIn(exchange, { kind: 'valid-request-refused', place, message, detail: code, isWarning: !isProven });
}
