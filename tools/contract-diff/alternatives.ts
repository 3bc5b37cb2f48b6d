import type { Documents } from '../drift/documents.ts';
import { annotations, typesOf, valuesOf } from './keywords.ts';
import { isNode, isSame, listIn, type Node } from './node.ts';
import type { Versions } from './versions.ts';

interface Alternative {
  /** `null`, `ErrorCode`, `string`. */
  readonly name: string;
  readonly schema: Node;
}

interface Paired {
  readonly pairs: (readonly [base: Node, revision: Node])[];
  readonly lost: Alternative[];
  readonly gained: Alternative[];
}

/** The alternatives of a schema (anyOf, oneOf); null if it has none. */
export function alternativesOf(schema: Node): Node[] | null {
  const list = [...listIn(schema, 'anyOf'), ...listIn(schema, 'oneOf')].filter(isNode);
  return list.length === 0 ? null : list;
}

/** Pairs the alternatives of two versions: by reference, then by content, then by type. */
export function pairAlternatives(
  { base, revision }: Versions,
  before: readonly Node[],
  after: readonly Node[],
): Paired {
  const [left, right] = [[...before], [...after]];
  const pairs: Paired['pairs'] = [];
  const rules: ((one: Node, other: Node) => boolean)[] = [
    (one, other) => one['$ref'] !== undefined && one['$ref'] === other['$ref'],
    (one, other) => isSame(expand(base, one), expand(revision, other)),
    (one, other) => isSame(typesOf(base.follow(one)), typesOf(revision.follow(other))),
  ];
  for (const rule of rules) {
    for (const one of [...left]) {
      const found = right.findIndex((other) => rule(one, other));
      const [other] = found === -1 ? [] : right.splice(found, 1);
      if (!other) continue;
      left.splice(left.indexOf(one), 1);
      pairs.push([one, other]);
    }
  }
  return { pairs, lost: left.map((each) => named(base, each)), gained: right.map((each) => named(revision, each)) };
}

export function isAnyText(documents: Documents, schema: Node): boolean {
  const { type, ...rest } = documents.follow(schema);
  return type === 'string' && Object.keys(rest).every((keyword) => annotations.has(keyword));
}

function named(documents: Documents, node: Node): Alternative {
  const schema = documents.follow(node);
  const reference = node['$ref'];
  const name = typeof reference === 'string' ? reference.slice(reference.lastIndexOf('/') + 1) : null;
  return { name: name ?? valuesOf(schema)?.join(', ') ?? typesOf(schema)?.join(' or ') ?? 'anything', schema };
}

/** A schema with its references followed and without annotations. */
function expand(documents: Documents, value: unknown, above: readonly unknown[] = []): unknown {
  if (Array.isArray(value)) return value.map((each) => expand(documents, each, above));
  if (!isNode(value)) return value;
  const node = documents.follow(value);
  if (above.includes(node)) return above.indexOf(node);
  return Object.fromEntries(
    Object.entries(node)
      .filter(([keyword]) => !annotations.has(keyword))
      .map(([keyword, each]) => [keyword, expand(documents, each, [...above, node])]),
  );
}
