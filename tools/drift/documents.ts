import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { Stop } from './stop.ts';

/** A node of a contract's document: its file, its JSON pointer and its line. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly line: number;
}

/** A document as a plain value. Without its source every node is in line 1. */
interface Read {
  readonly content: object;
  readonly source?: { readonly document: Document; readonly lines: LineCounter };
}

/** The contract's documents as plain values, with the file location of every node. */
export interface Documents {
  content(file: string): object;
  /** The target of a reference; any other node is returned unchanged. */
  follow<T extends object>(node: T | { $ref: string }): T;
  /** The location of a node, or of a node some steps below it. */
  placeOf(node: object, ...steps: (string | number)[]): Place;
}

const escape = (step: string | number) => String(step).replaceAll('~', '~0').replaceAll('/', '~1');
const unescape = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const pointerOf = (...steps: (string | number)[]): string => steps.map((step) => `/${escape(step)}`).join('');

/**
 * Reads the documents. References become `file#pointer`, so that a node does not depend on its file. Throws a Stop for
 * a document that cannot be read and for a reference without a target.
 */
export const readDocuments = (paths: readonly string[]): Documents =>
  documentsOf(new Map(paths.map((path) => [basename(path), readOne(path)])));

/** The same for documents that were read already, by file name. */
export function documentsOf(read: ReadonlyMap<string, Read>): Documents {
  const origins = new Map<object, { file: string; pointer: string }>();
  for (const [file, { content }] of read) note(file, '', content);
  for (const node of origins.keys()) if ('$ref' in node && typeof node.$ref === 'string') target(node.$ref);
  return { content, follow, placeOf };

  function content(file: string): object {
    const known = read.get(file);
    if (!known) throw new Stop(2, `Nothing was read from ${file}.`);
    return known.content;
  }

  /** Records the location of each node and completes the references. */
  function note(file: string, pointer: string, node: object): void {
    origins.set(node, { file, pointer });
    if ('$ref' in node && typeof node.$ref === 'string') node.$ref = whole(node.$ref, file);
    for (const [key, child] of Object.entries(node)) {
      if (isObject(child)) note(file, `${pointer}/${escape(key)}`, child);
    }
  }

  function target(reference: string): object {
    const [file = '', pointer = ''] = reference.split('#');
    let node: unknown = read.get(file)?.content;
    for (const step of pointer.split('/').slice(1))
      node = isObject(node) ? Reflect.get(node, unescape(step)) : undefined;
    if (!isObject(node)) throw new Stop(2, `The contract refers to ${reference}, and there is nothing.`);
    return node;
  }

  function follow<T extends object>(node: T | { $ref: string }): T {
    let found: object = node;
    while ('$ref' in found && typeof found.$ref === 'string') found = target(found.$ref);
    // Contract lint checks that the target has the right type.
    return found as T;
  }

  function placeOf(node: object, ...steps: (string | number)[]): Place {
    const origin = origins.get(node);
    if (!origin) throw new Error('This is no node of the contract');
    const pointer = origin.pointer + pointerOf(...steps);
    return { file: origin.file, pointer, line: lineOf(origin.file, pointer) };
  }

  /** The line of a pointer: of its key in a map, of its item in a list, or of the nearest existing node above. */
  function lineOf(file: string, pointer: string): number {
    const source = read.get(file)?.source;
    let node: unknown = source?.document.contents;
    let offset = 0;
    for (const step of pointer.split('/').slice(1).map(unescape)) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
        if (!pair) break;
        if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        const item = node.items[Number(step)];
        if (!isObject(item)) break;
        if ('range' in item && Array.isArray(item.range)) offset = Number(item.range[0]);
        node = item;
      } else break;
    }
    return source?.lines.linePos(offset).line ?? 1;
  }
}

function whole(reference: string, file: string): string {
  const [document = '', pointer = ''] = reference.split('#');
  return `${document === '' ? file : basename(document)}#${pointer}`;
}

function readOne(path: string): Read {
  const lines = new LineCounter();
  const document = parseDocument(textOf(path), { lineCounter: lines });
  const [problem] = document.errors;
  if (problem) throw new Stop(2, `${path} is not YAML: ${problem.message}`);
  const content: unknown = document.toJS();
  if (!isObject(content)) throw new Stop(2, `${path} describes no contract.`);
  return { content, source: { document, lines } };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Stop(2, `${path} cannot be read.`);
  }
}
