import type { Documents } from '../drift/documents.ts';
import { isAnnotation, wrappedIn } from './keywords.ts';
import { isNode, isSame, type Node } from './node.ts';

/** Documents in which a schema in an `allOf` of one is that schema. */
export interface Unwrapped extends Documents {
  /** A schema with what it refers to or wraps, down to the schema that it stands for. */
  layers(schema: Node): Node[];
  /** A schema of several types as one schema for each type. */
  byType(schema: Node): Node[];
}

export interface Versions {
  readonly base: Unwrapped;
  readonly revision: Unwrapped;
}

export function unwrapped(documents: Documents): Unwrapped {
  const parted = new Map<Node, Node[]>();
  const origins = new Map<object, Node>();
  return {
    ...documents,
    layers,
    byType,
    placeOf: (node, ...steps) => documents.placeOf(origins.get(node) ?? node, ...steps),
    // Contract lint checks that an `allOf` has schemas.
    follow: <T extends object>(node: T | { $ref: string }) => (isNode(node) ? layers(node).at(-1) : node) as T,
  };

  function byType(schema: Node): Node[] {
    const { type, ...rest } = schema;
    if (!Array.isArray(type)) return [schema];
    // A description is of the whole schema.
    const rules = Object.fromEntries(Object.entries(rest).filter(([key]) => !isAnnotation(key)));
    const known = parted.get(schema);
    const parts = known ?? type.map((one: unknown): Node => (one === 'null' ? { type: one } : { ...rules, type: one }));
    parted.set(schema, parts);
    for (const part of parts) origins.set(part, schema);
    return parts;
  }

  function layers(schema: Node): Node[] {
    const target = documents.follow<Node>(schema);
    const inner = wrappedIn(target);
    return [schema, ...(target === schema ? [] : [target]), ...(inner ? layers(inner) : [])];
  }
}

/** The keywords beside each `$ref` and each `allOf` of one. They apply too; the outer description is read. */
export function besideTarget(layers: readonly Node[]): Node {
  return merge(layers.slice(0, -1));
}

export function merge(layers: readonly Node[]): Node {
  const merged: Record<string, unknown> = {};
  const others: Node[] = [];
  for (const layer of layers.toReversed()) {
    for (const [key, value] of Object.entries(layer)) {
      if (key === '$ref' || (key === 'allOf' && wrappedIn(layer))) continue;
      if (isAnnotation(key) || !(key in merged) || isSame(merged[key], value)) merged[key] = value;
      else others.push({ [key]: value });
    }
  }
  return others.length > 0 ? { ...merged, allOf: others } : merged;
}
