import { compareComponents } from './compare-components.ts';
import type { Pair, Scope } from './changes.ts';
import { breaksClients, possibility, replaced, type Effect } from './effect.ts';
import type { Means } from './means.ts';
import { isNode, keysOf, listIn, nodeIn, type Node } from './node.ts';

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

  const servers = { base: nodeIn(base, 'servers'), revision: nodeIn(revision, 'servers') };
  const handshake = ['pathname', 'protocol', 'protocolVersion'];
  for (const name of keysOf(servers.base, servers.revision)) {
    const [old, now] = [servers.base[name], servers.revision[name]];
    if (!isNode(old) || !isNode(now)) means.words(servers, (key) => key === name, nowhere);
    else {
      const pair = means.follow(old, now);
      means.replaced(pair, handshake, everywhere);
      means.words(pair, (key) => !handshake.includes(key), nowhere);
    }
  }

  const channels = { base: nodeIn(base, 'channels'), revision: nodeIn(revision, 'channels') };
  for (const name of keysOf(channels.base, channels.revision)) {
    const [old, now] = [channels.base[name], channels.revision[name]];
    // An added or removed channel is reported through its operations.
    if (!isNode(old) || !isNode(now)) continue;
    const pair = means.follow(old, now);
    means.replaced(pair, ['address'], everywhere);
    means.words(pair, (key) => key !== 'address' && key !== 'messages', nowhere);
  }

  const operations = { base: nodeIn(base, 'operations'), revision: nodeIn(revision, 'operations') };
  for (const name of keysOf(operations.base, operations.revision)) {
    const [old, now] = [operations.base[name], operations.revision[name]];
    const position = (isNode(now) ? now : nodeIn(operations.base, name))['action'] === 'receive' ? 'answer' : 'request';
    const scope: Scope = { operation: `operation ${name}`, part: '', position };
    const note = (what: string, effect: Effect) => means.changes.note(operations, [name], { what, effect }, scope);
    if (isNode(old) && isNode(now)) operation(means.follow(old, now), scope);
    else if (isNode(now)) note(`operation ${name} added`, possibility);
    // A removed event breaks clients that wait for it and servers that send it.
    else note(`operation ${name} removed`, position === 'answer' ? replaced : breaksClients);
  }
  compareComponents(documents, means);

  function operation(pair: Pair, scope: Scope): void {
    means.replaced(pair, ['action', 'channel', 'reply'], scope);
    means.words(pair, (key) => !['action', 'channel', 'reply', 'messages'].includes(key), scope);
    const [before, after] = [messagesOf(pair.base, means.base), messagesOf(pair.revision, means.revision)];
    for (const [key, now] of after) {
      const old = before.get(key);
      if (old) message(means.follow(old, now), scope);
      else
        means.changes.note(
          pair,
          ['messages'],
          { what: `message ${key} added`, effect: possibility, added: [key] },
          scope,
        );
    }
    for (const key of before.keys()) {
      if (after.has(key)) continue;
      const effect = scope.position === 'answer' ? replaced : breaksClients;
      means.changes.note(pair, ['messages'], { what: `message ${key} removed`, effect, removed: [key] }, scope);
    }
  }

  function message(pair: Pair, scope: Scope): void {
    // The name of a message is the event on the socket.
    means.replaced(pair, ['name', 'contentType', 'headers', 'bindings', 'correlationId'], scope);
    means.words(
      pair,
      (key) => !['name', 'contentType', 'headers', 'bindings', 'correlationId', 'payload'].includes(key),
      scope,
    );
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
