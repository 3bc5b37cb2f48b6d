import type { Pair, Scope } from './changes.ts';
import { gone, narrower, possibility, wider, words } from './effect.ts';
import type { Means } from './means.ts';
import { isSame, keysOf, nodeIn, type Node } from './node.ts';

/** The form of a code: the name of a refusal's example. */
const code = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

export function compareContent(holders: Pair, means: Means, scope: Scope): void {
  means.members(holders, 'content', () => scope, {
    both: (pair) => compareMediaType(pair, means, scope),
    added: (type) => [`${type} added`, wider],
    removed: (type) => [`${type} removed`, narrower],
  });
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
  const isCode = (name: string) => /^[45]/.test(scope.part) && code.test(name);
  means.members(pair, 'examples', () => scope, {
    both({ base, revision }) {
      const followed = means.follow(base, revision);
      if (isSame(followed.base, followed.revision)) return;
      means.changes.note(followed, [], { what: 'other values', effect: words }, scope);
    },
    added: (name) => (isCode(name) ? [`may refuse with ${name}`, possibility] : [`example ${name} added`, words]),
    removed: (name) =>
      isCode(name) ? [`may no longer refuse with ${name}`, gone] : [`example ${name} removed`, words],
  });
}
