import { isDeepStrictEqual } from 'node:util';

/** A map in a contract document. The types of its members are checked where they are read. */
export type Node = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member that is a map; an empty map if there is none. */
export function nodeIn(node: Node, key: string): Node {
  const value = node[key];
  return isNode(value) ? value : {};
}

/** A member that is a list; an empty list if there is none. */
export function listIn(node: Node, key: string): readonly unknown[] {
  const value = node[key];
  return Array.isArray(value) ? value : [];
}

export const isSame = isDeepStrictEqual;

/** The keys of two maps that meet a condition, those of the newer map first. */
export function keysOf(base: Node, revision: Node, wanted: (key: string) => boolean = () => true): string[] {
  return [...new Set([...Object.keys(revision), ...Object.keys(base)])].filter(wanted);
}

/** A value as short text for one line. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
