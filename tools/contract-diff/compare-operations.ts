import type { OperationPair, Pair, Scope } from './changes.ts';
import { compareContent } from './compare-content.ts';
import { breaksClients, breaksServers, narrower, possibility, replaced, wider } from './effect.ts';
import type { Means, Note } from './means.ts';
import { isNode, keysOf, show, type Node, listIn } from './node.ts';
import { isRule, ruleChanges } from './rules.ts';
import type { Documents } from '../drift/documents.ts';

const treated = new Set(['operationId', 'x-effect', 'security', 'parameters', 'requestBody', 'responses']);
/** Changes how clients handle the outcome, or how long they wait. */
const treatment = new Set(['deprecated', 'x-money', 'x-timeout', 'callbacks']);

export function compareOperations(operation: OperationPair, means: Means): void {
  const { title, base, revision } = operation;
  const scope: Scope = { operation: title, part: '', position: 'request' };
  const note: Note = (keyword, told) => means.changes.note(operation, [keyword], told, scope);
  const both = (key: string) => `${key} ${show(base[key] ?? 'none')} → ${show(revision[key] ?? 'none')}`;

  means.words(operation, (key) => !treated.has(key) && !treatment.has(key) && !isRule(key), scope);
  for (const key of keysOf(base, revision, isRule)) {
    for (const { keyword, ...told } of ruleChanges(key, base[key], revision[key])) note(keyword, told);
  }
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

const visitors = 'visitors';

/**
 * Compares who may call an operation. Each scheme is an alternative. An empty scheme allows visitors, so the other
 * schemes do not matter.
 */
export function compareSecurity({ base, revision, documents }: OperationPair, note: Note): void {
  const [before, after] = [waysIn(base, documents.base), waysIn(revision, documents.revision)];
  const lost = after.includes(visitors) ? [] : before.filter((way) => !after.includes(way));
  const gained = before.includes(visitors) ? [] : after.filter((way) => !before.includes(way));
  if (lost.length > 0) {
    note('security', { what: `no longer open to ${lost.join(', ')}`, effect: narrower, removed: lost });
  }
  if (gained.length > 0) note('security', { what: `open to ${gained.join(', ')}`, effect: wider, added: gained });
}

function waysIn(operation: Node, document: Node): string[] {
  const schemes = listIn('security' in operation ? operation : document, 'security').filter(isNode);
  if (schemes.length === 0) return [visitors];
  return schemes.map((scheme) => Object.keys(scheme).sort().join(' and ') || visitors);
}

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

export function compareResponses({ title, base, revision }: OperationPair, means: Means): void {
  const scopeOf = (part: string): Scope => ({ operation: title, part, position: 'answer' });
  // A client handles an unknown refusal like a known one. It cannot handle an unknown success.
  const isSuccess = (status: string) => status.startsWith('2');
  means.members({ base, revision }, 'responses', scopeOf, {
    both: (raw, status) => compareResponse(raw, means, scopeOf(status)),
    added: (status) => [`${status} may be answered`, isSuccess(status) ? breaksClients : possibility],
    removed: (status) => [`${status} may no longer be answered`, isSuccess(status) ? replaced : breaksServers],
  });
}

function compareResponse(raw: Pair, means: Means, scope: Scope): void {
  const pair = means.follow(raw.base, raw.revision);
  means.words(pair, (key) => key !== 'content' && key !== 'headers', scope);
  means.members(pair, 'headers', () => scope, {
    both: (header) => means.parameter(header.base, header.revision, scope),
    added: (name, header) =>
      means.revision.follow<Node>(header)['required'] === true
        ? [`header ${name} added, and required`, narrower]
        : [`header ${name} added`, possibility],
    removed: (name) => [`header ${name} removed`, breaksClients],
  });
  compareContent(pair, means, scope);
}
