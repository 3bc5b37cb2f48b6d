import { asyncapi, openapi, operations } from './contract.ts';

export type DocumentName = 'openapi.yaml' | 'asyncapi.yaml';

/** Changes a contract document by JSON pointers. Every function throws if the map around a key does not exist. */
export interface ContractEditor {
  get(pointer: string): unknown;
  set(pointer: string, value: unknown): void;
  drop(pointer: string): void;
  /** Adds a value to a list, or removes one. */
  push(pointer: string, value: unknown): void;
  pull(pointer: string, value: unknown): void;
  operation(operationId: string): string;
  /** The pointer of a body, with references followed: of a request, or of the answer with a status. */
  content(operationId: string, part: 'request' | number): string;
}

/** The unchanged documents of the contract. */
export const contract = { 'openapi.yaml': openapi, 'asyncapi.yaml': asyncapi };

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const stepsOf = (pointer: string) => pointer.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

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
    for (const step of stepsOf(pointer).slice(1)) {
      if (!isMap(value) || !(step in value)) throw new Error(`The contract has no ${pointer}`);
      value = value[step];
    }
    return value;
  };
  const holderOf = (pointer: string): [Record<string, unknown>, key: string] => {
    const holder = get(pointer.slice(0, pointer.lastIndexOf('/')));
    if (!isMap(holder)) throw new Error(`${pointer} is in no map`);
    return [holder, stepsOf(pointer).at(-1) ?? ''];
  };
  const set = (pointer: string, value: unknown) => {
    const [holder, key] = holderOf(pointer);
    holder[key] = value;
  };
  const listAt = (pointer: string): unknown[] => {
    const list = get(pointer);
    if (!Array.isArray(list)) throw new Error(`${pointer} is no list`);
    return list;
  };
  const follow = (pointer: string): string => {
    const node = get(pointer);
    return isMap(node) && typeof node['$ref'] === 'string' ? follow(node['$ref'].slice(1)) : pointer;
  };
  const operation = (operationId: string) => {
    const found = operations.find(({ id }) => id === operationId);
    if (!found) throw new Error(`The contract has no operation ${operationId}`);
    return `/paths/${found.path.replaceAll('/', '~1')}/${found.method}`;
  };
  return {
    get,
    set,
    drop: (pointer) => void Reflect.deleteProperty(...holderOf(pointer)),
    push: (pointer, value) => void listAt(pointer).push(value),
    pull: (pointer, value) =>
      set(
        pointer,
        listAt(pointer).filter((each) => each !== value),
      ),
    operation,
    content: (operationId, part) => {
      const body = part === 'request' ? 'requestBody' : `responses/${part}`;
      return `${follow(`${operation(operationId)}/${body}`)}/content/application~1json`;
    },
  };
}
