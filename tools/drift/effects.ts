import { setTimeout as sleep } from 'node:timers/promises';
import type { ShownBy } from '../generate/contract.ts';
import type { Contract, Operation } from './contract.ts';
import { driftIn, type Drift, type Exchange } from './exchange.ts';
import { isRecord, listIn } from './is-record.ts';
import type { Values } from './values.ts';
import { several } from './report-text.ts';

/** When the account is looked at again, in milliseconds after the answer. A service may show an item some time later. */
export const laterLooks = [3_000, 10_000, 30_000] as const;

interface Means {
  /** The answer of a query, sent now. */
  readonly ask: (id: string, values?: Values) => Promise<unknown>;
  readonly isOver: () => boolean;
  readonly looks?: readonly number[] | undefined;
}

type Item = Readonly<Record<string, unknown>>;

export interface Look {
  /** Compares the account with the state before the command. */
  readonly compare: (exchange: Exchange, values: Values) => Promise<Drift[]>;
}

/** Looks at the account before a command, to count the new items that show it (`x-shown-by`); null if nothing shows it. */
export async function lookBefore(
  contract: Contract,
  operation: Operation,
  values: Values,
  means: Means,
): Promise<Look | null> {
  const shownBy = operation.node['x-shown-by'];
  if (shownBy === undefined || shownBy === 'nothing') return null;
  const before = await itemsOf(shownBy, values, means);
  if (before === null) return null;
  return { compare: (exchange, sent) => compare(exchange, sent, shownBy) };

  async function compare(exchange: Exchange, sent: Values, by: ShownBy): Promise<Drift[]> {
    const started = performance.now();
    let found = await newItems(by, sent);
    for (const at of means.looks ?? laterLooks) {
      if (found === null || found.length > 0 || means.isOver()) break;
      await sleep(Math.max(0, at - (performance.now() - started)));
      found = await newItems(by, sent);
    }
    // An account that cannot be read tells nothing.
    if (found === null) return [];
    const { title, node } = operation;
    const place = contract.documents.placeOf(node, 'x-shown-by');
    const tell = (kind: Drift['kind'], message: string, isWarning: boolean) =>
      driftIn(exchange, { kind, place, message, isWarning, detail: by.query });
    const times = by.times === 'many' ? mostAlike(found) : found.length;
    if (times > 1)
      return [
        tell('carried-out-twice', `${title} was sent once, and ${by.query} shows ${times} new items of it.`, false),
      ];
    if (found.length > 0) return [];
    const seconds = (means.looks ?? laterLooks).at(-1) ?? 0;
    const what = `${title} was done, and ${by.query} shows no new item of it after ${several(Math.round(seconds / 1000), 'second')}`;
    return [tell('not-shown', `${what}.`, true)];
  }

  async function newItems(by: ShownBy, sent: Values): Promise<Item[] | null> {
    const after = await itemsOf(by, sent, means);
    return after && subtract(after, before ?? []).filter((item) => isOf(item, by, sent));
  }
}

/** The items of the list that shows a command; null if it cannot be read. */
async function itemsOf({ query, same = [] }: ShownBy, values: Values, { ask }: Means): Promise<Item[] | null> {
  const page = query === 'listStatements' || query === 'listSlips' ? { page: 1, limit: 100 } : {};
  const answer = await ask(query, { ...page, ...(query === 'getQrcode' && { codeOrId: values['codeOrId'] }) });
  if (!isRecord(answer)) return null;
  if (query === 'listBonuses') return receiptsIn(answer, same.includes('code') ? values['code'] : undefined);
  const lists = Object.values(answer).filter((value) => Array.isArray(value));
  return lists[0] ? lists[0].filter(isRecord) : [answer];
}

/** The receipts of a bonus. */
const receiptsIn = (answer: unknown, code: unknown): Item[] =>
  listIn(answer, 'bonuses')
    .filter((bonus) => code === undefined || bonus['code'] === code)
    .flatMap((bonus) => listIn(bonus['userBonus'], 'received').map((receipt) => ({ ...receipt, code: bonus['code'] })));

/** The items of a list that another one does not have, as multisets. A status may change meanwhile. */
function subtract(items: readonly Item[], known: readonly Item[]): Item[] {
  const left = known.map(keyOf);
  return items.filter((item) => {
    const at = left.indexOf(keyOf(item));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const keyOf = ({ status: _status, note: _note, ...item }: Item) => JSON.stringify(item);

/** Whether an item may be that of a command. Places are compared where both sides name one. */
function isOf(item: Item, { type, about, same = [] }: ShownBy, sent: Values): boolean {
  if (type !== undefined && String(item['statementType']).toLowerCase() !== type) return false;
  if (about !== undefined && !isRecord(item[about])) return false;
  return same.every((name) => {
    const [shown, asked] = [item[name], sent[name]];
    if (name === 'amount') return Math.abs(Number(shown)) === Math.abs(Number(asked));
    return typeof shown !== 'string' || typeof asked !== 'string' || shown === asked;
  });
}

/** How many of several items have the same source, target and amount. */
function mostAlike(items: readonly Item[]): number {
  const counts = new Map<string, number>();
  for (const { from, to, amount } of items) {
    const key = JSON.stringify([from, to, amount]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
