import { compareComponents } from './compare-components.ts';
import type { Pair, Scope } from './changes.ts';
import { breaksClients, possibility, replaced, words, type Effect } from './effect.ts';
import type { Means } from './means.ts';
import { isNode, listIn, nodeIn, type Node } from './node.ts';

/** The document describes the client: it sends requests and receives answers. */
export function compareAsyncApi(documents: Pair, means: Means): void {
  const { base, revision } = documents;
  const nowhere = { operation: null, part: '', position: 'request' } as const;
  const everywhere: Scope = { operation: 'every socket operation', part: '', position: 'request' };
  means.words(
    documents,
    (key) => !['info', 'servers', 'channels', 'operations', 'components', 'defaultContentType'].includes(key),
    nowhere,
  );
  const info = { base: nodeIn(base, 'info'), revision: nodeIn(revision, 'info') };
  means.words(info, (key) => key !== 'version', nowhere);
  means.replaced(documents, ['defaultContentType'], everywhere);

  const changed = (name: string) => [`${name} changed`, words] as const;
  means.members(documents, 'servers', () => nowhere, {
    both: (raw) => members(raw, ['pathname', 'protocol', 'protocolVersion'], [], everywhere, nowhere),
    added: changed,
    removed: changed,
  });
  // An added or removed channel is reported through its operations.
  means.members(documents, 'channels', () => nowhere, {
    both: (raw) => members(raw, ['address'], ['messages'], everywhere, nowhere),
  });
  const scopeOf = (name: string): Scope => {
    const [old, now] = [base, revision].map((document) => nodeIn(nodeIn(document, 'operations'), name));
    const position = (now?.['action'] ?? old?.['action']) === 'receive' ? 'answer' : 'request';
    return { operation: `operation ${name}`, part: '', position };
  };
  /** A removed event breaks clients that wait for it and servers that send it. */
  const removal = ({ position }: Scope) => (position === 'answer' ? replaced : breaksClients);
  means.members(documents, 'operations', scopeOf, {
    both: (raw, name) => operation(raw, scopeOf(name)),
    added: (name) => [`operation ${name} added`, possibility],
    removed: (name) => [`operation ${name} removed`, removal(scopeOf(name))],
  });
  compareComponents(documents, means);

  /** Compares the members that both sides must agree on, and all others except those that are compared elsewhere. */
  function members(raw: Pair, agreed: string[], elsewhere: string[], scope: Scope, ofOthers = scope): Pair {
    const pair = means.follow(raw.base, raw.revision);
    means.replaced(pair, agreed, scope);
    means.words(pair, (key) => !agreed.includes(key) && !elsewhere.includes(key), ofOthers);
    return pair;
  }

  function operation(raw: Pair, scope: Scope): void {
    const pair = members(raw, ['action', 'channel', 'reply'], ['messages'], scope);
    const note = (what: string, effect: Effect, values: object) =>
      means.changes.note(pair, ['messages'], { what, effect, ...values }, scope);
    const [before, after] = [messagesOf(pair.base, means.base), messagesOf(pair.revision, means.revision)];
    for (const key of new Set([...after.keys(), ...before.keys()])) {
      const [old, now] = [before.get(key), after.get(key)];
      if (old && now) message({ base: old, revision: now }, scope);
      else if (now) note(`message ${key} added`, possibility, { added: [key] });
      else note(`message ${key} removed`, removal(scope), { removed: [key] });
    }
  }

  function message(raw: Pair, scope: Scope): void {
    // The name of a message is the event on the socket.
    const agreed = ['name', 'contentType', 'headers', 'bindings', 'correlationId'];
    const pair = members(raw, agreed, ['payload'], scope);
    const [before, after] = [pair.base['payload'], pair.revision['payload']];
    if (isNode(before) && isNode(after)) means.schemas(before, after, { ...scope, part: 'payload' });
    else means.replaced(pair, ['payload'], scope);
  }
}

/** The messages of an operation by their keys in its channel. */
function messagesOf(operation: Node, documents: Means['base']): Map<string, Node> {
  return new Map(
    listIn(operation, 'messages')
      .filter(isNode)
      .map((raw) => {
        const reference = raw['$ref'];
        const key =
          typeof reference === 'string' ? reference.slice(reference.lastIndexOf('/') + 1) : String(raw['name']);
        return [key, documents.follow<Node>(raw)];
      }),
  );
}
