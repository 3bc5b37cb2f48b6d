import type { Scope } from './changes.ts';
import { compareContent } from './compare-content.ts';
import { breaksClients, breaksServers, narrower, possibility, replaced, type Effect } from './effect.ts';
import type { Means } from './means.ts';
import { isNode, keysOf, nodeIn, type Node } from './node.ts';
import type { OperationPair } from './operation-pair.ts';

export function compareResponses({ title, base, revision }: OperationPair, means: Means): void {
  const holders = { base, revision };
  const [before, after] = [nodeIn(base, 'responses'), nodeIn(revision, 'responses')];
  for (const status of keysOf(before, after)) {
    const scope: Scope = { operation: title, part: status, position: 'answer' };
    const [old, now] = [before[status], after[status]];
    // A client handles an unknown refusal like a known one. It cannot handle an unknown success.
    const isSuccess = status.startsWith('2');
    const note = (what: string, effect: Effect, values: object) =>
      means.changes.note(holders, ['responses', status], { what, effect, ...values }, scope);
    if (isNode(old) && isNode(now)) compare(old, now, scope);
    else if (isNode(now))
      note(`${status} may be answered`, isSuccess ? breaksClients : possibility, { added: [status] });
    else note(`${status} may no longer be answered`, isSuccess ? replaced : breaksServers, { removed: [status] });
  }

  function compare(rawBase: Node, rawRevision: Node, scope: Scope): void {
    const pair = means.follow(rawBase, rawRevision);
    means.words(pair, (key) => key !== 'content' && key !== 'headers', scope);
    const [headersBefore, headersAfter] = [nodeIn(pair.base, 'headers'), nodeIn(pair.revision, 'headers')];
    for (const name of keysOf(headersBefore, headersAfter)) {
      const [old, now] = [headersBefore[name], headersAfter[name]];
      const note = (what: string, effect: Effect, values: object) =>
        means.changes.note(pair, ['headers', name], { what: `header ${name} ${what}`, effect, ...values }, scope);
      if (isNode(old) && isNode(now)) means.parameter(old, now, scope);
      else if (isNode(now)) {
        const isAsked = means.revision.follow<Node>(now)['required'] === true;
        note(isAsked ? 'added, and required' : 'added', isAsked ? narrower : possibility, { added: [name] });
      } else note('removed', breaksClients, { removed: [name] });
    }
    compareContent(pair, means, scope);
  }
}
