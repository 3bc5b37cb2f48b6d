import { breaksClients, breaksServers, replaced, type Effect, type Party } from './effect.ts';
import { isSame, show } from './node.ts';

/**
 * The extensions that are rules, with the side that each binds. A new rule breaks the side that it binds; without it the
 * other side relies on nothing.
 */
export const rules: Readonly<Record<string, Extract<Party, 'clients' | 'servers'>>> = {
  // What a server promises about its answers.
  'x-order': 'servers',
  'x-link': 'servers',
  'x-invalid-request': 'servers',
  'x-unexecuted': 'servers',
  'x-shown-by': 'servers',
  // What a client must be able to read.
  'x-any-text': 'clients',
};

export const isRule = (key: string): boolean => Object.hasOwn(rules, key);

interface RuleChange {
  readonly keyword: string;
  readonly what: string;
  readonly effect: Effect;
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
}

/** The changes of a rule. The values of a list are rules of their own. */
export function ruleChanges(key: string, before: unknown, after: unknown): RuleChange[] {
  const [come, go] = rules[key] === 'servers' ? [breaksServers, breaksClients] : [breaksClients, breaksServers];
  if (isSame(before, after)) return [];
  if (before === undefined) return [{ keyword: key, what: `${key} ${show(after)} added`, effect: come }];
  if (after === undefined) return [{ keyword: key, what: `${key} ${show(before)} removed`, effect: go }];
  if (!Array.isArray(before) || !Array.isArray(after))
    return [{ keyword: key, what: `${key} ${show(before)} → ${show(after)}`, effect: replaced }];
  const [old, now] = [before.map(String), after.map(String)];
  const removed = old.filter((value) => !now.includes(value));
  const added = now.filter((value) => !old.includes(value));
  return [
    ...(removed.length > 0
      ? [{ keyword: key, what: `${key} without ${removed.join(', ')}`, effect: go, removed }]
      : []),
    ...(added.length > 0 ? [{ keyword: key, what: `${key} with ${added.join(', ')}`, effect: come, added }] : []),
  ];
}
