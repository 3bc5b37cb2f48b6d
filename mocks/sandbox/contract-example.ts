import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operations, type OperationId, type OperationTypes } from '../../generated/operations.ts';

interface Node {
  readonly $ref?: string;
}

type Named<Value> = Readonly<Record<string, Value>>;
type Content = Named<{ readonly examples?: Named<Node & { readonly summary?: string; readonly value: unknown }> }>;

interface Operation {
  readonly summary: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Named<Node & { readonly content: Content }>;
}

interface Document {
  readonly paths: Named<Named<Operation>>;
  readonly components: Named<Named<unknown>>;
}

export interface NamedAnswer {
  readonly status: number;
  readonly name: string;
  readonly summary: string | undefined;
  readonly value: unknown;
  /** The operation, or the shared component that defines it. */
  readonly owner: string;
}

let read: Document | undefined;

/** Reads openapi.yaml once. The first call takes a moment. */
export function readContract(): Document {
  // Lint and contract tests guarantee this shape.
  read ??= parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as Document;
  return read;
}

function operationOf(id: OperationId) {
  const operation = readContract().paths[operations[id].path]?.[operations[id].method];
  if (!operation) throw new Error(`openapi.yaml has no operation ${id}.`);
  return operation;
}

/** Resolves a reference; returns other nodes unchanged. References have the form #/components/<kind>/<name>. */
function follow<Kind extends Node>(node: Kind): Kind {
  const [kind = '', name = ''] = node.$ref?.split('/').slice(-2) ?? [];
  // Lint guarantees that a reference leads to a component of the expected kind.
  return node.$ref === undefined ? node : (readContract().components[kind]?.[name] as Kind);
}

export const summaryOf = (id: OperationId): string => operationOf(id).summary;

/** All named examples of an operation's answers in the order of the contract, successes first. */
export function namedAnswers(id: OperationId): NamedAnswer[] {
  return Object.entries(operationOf(id).responses).flatMap(([status, response]) => {
    const examples = follow(response).content['application/json']?.examples ?? {};
    const owner = response.$ref?.split('/').at(-1) ?? id;
    return Object.entries(examples).map(([name, example]) => {
      const { summary, value } = follow(example);
      return { status: Number(status), name, summary, value, owner };
    });
  });
}

function found<Value>(value: Value | undefined, id: OperationId, name: string): Value {
  if (value === undefined) throw new Error(`openapi.yaml names no example "${name}" for ${id}.`);
  return structuredClone(value);
}

/** A named success example, for operations without state. */
export function contractExample<Id extends OperationId>(id: Id, name = 'typical'): OperationTypes[Id]['response'] {
  const example = namedAnswers(id).find((answer) => answer.status === 200 && answer.name === name);
  // Contract tests validate every example against this schema, and the sandbox validates every answer.
  return found(example, id, name).value as OperationTypes[Id]['response'];
}

export function requestExample<Id extends OperationId>(id: Id, name = 'typical'): OperationTypes[Id]['body'] {
  const example = operationOf(id).requestBody?.content['application/json']?.examples?.[name];
  // Contract tests validate the request examples.
  return follow(found(example, id, name)).value as OperationTypes[Id]['body'];
}
