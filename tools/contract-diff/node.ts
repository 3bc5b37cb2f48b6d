import { isDeepStrictEqual } from 'node:util';

/** A map of a contract's document. What its members are is found out where they are read. */
export type Node = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member that is a map, an empty one where there is none. */
export function nodeIn(node: Node, key: string): Node {
  const value = node[key];
  return isNode(value) ? value : {};
}

/** A member that is a list, an empty one where there is none. */
export function listIn(node: Node, key: string): readonly unknown[] {
  const value = node[key];
  return Array.isArray(value) ? value : [];
}

export const isSame = isDeepStrictEqual;

/** The keys of two maps that fulfil a condition, those of the newer one first. */
export function keysOf(base: Node, revision: Node, wanted: (key: string) => boolean = () => true): string[] {
  return [...new Set([...Object.keys(revision), ...Object.keys(base)])].filter(wanted);
}

/** A value in a line of text, shortened. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
