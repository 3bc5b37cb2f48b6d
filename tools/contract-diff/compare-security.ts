import { narrower, wider } from './effect.ts';
import type { Note } from './means.ts';
import { isNode, listIn, type Node } from './node.ts';
import type { OperationPair } from './operation-pair.ts';

const visitors = 'visitors';

/**
 * Compares who may call an operation. Each scheme is an alternative. An empty scheme allows visitors, so the other
 * schemes do not matter.
 */
export function compareSecurity({ base, revision, documents }: OperationPair, note: Note): void {
  const [before, after] = [waysIn(base, documents.base), waysIn(revision, documents.revision)];
  const lost = after.includes(visitors) ? [] : before.filter((way) => !after.includes(way));
  const gained = before.includes(visitors) ? [] : after.filter((way) => !before.includes(way));
  if (lost.length > 0) {
    note('security', { what: `no longer open to ${lost.join(', ')}`, effect: narrower, removed: lost });
  }
  if (gained.length > 0) note('security', { what: `open to ${gained.join(', ')}`, effect: wider, added: gained });
}

function waysIn(operation: Node, document: Node): string[] {
  const schemes = listIn('security' in operation ? operation : document, 'security').filter(isNode);
  if (schemes.length === 0) return [visitors];
  return schemes.map((scheme) => Object.keys(scheme).sort().join(' and ') || visitors);
}
