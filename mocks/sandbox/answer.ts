import type { OperationId, Operations } from '../../generated/operations.ts';
import type { Call, Reply } from './call.ts';
import { violationOfWhole, requestViolations, responseViolations } from './contract-check.ts';
import { handlers } from './handlers/handlers.ts';
import type { RequestBody } from './request-body.ts';
import { catchUp, type Service } from './service.ts';
import { assertConserved } from './state/ledger.ts';
import { Refusal } from './state/refusal.ts';
import { identify } from './state/sessions.ts';
import type { Answer, Member } from './state/world.ts';

type Operation = Operations[OperationId];

/** A call of any operation. The checks before have made sure that it fits the types of its handler. */
type AnyCall = { readonly [Key in keyof Call<OperationId>]: unknown };

interface ApiRequest {
  readonly params: Record<string, string>;
  readonly body: RequestBody;
  readonly authorization: string | undefined;
  readonly client?: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** The codes with another status than 400. */
const otherStatuses: readonly (readonly [RegExp, number])[] = [
  [/^(UNAUTHORIZED|EXPIRED_AUTH_TOKEN|invalid-token|INVALID_USER_[1-4])$/, 401],
  [/^gone$/, 410],
  [/^REQUEST_LIMIT(_1MIN)?$/, 429],
  [/^INTERNAL_SERVER_ERROR$/, 500],
];

/** The answer for a refusal: the code, or any other text, with its status. */
export function refusalAnswer(code: string): Answer {
  const status = otherStatuses.find(([codes]) => codes.test(code))?.[1] ?? 400;
  return { status, body: { message: code } };
}

/** Runs the handler, then checks the answer against the contract and the ledger against its rules. */
async function carryOut(service: Service, operation: Operation, call: AnyCall): Promise<Answer> {
  const { world } = service;
  const fail = (kind: 'response' | 'crash', pointer: string, message: string, details = message): Answer => {
    service.violations.add({ kind, where: operation.id, pointer, message: details });
    return { status: 500, body: { message: `Sandbox: ${operation.id}${pointer && ` at ${pointer}`}: ${message}` } };
  };
  try {
    // In a loop over all operations the compiler cannot relate a handler to its call.
    const handler = handlers[operation.id] as (call: AnyCall) => Reply<OperationId> | Promise<Reply<OperationId>>;
    const reply = await handler(call);
    if (operation.effect === 'command') assertConserved(world.ledger);
    if (reply instanceof Refusal) return refusalAnswer(reply.code);
    const [violation] = responseViolations(operation, reply);
    if (violation) return fail('response', violation.pointer, `${violation.message} (${operation.response})`);
    return { status: 200, body: reply };
  } catch (crash) {
    return crash instanceof Error ? fail('crash', '', crash.message, crash.stack) : fail('crash', '', String(crash));
  }
}

function memberOf(
  service: Service,
  operation: Operation,
  authorization: string | undefined,
): Member | null | Refusal<string> {
  if (operation.security === 'public') return null;
  if (operation.security === 'optional' && authorization === undefined) return null;
  return identify(service.world, authorization);
}

/** Answers a request: checks termination, identity, contract and Idempotency-Key, then runs the handler. */
export async function answer(service: Service, operation: Operation, request: ApiRequest): Promise<Answer> {
  const { world } = service;
  catchUp(service);
  if (world.settings.gone && operation.id !== 'getActive') return refusalAnswer('gone');
  const member = memberOf(service, operation, request.authorization);
  if (member instanceof Refusal) return refusalAnswer(member.code);

  const violations = requestViolations(operation, request.body);
  // getActive accepts the header too, so that clients can test whether CORS allows it.
  const takesKey = operation.money || operation.id === 'getActive';
  const key = takesKey ? request.idempotencyKey : undefined;
  if (key !== undefined && !/^.{16,64}$/.test(key)) {
    violations.push(violationOfWhole(operation, 'Idempotency-Key has not 16 to 64 characters'));
  }
  if (request.client !== undefined && request.client !== 'wallet-user') {
    violations.push(violationOfWhole(operation, 'X-Client is not wallet-user'));
  }
  for (const { pointer, message } of violations) {
    service.violations.add({ kind: 'request', where: operation.id, pointer, message });
  }
  if (violations[0]) return refusalAnswer(violations[0].code);

  const call = { world, member, params: request.params, body: request.body.value };
  if (key === undefined || !member) return carryOut(service, operation, call);
  // Carries a command out once. The same key returns the first answer; the same key for another request is refused.
  const fingerprint = JSON.stringify([request.params, request.body.logged]);
  const id = JSON.stringify([member.id, operation.id, key]);
  const first = world.answered.get(id);
  if (first) return first.fingerprint === fingerprint ? first.answer : refusalAnswer('KEY_INVALID');
  const given = carryOut(service, operation, call).then((own) =>
    operation.money ? { ...own, honouredKey: key } : own,
  );
  world.answered.set(id, { fingerprint, answer: given });
  return given;
}
