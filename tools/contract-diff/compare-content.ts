import type { Pair, Scope } from './changes.ts';
import { gone, narrower, possibility, wider, words } from './effect.ts';
import type { Means } from './means.ts';
import { isNode, isSame, keysOf, nodeIn, type Node } from './node.ts';

/** The form of a code: the name of a refusal's example. */
const code = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

export function compareContent(holders: Pair, means: Means, scope: Scope): void {
  const [before, after] = [nodeIn(holders.base, 'content'), nodeIn(holders.revision, 'content')];
  for (const type of keysOf(before, after)) {
    const [old, now] = [before[type], after[type]];
    if (isNode(old) && isNode(now)) compareMediaType({ base: old, revision: now }, means, scope);
    else if (isNode(now)) {
      const told = { what: `${type} added`, effect: wider, added: [type] };
      means.changes.note(holders, ['content', type], told, scope);
    } else {
      const told = { what: `${type} removed`, effect: narrower, removed: [type] };
      means.changes.note(holders, ['content', type], told, scope);
    }
  }
}

function compareMediaType(pair: Pair, means: Means, scope: Scope): void {
  const { base, revision } = pair;
  if ('schema' in base && 'schema' in revision) {
    means.schemas(nodeIn(base, 'schema'), nodeIn(revision, 'schema'), scope);
  } else if ('schema' in base || 'schema' in revision) {
    const isNarrower = 'schema' in revision;
    const what = isNarrower ? 'any value → a schema' : 'a schema → any value';
    means.changes.note(pair, ['schema'], { what, effect: isNarrower ? narrower : wider }, scope);
  }
  compareEncoding(pair, means, scope);
  compareExamples(pair, means, scope);
  means.words(pair, (key) => !['schema', 'encoding', 'examples'].includes(key), scope);
}

function compareEncoding(pair: Pair, means: Means, scope: Scope): void {
  const [before, after] = [nodeIn(pair.base, 'encoding'), nodeIn(pair.revision, 'encoding')];
  for (const name of keysOf(before, after)) {
    const [old, now] = [typesOf(nodeIn(before, name)), typesOf(nodeIn(after, name))];
    const removed = old.filter((type) => !now.includes(type));
    const added = now.filter((type) => !old.includes(type));
    // An empty list allows every type.
    const [narrowed, widened] = [old.length === 0 ? added : removed, now.length === 0 ? removed : added];
    if (narrowed.length > 0) {
      const what =
        old.length === 0 ? `${name} must be ${added.join(', ')}` : `${name} may no longer be ${removed.join(', ')}`;
      means.changes.note(pair, ['encoding', name], { what, effect: narrower, removed }, scope);
    }
    if (widened.length > 0) {
      const what = now.length === 0 ? `${name} may be of any type` : `${name} may be ${added.join(', ')}`;
      means.changes.note(pair, ['encoding', name], { what, effect: wider, added }, scope);
    }
  }
}

function typesOf({ contentType }: Node): string[] {
  return typeof contentType === 'string' ? contentType.split(',').map((type) => type.trim()) : [];
}

/** Examples show values. The examples of a refusal are the codes of the operation. */
function compareExamples(pair: Pair, means: Means, scope: Scope): void {
  const [before, after] = [nodeIn(pair.base, 'examples'), nodeIn(pair.revision, 'examples')];
  const isRefusal = /^[45]/.test(scope.part);
  for (const name of keysOf(before, after)) {
    const [old, now] = [before[name], after[name]];
    const isCode = isRefusal && code.test(name);
    const steps = ['examples', name];
    if (isNode(old) && isNode(now)) {
      const followed = means.follow(old, now);
      if (!isSame(followed.base, followed.revision)) {
        means.changes.note(followed, [], { what: 'other values', effect: words }, scope);
      }
    } else if (isNode(now)) {
      const what = isCode ? `may refuse with ${name}` : `example ${name} added`;
      means.changes.note(pair, steps, { what, effect: isCode ? possibility : words, added: [name] }, scope);
    } else {
      const what = isCode ? `may no longer refuse with ${name}` : `example ${name} removed`;
      means.changes.note(pair, steps, { what, effect: isCode ? gone : words, removed: [name] }, scope);
    }
  }
}
