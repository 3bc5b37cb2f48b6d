import type { Pair } from './changes.ts';
import { replaced, words } from './effect.ts';
import type { Means } from './means.ts';
import { isNode, isSame, keysOf, nodeIn, type Node } from './node.ts';

/** Compares the components that no operation uses, so that every difference is reported. */
export function compareComponents(documents: Pair, means: Means): void {
  const nowhere = { operation: null, part: '', position: 'request' } as const;
  const [before, after] = [nodeIn(documents.base, 'components'), nodeIn(documents.revision, 'components')];
  const [usedBefore, usedAfter] = [referencesIn(documents.base), referencesIn(documents.revision)];
  for (const section of keysOf(before, after)) {
    const sections = { base: nodeIn(before, section), revision: nodeIn(after, section) };
    for (const name of keysOf(sections.base, sections.revision)) {
      const [old, now] = [sections.base[name], sections.revision[name]];
      if (isNode(old) && isNode(now)) compare(section, old, now);
      // Components that refer to this one are compared through the reference.
      else if (!isUsed(isNode(now) ? usedAfter : usedBefore, section, name)) {
        const what = `${name} ${isNode(now) ? 'added' : 'removed'}, which nothing refers to`;
        means.changes.note({ base: before, revision: after }, [section, name], { what, effect: words }, nowhere);
      }
    }
  }

  function compare(section: string, base: Node, revision: Node): void {
    if (means.isCompared(base) || isSame(base, revision)) return;
    const pair = means.follow(base, revision);
    if (section === 'schemas') means.schemas(base, revision, nowhere);
    else if (section === 'securitySchemes') securityScheme(pair);
    else means.words(pair, () => true, nowhere);
  }

  /** A security scheme may apply to every operation, so its change is reported for all of them. */
  function securityScheme(pair: Pair): void {
    means.words(pair, (key) => key === 'description' || key.startsWith('x-'), nowhere);
    for (const key of keysOf(pair.base, pair.revision, (each) => each !== 'description' && !each.startsWith('x-'))) {
      if (isSame(pair.base[key], pair.revision[key])) continue;
      const scope = { operation: 'every operation with a token', part: 'security', position: 'request' } as const;
      means.changes.note(pair, [key], { what: `${key} changed`, effect: replaced }, scope);
    }
  }
}

function isUsed(references: ReadonlySet<string>, section: string, name: string): boolean {
  return (
    section === 'securitySchemes' || [...references].some((each) => each.endsWith(`#/components/${section}/${name}`))
  );
}

function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('$ref' in value && typeof value.$ref === 'string') found.add(value.$ref);
  for (const each of Object.values(value)) referencesIn(each, found);
  return found;
}
