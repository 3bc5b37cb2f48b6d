import { compareComponents } from './compare-components.ts';
import { compareOperations } from './compare-operations.ts';
import type { OperationPair, Pair, Scope } from './changes.ts';
import { breaksClients, possibility, renamed, replaced } from './effect.ts';
import type { Means } from './means.ts';
import { isNode, nodeIn, type Node } from './node.ts';
import { packageVersion } from './version.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];

interface Found {
  readonly path: string;
  readonly method: string;
  readonly item: Node;
  readonly node: Node;
}

export function compareOpenApi(documents: Pair, means: Means): void {
  const { base, revision } = documents;
  const nowhere = { operation: null, part: '', position: 'request' } as const;
  means.words(documents, (key) => !['info', 'paths', 'components', 'security'].includes(key), nowhere);
  const info = { base: nodeIn(base, 'info'), revision: nodeIn(revision, 'info') };
  means.words(info, (key) => key !== 'version' && key !== packageVersion, nowhere);

  const paths = { base: nodeIn(base, 'paths'), revision: nodeIn(revision, 'paths') };
  const scopeOf = (found: Found): Scope => ({ operation: titleOf(found), part: '', position: 'request' });
  const [before, after] = [operationsOf(base), operationsOf(revision)];
  const lost = new Set(before.values());
  for (const [key, now] of after) {
    const scope = scopeOf(now);
    const same = before.get(key);
    const old = same ?? movedFrom(now);
    if (!old) {
      means.changes.note(paths, [now.path, now.method], { what: `${titleOf(now)} added`, effect: possibility }, scope);
      continue;
    }
    lost.delete(old);
    const pair: OperationPair = {
      title: titleOf(now),
      base: old.node,
      revision: now.node,
      paths: { base: old.path, revision: now.path },
      items: { base: old.item, revision: now.item },
      documents,
    };
    if (!same) means.changes.note(pair, [], { what: `was ${titleOf(old)}`, effect: replaced }, scope);
    else if (old.path !== now.path) {
      means.changes.note(pair, [], { what: `parameters renamed, was ${old.path}`, effect: renamed }, scope);
    }
    compareOperations(pair, means);
  }
  for (const old of lost) {
    const told = { what: `${titleOf(old)} removed`, effect: breaksClients };
    means.changes.note(paths, [old.path, old.method], told, scopeOf(old));
  }
  compareComponents(documents, means, ['schemas']);

  /** The operation with the same operationId, if its path or method has changed. */
  function movedFrom(now: Found): Found | undefined {
    return [...before.values()].find((old) => !after.has(keyOf(old)) && isSameOperation(now, old));
  }
}

const titleOf = ({ method, path }: Found) => `${method.toUpperCase()} ${path}`;

/** The names of path parameters are not sent, so they do not count. */
const keyOf = ({ method, path }: Found) => `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`;

const isSameOperation = (one: Found, other: Found) =>
  one.node['operationId'] !== undefined && one.node['operationId'] === other.node['operationId'];

export function operationsOf(document: Node): Map<string, Found> {
  const found = Object.entries(nodeIn(document, 'paths')).flatMap(([path, item]) =>
    isNode(item)
      ? methods.flatMap((method) => {
          const node = item[method];
          return isNode(node) ? [{ path, method, item, node }] : [];
        })
      : [],
  );
  return new Map(found.map((each) => [keyOf(each), each]));
}
