import type { Scope } from './changes.ts';
import { compareContent } from './compare-content.ts';
import { compareParameters } from './compare-parameters.ts';
import { compareResponses } from './compare-responses.ts';
import { compareSecurity } from './compare-security.ts';
import { breaksClients, breaksServers, narrower, possibility, replaced } from './effect.ts';
import type { Means, Note } from './means.ts';
import { isNode, keysOf, show, type Node } from './node.ts';
import type { OperationPair } from './operation-pair.ts';

const treated = new Set(['operationId', 'x-effect', 'security', 'parameters', 'requestBody', 'responses']);
/** Changes how clients handle the outcome, or how long they wait. */
const treatment = new Set(['deprecated', 'x-money', 'x-timeout', 'callbacks']);

export function compareOperations(operation: OperationPair, means: Means): void {
  const { title, base, revision } = operation;
  const scope: Scope = { operation: title, part: '', position: 'request' };
  const note: Note = (keyword, told) => means.changes.note(operation, [keyword], told, scope);
  const both = (key: string) => `${key} ${show(base[key] ?? 'none')} → ${show(revision[key] ?? 'none')}`;

  means.words(operation, (key) => !treated.has(key) && !treatment.has(key), scope);
  for (const key of keysOf(base, revision, (each) => treatment.has(each))) {
    if (show(base[key] ?? '') !== show(revision[key] ?? '')) note(key, { what: both(key), effect: possibility });
  }
  if (base['operationId'] !== revision['operationId']) {
    const what = `${both('operationId')}: generated clients call it by another name`;
    note('operationId', { what, effect: breaksClients });
  }
  if (base['x-effect'] !== revision['x-effect']) {
    const isCommand = revision['x-effect'] === 'command';
    const why = isCommand ? 'clients may no longer repeat it' : 'clients may repeat it at any time';
    note('x-effect', { what: `${both('x-effect')}: ${why}`, effect: isCommand ? breaksClients : breaksServers });
  }
  compareSecurity(operation, note);
  compareParameters(operation, means);
  compareRequestBody(operation, means, note);
  compareResponses(operation, means);
}

function compareRequestBody({ title, base, revision }: OperationPair, means: Means, note: Note): void {
  const [before, after] = [base['requestBody'], revision['requestBody']];
  const isRequired = (node: Node) => node['required'] === true;
  if (isNode(before) && isNode(after)) {
    const scope: Scope = { operation: title, part: 'request', position: 'request' };
    const pair = means.follow(before, after);
    means.required(pair, scope, 'the body');
    means.words(pair, (key) => key !== 'required' && key !== 'content', scope);
    compareContent(pair, means, scope);
  } else if (isNode(after)) {
    const effect = isRequired(means.revision.follow(after)) ? narrower : possibility;
    note('requestBody', { what: 'takes a body', effect });
  } else if (isNode(before)) {
    const effect = isRequired(means.base.follow(before)) ? replaced : breaksClients;
    note('requestBody', { what: 'takes no body', effect });
  }
}
