import type { Documents } from '../drift/documents.ts';
import type { Scope } from './changes.ts';
import { breaksClients, narrower, possibility, replaced, wider } from './effect.ts';
import type { Means } from './means.ts';
import { isNode, isSame, keysOf, listIn, nodeIn, show, type Node } from './node.ts';
import type { OperationPair } from './operation-pair.ts';

const treated = new Set(['name', 'in', 'required', 'schema']);
/** How the value is serialised. */
const notation = new Set(['style', 'explode', 'allowReserved', 'content']);

/** Compares the parameters of an operation, including those of its path. */
export function compareParameters({ title, base, revision, paths, items }: OperationPair, means: Means): void {
  const before = parametersOf(means.base, paths.base, items.base, base);
  const after = parametersOf(means.revision, paths.revision, items.revision, revision);
  for (const [key, { name, raw, isRequired }] of after) {
    const scope: Scope = { operation: title, part: `parameter ${name}`, position: 'request' };
    const old = before.get(key);
    if (old) {
      compare(old.raw, raw, scope);
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

  function compare(rawBase: Node, rawRevision: Node, scope: Scope): void {
    const pair = means.follow(rawBase, rawRevision);
    const isRequired = pair.revision['required'] === true;
    if ((pair.base['required'] === true) !== isRequired) {
      const what = isRequired ? 'is required' : 'is no longer required';
      means.changes.note(pair, ['required'], { what, effect: isRequired ? narrower : wider }, scope);
    }
    for (const key of keysOf(pair.base, pair.revision, (each) => notation.has(each))) {
      if (isSame(pair.base[key], pair.revision[key])) continue;
      const what = `${key} ${show(pair.base[key] ?? 'none')} → ${show(pair.revision[key] ?? 'none')}`;
      means.changes.note(pair, [key], { what, effect: replaced }, scope);
    }
    means.words(pair, (key) => !treated.has(key) && !notation.has(key), scope);
    if ('schema' in pair.base && 'schema' in pair.revision) {
      means.schemas(nodeIn(pair.base, 'schema'), nodeIn(pair.revision, 'schema'), scope);
    }
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
