import type { OperationId, OperationTypes } from '../../generated/operations.ts';
import { operationsIn, readOpenApi, type Operation } from '../../tools/generate/contract.ts';

export interface NamedAnswer {
  readonly status: number;
  readonly name: string;
  readonly summary: string | undefined;
  readonly value: unknown;
  /** The operation, or the shared component that defines it. */
  readonly owner: string;
}

let read: ReadonlyMap<string, Operation> | undefined;

/** Reads openapi.yaml once. The first call takes a moment. */
export function readContract(): ReadonlyMap<string, Operation> {
  const openapi = () => readOpenApi(new URL('../../', import.meta.url));
  read ??= new Map(operationsIn(openapi()).map((operation) => [operation.id, operation]));
  return read;
}

function operationOf(id: OperationId): Operation {
  const operation = readContract().get(id);
  if (!operation) throw new Error(`openapi.yaml has no operation ${id}.`);
  return operation;
}

export const summaryOf = (id: OperationId): string => operationOf(id).summary;

/** All named examples of an operation's answers in the order of the contract, successes first. */
export function namedAnswers(id: OperationId): NamedAnswer[] {
  return operationOf(id).responses.flatMap(({ status, component, examples, summaries }) =>
    Object.entries(examples).map(([name, value]) => ({
      ...{ status: Number(status), name, summary: summaries[name], value, owner: component ?? id },
    })),
  );
}

function found(examples: Operation['request'], id: OperationId, name: string): unknown {
  if (!examples || !(name in examples.examples)) throw new Error(`openapi.yaml names no example "${name}" for ${id}.`);
  return structuredClone(examples.examples[name]);
}

/** A named success example, for operations without state. */
export function contractExample<Id extends OperationId>(id: Id, name = 'typical'): OperationTypes[Id]['response'] {
  const success = operationOf(id).responses.find(({ status }) => status === '200');
  // Contract tests validate every example against this schema, and the sandbox validates every answer.
  return found(success, id, name) as OperationTypes[Id]['response'];
}

export function requestExample<Id extends OperationId>(id: Id, name = 'typical'): OperationTypes[Id]['body'] {
  // Contract tests validate the request examples.
  return found(operationOf(id).request, id, name) as OperationTypes[Id]['body'];
}
