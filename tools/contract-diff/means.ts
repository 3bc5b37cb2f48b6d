import type { Changes, Pair, Scope, Told } from './changes.ts';
import { schemaComparison, type SchemaComparison } from './compare-schemas.ts';
import { words } from './effect.ts';
import { isSame, keysOf, type Node } from './node.ts';
import type { Versions } from './versions.ts';

/** The functions that the comparisons of all parts share. */
export interface Means extends Versions {
  readonly changes: Changes;
  readonly schemas: SchemaComparison;
  /** Follows the references of two nodes. */
  follow(base: Node, revision: Node): Pair;
  /** Whether a node of the older version was compared. */
  isCompared(base: Node): boolean;
  /** Notes changed members that have no effect on messages. */
  words(pair: Pair, wanted: (key: string) => boolean, scope: Scope): void;
}

/** Notes a change of one member of a node. */
export type Note = (keyword: string, told: Told) => void;

export function createMeans(versions: Versions, changes: Changes): Means {
  const compared = new Set<Node>();
  const follow = (base: Node, revision: Node): Pair => {
    const pair = { base: versions.base.follow<Node>(base), revision: versions.revision.follow<Node>(revision) };
    compared.add(pair.base);
    return pair;
  };
  return {
    ...versions,
    changes,
    follow,
    schemas: schemaComparison(versions, changes, follow),
    isCompared: (base) => compared.has(base),
    words(pair, wanted, scope) {
      for (const key of keysOf(pair.base, pair.revision, wanted)) {
        if (isSame(pair.base[key], pair.revision[key])) continue;
        changes.note(pair, [key], { what: `${key} changed`, effect: words }, scope);
      }
    },
  };
}
