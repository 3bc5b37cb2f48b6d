import type { Changes, Pair, Scope, Told } from './changes.ts';
import { schemaComparison } from './compare-schemas.ts';
import { narrower, replaced, wider, words, type Effect } from './effect.ts';
import { isNode, isSame, keysOf, nodeIn, show, type Node } from './node.ts';
import type { Versions } from './unwrapped.ts';

/** How the value of a parameter is serialised. */
const notation = ['style', 'explode', 'allowReserved', 'content'];
const ofParameter = new Set(['name', 'in', 'required', 'schema', ...notation]);

export type Note = (keyword: string, told: Told) => void;

/** What happens to a member of a map: both versions have it, or what to note if it was added or removed. */
interface MemberChanges {
  readonly both: (pair: Pair, name: string) => void;
  readonly added?: (name: string, member: Node) => readonly [what: string, effect: Effect];
  readonly removed?: (name: string, member: Node) => readonly [what: string, effect: Effect];
}

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
    members,
    required,
    parameter,
  };

  function changedKeys({ base, revision }: Pair, wanted: (key: string) => boolean): string[] {
    return keysOf(base, revision, wanted).filter((key) => !isSame(base[key], revision[key]));
  }

  /** Compares the maps of a key, member by member. */
  function members(
    holders: Pair,
    key: string,
    scopeOf: (name: string) => Scope,
    { both, added, removed }: MemberChanges,
  ): void {
    const [before, after] = [nodeIn(holders.base, key), nodeIn(holders.revision, key)];
    for (const name of keysOf(before, after)) {
      const [old, now] = [before[name], after[name]];
      if (isNode(old) && isNode(now)) {
        both({ base: old, revision: now }, name);
        continue;
      }
      const told = isNode(now) ? added?.(name, now) : removed?.(name, nodeIn(before, name));
      if (!told) continue;
      const [what, effect] = told;
      changes.note(holders, [key, name], { what, effect, [isNode(now) ? 'added' : 'removed']: [name] }, scopeOf(name));
    }
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
