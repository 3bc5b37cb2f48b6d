import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operations, type OperationId, type OperationTypes } from '../../generated/operations.ts';

/** Instead of its own fields a node may name the component that has them. */
interface Node {
  readonly $ref?: string;
}

interface Example extends Node {
  readonly summary?: string;
  readonly value: unknown;
}

interface Content {
  readonly examples?: Readonly<Record<string, Example>>;
}

interface Answers extends Node {
  readonly content: Readonly<Record<string, Content>>;
}

interface Document {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        readonly summary: string;
        readonly requestBody?: { readonly content: Record<string, Content> };
        readonly responses: Readonly<Record<string, Answers>>;
      }
    >
  >;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A named example of what an operation answers. */
export interface NamedAnswer {
  readonly status: number;
  readonly name: string;
  readonly summary: string | undefined;
  readonly value: unknown;
  /** Whose it is: the operation, or the component that many operations refer to. */
  readonly owner: string;
}

let read: Document | undefined;

/** Reads openapi.yaml, which takes a moment, unless that has been done. */
export function readContract(): Document {
  // The contract's own lint and law tests hold its shape; reading it needs no second check.
  read ??= parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as Document;
  return read;
}

function operationOf(id: OperationId) {
  const operation = readContract().paths[operations[id].path]?.[operations[id].method];
  if (!operation) throw new Error(`openapi.yaml has no operation ${id}.`);
  return operation;
}

/** What a reference points at; anything else is itself. The contract's references are two steps into its components. */
function follow<Kind extends Node>(node: Kind): Kind {
  const [kind = '', name = ''] = node.$ref?.split('/').slice(-2) ?? [];
  // Lint holds that every reference leads to something of the kind that its place wants.
  return node.$ref === undefined ? node : (readContract().components[kind]?.[name] as Kind);
}

/** What an operation does, in the contract's words. */
export const summaryOf = (id: OperationId): string => operationOf(id).summary;

/** Every named example of an operation's answers, in the contract's order: successes first. */
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

/** A named example of an operation's success: the answer of what is not stateful yet. */
export function contractExample<Id extends OperationId>(id: Id, name = 'typical'): OperationTypes[Id]['response'] {
  const example = namedAnswers(id).find((answer) => answer.status === 200 && answer.name === name);
  // Every example is validated against this schema by the contract's law tests, and every answer again by the sandbox.
  return found(example, id, name).value as OperationTypes[Id]['response'];
}

/** A named example of an operation's JSON request body. */
export function requestExample<Id extends OperationId>(id: Id, name = 'typical'): OperationTypes[Id]['body'] {
  const example = operationOf(id).requestBody?.content['application/json']?.examples?.[name];
  // Examples of requests are validated by the same law tests.
  return follow(found(example, id, name)).value as OperationTypes[Id]['body'];
}
