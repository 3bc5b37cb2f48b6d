import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operations, type OperationId, type OperationTypes } from '../../generated/operations.ts';

interface Content {
  readonly examples?: Record<string, { readonly value: unknown }>;
}

interface Document {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        readonly requestBody?: { readonly content: Record<string, Content> };
        readonly responses: Record<string, { readonly content: Record<string, Content> }>;
      }
    >
  >;
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

function valueOf(content: Content | undefined, id: OperationId, name: string): unknown {
  const example = content?.examples?.[name];
  if (!example) throw new Error(`openapi.yaml names no example "${name}" for ${id}.`);
  return structuredClone(example.value);
}

/** A named example of an operation's success: the answer of what is not stateful yet. */
export function contractExample<Id extends OperationId>(id: Id, name = 'typical'): OperationTypes[Id]['response'] {
  const content = operationOf(id).responses['200']?.content['application/json'];
  // Every example is validated against this schema by the contract's law tests, and every answer again by the sandbox.
  return valueOf(content, id, name) as OperationTypes[Id]['response'];
}

/** A named example of an operation's JSON request body. */
export function requestExample<Id extends OperationId>(id: Id, name = 'typical'): OperationTypes[Id]['body'] {
  const content = operationOf(id).requestBody?.content['application/json'];
  // Examples of requests are validated by the same law tests.
  return valueOf(content, id, name) as OperationTypes[Id]['body'];
}
