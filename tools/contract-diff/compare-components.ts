import type { Pair } from './changes.ts';
import { expand } from './compare-schemas.ts';
import { renamed, replaced, words } from './effect.ts';
import type { Means } from './means.ts';
import { isNode, isSame, keysOf, nodeIn, type Node } from './node.ts';

/**
 * Compares the components that no operation uses, so that every difference is reported, and the names of the sections
 * that the package exports.
 */
export function compareComponents(documents: Pair, means: Means, exported: readonly string[] = []): void {
  const nowhere = { operation: null, part: '', position: 'request' } as const;
  const [before, after] = [nodeIn(documents.base, 'components'), nodeIn(documents.revision, 'components')];
  const [usedBefore, usedAfter] = [referencesIn(documents.base), referencesIn(documents.revision)];
  for (const section of keysOf(before, after)) {
    const sections = { base: nodeIn(before, section), revision: nodeIn(after, section) };
    for (const name of keysOf(sections.base, sections.revision)) {
      const [old, now] = [sections.base[name], sections.revision[name]];
      if (isNode(old) && isNode(now)) compare(section, old, now);
      else if (exported.includes(section) && isNode(old)) loseName(sections, section, name);
      // Components that refer to this one are compared through the reference.
      else if (!isUsed(isNode(now) ? usedAfter : usedBefore, section, name)) {
        const what = `${name} ${isNode(now) ? 'added' : 'removed'}, which nothing refers to`;
        means.changes.note({ base: before, revision: after }, [section, name], { what, effect: words }, nowhere);
      }
    }
  }

  /** A lost name breaks the users of the package even if the same values are sent. */
  function loseName({ base, revision }: Pair, section: string, name: string): void {
    const old = expand(means.base, base[name]);
    const same = keysOf({}, revision, (each) => !(each in base) && isSame(expand(means.revision, revision[each]), old));
    const what = same[0] === undefined ? `${name} removed` : `${name} renamed, now ${same[0]}`;
    const scope = {
      operation: `wallet-contract/types and wallet-contract/${section}`,
      part: '',
      position: 'answer',
    } as const;
    means.changes.note({ base, revision }, [name], { what, effect: renamed, removed: [name] }, scope);
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
