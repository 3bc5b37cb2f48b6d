import type { Changes, Pair, Scope, Told } from './changes.ts';
import { schemaComparison } from './compare-schemas.ts';
import { narrower, replaced, wider, words } from './effect.ts';
import { isSame, keysOf, nodeIn, show, type Node } from './node.ts';
import type { Versions } from './unwrapped.ts';

/** How the value of a parameter is serialised. */
const notation = ['style', 'explode', 'allowReserved', 'content'];
const ofParameter = new Set(['name', 'in', 'required', 'schema', ...notation]);

export type Note = (keyword: string, told: Told) => void;

export function createMeans(versions: Versions, changes: Changes) {
  const compared = new Set<Node>();
  const follow = (base: Node, revision: Node): Pair => {
    const pair = { base: versions.base.follow<Node>(base), revision: versions.revision.follow<Node>(revision) };
    compared.add(pair.base);
    return pair;
  };
  const schemas = schemaComparison(versions, changes, follow);
  return {
    ...versions,
    changes,
    follow,
    schemas,
    isCompared: (base: Node) => compared.has(base),
    words: noteWords,
    replaced: noteReplaced,
    required,
    parameter,
  };

  function changedKeys({ base, revision }: Pair, wanted: (key: string) => boolean): string[] {
    return keysOf(base, revision, wanted).filter((key) => !isSame(base[key], revision[key]));
  }

  /** Notes changed members that have no effect on messages. */
  function noteWords(pair: Pair, wanted: (key: string) => boolean, scope: Scope): void {
    for (const key of changedKeys(pair, wanted)) {
      changes.note(pair, [key], { what: `${key} changed`, effect: words }, scope);
    }
  }

  /** Notes changed members whose values both sides must agree on. */
  function noteReplaced(pair: Pair, keys: readonly string[], scope: Scope): void {
    for (const key of changedKeys(pair, (each) => keys.includes(each))) {
      const what = `${key} ${show(pair.base[key] ?? 'none')} → ${show(pair.revision[key] ?? 'none')}`;
      changes.note(pair, [key], { what, effect: replaced }, scope);
    }
  }

  /** Notes that a part became required, or no longer is. `what` names the part, if the place does not. */
  function required(pair: Pair, scope: Scope, what = ''): void {
    const isRequired = pair.revision['required'] === true;
    if ((pair.base['required'] === true) === isRequired) return;
    const told = `${what} ${isRequired ? 'is required' : 'is no longer required'}`.trim();
    changes.note(pair, ['required'], { what: told, effect: isRequired ? narrower : wider }, scope);
  }

  /** Compares a parameter or a header: whether it is required, how it is written, and its schema. */
  function parameter(base: Node, revision: Node, scope: Scope): void {
    const pair = follow(base, revision);
    required(pair, scope);
    noteReplaced(pair, notation, scope);
    noteWords(pair, (key) => !ofParameter.has(key), scope);
    if ('schema' in pair.base && 'schema' in pair.revision) {
      schemas(nodeIn(pair.base, 'schema'), nodeIn(pair.revision, 'schema'), scope);
    }
  }
}

export type Means = ReturnType<typeof createMeans>;
