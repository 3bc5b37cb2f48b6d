import type { Documents } from '../drift/documents.ts';
import type { Scope } from './changes.ts';
import { breaksClients, narrower, possibility, replaced } from './effect.ts';
import type { Means } from './means.ts';
import { isNode, listIn, type Node } from './node.ts';
import type { OperationPair } from './operation-pair.ts';

/** Compares the parameters of an operation, including those of its path. */
export function compareParameters({ title, base, revision, paths, items }: OperationPair, means: Means): void {
  const before = parametersOf(means.base, paths.base, items.base, base);
  const after = parametersOf(means.revision, paths.revision, items.revision, revision);
  for (const [key, { name, raw, isRequired }] of after) {
    const scope: Scope = { operation: title, part: `parameter ${name}`, position: 'request' };
    const old = before.get(key);
    if (old) {
      means.parameter(old.raw, raw, scope);
      continue;
    }
    const what = `parameter ${name} added${isRequired ? ', and required' : ''}`;
    const effect = isRequired ? narrower : possibility;
    means.changes.note({ base, revision }, ['parameters'], { what, effect, added: [name] }, scope);
  }
  for (const [key, { name, isRequired }] of before) {
    if (after.has(key)) continue;
    const scope: Scope = { operation: title, part: `parameter ${name}`, position: 'request' };
    const told = { what: `parameter ${name} removed`, effect: isRequired ? replaced : breaksClients, removed: [name] };
    means.changes.note({ base, revision }, ['parameters'], told, scope);
  }
}

interface Parameter {
  readonly name: string;
  readonly raw: Node;
  readonly isRequired: boolean;
}

/** The key identifies a parameter on the wire: a path parameter by its position, because its name is not sent. */
function parametersOf(documents: Documents, path: string, ...holders: Node[]): Map<string, Parameter> {
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  const all = holders.flatMap((holder) => listIn(holder, 'parameters')).filter(isNode);
  return new Map(
    all.map((raw) => {
      const { name, in: where, required } = documents.follow<Node>(raw);
      const key = where === 'path' ? inPath.indexOf(String(name)) : String(name).toLowerCase();
      return [`${String(where)} ${key}`, { name: String(name), raw, isRequired: required === true }];
    }),
  );
}
