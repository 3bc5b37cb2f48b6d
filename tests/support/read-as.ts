import * as schemas from '../../generated/schemas.ts';
import { operations as table } from '../../generated/operations.ts';
import { contractExample, namedAnswers } from '../../mocks/sandbox/contract-example.ts';
import { readMoneyAnswer } from '../../src/api/wire/money/money-answer.ts';
import { readQueryAnswer } from '../../src/api/wire/read/read-by-field.ts';
import { readAnswer, type Reading, type ResponseSchema } from '../../src/api/wire/read/read.ts';
import type { Operation, OperationId } from '../../src/api/wire/types.ts';

/** 20 November 2026, 20:01:40 in Bangkok. */
export const receivedAt = Date.parse('2026-11-20T13:01:40Z');

/** A value for each path parameter of a command. */
export const paramsOfCommands = {
  slotCode: 's',
  codeOrId: 'c',
  provider: 'pg',
  username: 'u',
  password: 'p',
  code: 'k',
};

export const everyOperation: readonly Operation[] = Object.values(table);

/** The app's reading of a body as the answer to an operation. */
export function readAs(id: OperationId, body: unknown, status = 200): Reading<unknown> {
  const operation: Operation = table[id];
  const schema = schemas[operation.response] as ResponseSchema<OperationId>; // the table names the operation's own schema
  const readPlain = operation.effect === 'query' ? readQueryAnswer : readAnswer;
  const answer = { status, body, receivedAt };
  const first = { isAnswerOfKey: false, isRepetition: false };
  const read: typeof readAnswer = (...[op, of, given]) =>
    operation.money ? readMoneyAnswer(op, of, given, first) : readPlain(op, of, given);
  return read(operation, schema, answer);
}

/** The named success examples of an operation, from openapi.yaml. */
export function examplesOf(id: OperationId): Record<string, unknown> {
  const successes = namedAnswers(id).filter(({ status }) => status === 200);
  return Object.fromEntries(successes.map(({ name, value }) => [name, value]));
}

/** A fresh copy of the typical success example of an operation. */
export const typicalOf = <Id extends OperationId>(id: Id) => contractExample(id);

export const done = (body: unknown) => ({ ok: true, body });
