import type { Identifier } from '@mdn/browser-compat-data/types';
import { parseSync } from 'vite';
import { api, below, javascript, lackedBy, partsOf, type Use } from './data.ts';

const builtins = below(javascript, 'builtins');

/** The global objects that are no constructors, with their interface. */
const instances: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  indexedDB: 'IDBFactory',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  self: 'Window',
  sessionStorage: 'Storage',
  window: 'Window',
};

/** The methods of objects that every browser of the list has, by name: `toSorted` of arrays, `requestSubmit` of forms. */
const methods = new Map<string, Use[]>();
for (const [root, interfaces] of [['api', api] as const, ['javascript.builtins', builtins] as const]) {
  for (const [owner, part] of partsOf(interfaces)) {
    if (!part.__compat || lackedBy(part.__compat).length > 0) continue;
    for (const [name, { __compat: compat }] of partsOf(part)) {
      if (compat) methods.set(name, [...(methods.get(name) ?? []), { feature: `${root}.${owner}.${name}`, compat }]);
    }
  }
}

/** A method of an object of an unknown type: only if every method of that name is lacking. */
function methodUse(name: string): Use | undefined {
  const all = methods.get(name) ?? [];
  return all.every(({ compat }) => compat && lackedBy(compat).length > 0) ? all[0] : undefined;
}

function member(root: string, part: Identifier | undefined, owner: string, names: string[]): Use | undefined {
  for (const name of names) {
    const compat = below(below(part, owner), name)?.__compat;
    if (compat) return { feature: `${root}.${owner}.${name}`, compat };
  }
  return undefined;
}

const globalUse = (name: string): Use | undefined => {
  const builtin = below(builtins, name)?.__compat;
  if (builtin) return { feature: `javascript.builtins.${name}`, compat: builtin };
  const owned = below(api, name)?.__compat;
  if (owned) return { feature: `api.${name}`, compat: owned };
  return member('api', api, 'Window', [name]);
};

function memberUse(object: string | undefined, name: string): Use | undefined {
  const instance = object === undefined ? undefined : instances[object];
  if (instance) return (instance === 'Window' ? globalUse(name) : undefined) ?? member('api', api, instance, [name]);
  if (object === undefined) return undefined;
  const names = [`${name}_static`, name];
  return member('javascript.builtins', builtins, object, names) ?? member('api', api, object, names);
}

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const nameOf = (value: unknown): string | undefined =>
  isTree(value) && value['type'] === 'Identifier' && typeof value['name'] === 'string' ? value['name'] : undefined;

const isMember = (node: Tree) => node['type'] === 'MemberExpression' && node['computed'] !== true;

/** The names of an identifier that are no reference to a global. */
const isOnlyName = (parent: Tree, key: string) =>
  (key === 'property' && isMember(parent)) ||
  (key === 'key' && parent['computed'] !== true) ||
  /^(local|imported|exported|label|params|id)$/.test(key);

function usesOfNode(node: Tree): Use[] {
  const uses: (Use | undefined)[] = [];
  if (isMember(node)) uses.push(memberUse(nameOf(node['object']), nameOf(node['property']) ?? ''));
  const { callee } = node;
  if (isTree(callee) && isMember(callee)) uses.push(methodUse(nameOf(callee['property']) ?? ''));
  const regex = node['regex'];
  if (isTree(regex) && typeof regex['pattern'] === 'string' && /\(\?<[=!]/.test(regex['pattern'])) {
    const name = 'lookbehind_assertion';
    const compat = below(below(javascript, 'regular_expressions'), name)?.__compat;
    uses.push({ feature: `javascript.regular_expressions.${name}`, compat });
  }
  for (const [key, value] of Object.entries(node)) {
    for (const inner of [value].flat()) {
      const name = isOnlyName(node, key) ? undefined : nameOf(inner);
      if (name !== undefined) uses.push(globalUse(name));
      if (isTree(inner)) uses.push(...usesOfNode(inner));
    }
  }
  return uses.filter((use) => use !== undefined);
}

/** What a script uses. */
export function usesOfScript(text: string): Use[] {
  // The tree has no types here, because every node is read in the same way.
  return usesOfNode(parseSync('built.js', text).program as unknown as Tree);
}
