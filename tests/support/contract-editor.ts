import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { operations, root } from './contract.ts';

export type DocumentName = 'openapi.yaml' | 'asyncapi.yaml';

/** Changes a contract document by JSON pointers. Every function throws if the pointer leads nowhere. */
export interface ContractEditor {
  get(pointer: string): unknown;
  set(pointer: string, value: unknown): void;
  /** Adds a key that did not exist. */
  add(pointer: string, value: unknown): void;
  drop(pointer: string): void;
  /** Adds a value to a list, or removes one. */
  push(pointer: string, value: unknown): void;
  pull(pointer: string, value: unknown): void;
  operation(operationId: string): string;
  /** The pointer of a body, with references followed: of a request, or of the answer with a status. */
  content(operationId: string, part: 'request' | number): string;
}

// Lint guarantees that each value is a map.
const readDocument = (name: DocumentName) => parse(readFileSync(join(root, name), 'utf8')) as object;
/** The unchanged documents of the contract. */
export const contract = {
  'openapi.yaml': readDocument('openapi.yaml'),
  'asyncapi.yaml': readDocument('asyncapi.yaml'),
};

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const stepsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The documents of the contract with one of them edited. */
export function editedContract(
  name: DocumentName,
  edit: (editor: ContractEditor) => void,
): Record<DocumentName, object> {
  const documents = structuredClone(contract);
  edit(editorOf(documents[name]));
  return documents;
}

function editorOf(document: unknown): ContractEditor {
  const get = (pointer: string) => {
    let value = document;
    for (const step of stepsOf(pointer)) {
      if (!isMap(value) || !(step in value)) throw new Error(`The contract has no ${pointer}`);
      value = value[step];
    }
    return value;
  };
  const parentOf = (pointer: string): [Record<string, unknown>, string] => {
    const parent = get(pointer.slice(0, pointer.lastIndexOf('/')));
    if (!isMap(parent)) throw new Error(`${pointer} is in no map`);
    return [parent, stepsOf(pointer).at(-1) ?? ''];
  };
  const follow = (pointer: string): string => {
    const node = get(pointer);
    return isMap(node) && typeof node['$ref'] === 'string' ? follow(node['$ref'].slice(1)) : pointer;
  };
  const add = (pointer: string, value: unknown) => {
    const [parent, key] = parentOf(pointer);
    parent[key] = value;
  };
  const set = (pointer: string, value: unknown) => {
    get(pointer);
    add(pointer, value);
  };
  const change = (pointer: string, changed: (list: unknown[]) => unknown[]) => {
    const list = get(pointer);
    if (!Array.isArray(list)) throw new Error(`${pointer} is no list`);
    const next = changed(list);
    if (next.length === list.length) throw new Error(`${pointer} stays as it is`);
    add(pointer, next);
  };
  const operation = (operationId: string) => {
    const found = operations.find(({ id }) => id === operationId);
    if (!found) throw new Error(`The contract has no operation ${operationId}`);
    return `/paths/${found.path.replaceAll('/', '~1')}/${found.method}`;
  };
  return {
    get,
    add,
    set,
    drop: (pointer) => {
      get(pointer);
      const [parent, key] = parentOf(pointer);
      Reflect.deleteProperty(parent, key);
    },
    push: (pointer, value) => change(pointer, (list) => [...list, value]),
    pull: (pointer, value) => change(pointer, (list) => list.filter((each) => each !== value)),
    operation,
    content: (operationId, part) => {
      const body = part === 'request' ? 'requestBody' : `responses/${part}`;
      return `${follow(`${operation(operationId)}/${body}`)}/content/application~1json`;
    },
  };
}
