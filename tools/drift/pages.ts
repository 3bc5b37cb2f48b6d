import { isDeepStrictEqual } from 'node:util';
import type { Contract, Operation, Schema } from './contract.ts';
import type { Drift, Exchange, Kind } from './exchange.ts';
import { isRecord } from './is-record.ts';
import type { Values } from './values.ts';
import { successOf } from './session.ts';

/** Entries of a page in the pages that are compared. */
const few = 2;
/** A list is read in pages of at most this size, and at most this many of them. */
const mostEntries = 100;
const mostPages = 20;

type Ask = (values: Values) => Promise<Exchange | null>;

interface Judgement {
  readonly tell: (exchange: Exchange, kind: Kind, message: string) => Drift;
  /** The violations of the order of a list that was read in pages. */
  readonly inOrder: (exchange: Exchange, entries: readonly unknown[]) => Drift[];
}

/** Asks for the same entries in pages and at once, then reads the list to its end. A list that changes meanwhile is not judged. */
export async function pageDrifts(
  contract: Contract,
  operation: Operation,
  ask: Ask,
  judgement: Judgement,
): Promise<Drift[]> {
  const pages = pagesOf(contract, operation, ask);
  if (!pages) return [];
  const single = await pages.at(1, 1);
  const small = [await pages.at(1, few), await pages.at(2, few), await pages.at(1, 2 * few)];
  const [first, second, whole] = small;
  if (!single || !first || !second || !whole) return [];
  const problem =
    (pages.isNumbered ? ofFirstPage(single, first, whole, judgement) : null) ??
    ofSmallPages(first, second, whole, judgement);
  const rest = problem ? [] : await ofWholeList(pages, judgement);
  const again = await pages.at(1, few);
  const isQuiet = again !== null && isDeepStrictEqual(successOf(first), successOf(again));
  if (!isQuiet) return [];
  return problem ? [problem] : rest;
}

/** Each page 1 begins with the same entry, whatever its length is. */
function ofFirstPage(single: Exchange, first: Exchange, whole: Exchange, { tell }: Judgement): Drift | null {
  const [one, ...others] = [single, first, whole].map((page) => entriesOf(page)[0]);
  const isFromZero = entriesOf(single).length <= 1 && others.some((entry) => !isDeepStrictEqual(entry, one));
  const isEmpty = [one, ...others].every((entry) => entry === undefined) && (totalOf(whole) ?? 0) > 0;
  if (!isFromZero && !isEmpty) return null;
  return tell(first, 'page-not-first', 'page 1 does not begin with the first entry, as if pages were counted from 0');
}

function ofSmallPages(first: Exchange, second: Exchange, whole: Exchange, { tell }: Judgement): Drift | null {
  const [one, two, all] = [entriesOf(first), entriesOf(second), entriesOf(whole)];
  const total = totalOf(whole);
  if (one.length > few || all.length > 2 * few || all.length < Math.min(2 * few, total ?? 0))
    return tell(
      second,
      'limit-ignored',
      `a page of ${few} has ${one.length} entries, one of ${2 * few} has ${all.length}`,
    );
  if (total !== null && total < all.length)
    return tell(second, 'total-too-low', `total is ${total}, and ${all.length} entries were read`);
  const ofFirst = totalOf(first);
  if (ofFirst !== total)
    return tell(second, 'total-wrong', `total is ${ofFirst} in a page of ${few} and ${total} in a page of ${2 * few}`);
  if (all.length <= few || isDeepStrictEqual([...one, ...two], all)) return null;
  if (isDeepStrictEqual(one, two)) return tell(second, 'page-ignored', 'page 2 has the entries of page 1');
  const repeated = two.some((entry) => one.some((other) => isDeepStrictEqual(entry, other)));
  return repeated ? tell(second, 'page-repeated', 'page 2 repeats entries of page 1') : null;
}

/** Reads all pages and compares their union with the lengths, the order and the total. */
async function ofWholeList({ at, size, isNumbered }: Pages, { tell, inOrder }: Judgement): Promise<Drift[]> {
  const lengths: number[] = [];
  const union: unknown[] = [];
  let last: Exchange | null = null;
  let isAtEnd = false;
  while (lengths.length < mostPages && !isAtEnd) {
    const page = await at(lengths.length + 1, size);
    if (!page || successOf(page) === undefined) return [];
    const entries = entriesOf(page);
    isAtEnd = entries.length === 0;
    last = page;
    lengths.push(entries.length);
    union.push(...entries);
    // A page after one that is not full must be empty.
    const short = lengths.at(-2);
    if (!isAtEnd && short !== undefined && short < size)
      return [tell(page, 'limit-capped', `a page of ${size} has ${short} entries, and more follow on the next page`)];
  }
  if (!last || !isAtEnd) return [];
  const total = totalOf(last);
  const doubled = doubledIn(union);
  const faults = [
    ...(doubled > 0 ? [tell(last, 'entry-doubled', `${doubled} of ${union.length} entries are there twice`)] : []),
    ...(total !== null && total !== union.length
      ? [tell(last, 'total-wrong', `total is ${total}, and the list has ${union.length} entries`)]
      : []),
  ];
  return [...faults, ...(isNumbered && lengths.length > 2 ? inOrder(last, union) : [])];
}

/**
 * How many entries equal an earlier one. An entry without an id and with whole seconds may have a twin, such as two
 * equal transfers in one second, so those count only if half of the list has one.
 */
function doubledIn(entries: readonly unknown[]): number {
  const seen = new Set<string>();
  const twins = entries.filter((entry) => {
    const text = JSON.stringify(entry);
    return seen.has(text) || !seen.add(text);
  });
  const isUnique = (entry: unknown) =>
    isRecord(entry) && ('_id' in entry || /T\d\d:\d\d:\d\d\.\d*[1-9]/.test(JSON.stringify(entry)));
  const certain = twins.filter(isUnique).length;
  return twins.length * 2 >= entries.length ? twins.length : certain;
}

interface Pages {
  /** The largest page that the contract allows. */
  readonly size: number;
  /** Pages have numbers. Where entries are skipped, the newest may stand last in each page, as in a chat. */
  readonly isNumbered: boolean;
  readonly at: (number: number, limit: number) => Promise<Exchange | null>;
}

/** How the pages of an operation are asked for; null if it has none. */
function pagesOf({ documents }: Contract, operation: Operation, ask: Ask): Pages | null {
  const { schema = {} } = Object.values(operation.body?.content ?? {})[0] ?? {};
  const { page, skip, limit } = documents.follow<Schema>(schema).properties ?? {};
  if (!limit || !(page ?? skip)) return null;
  return {
    size: Math.min(documents.follow(limit).maximum ?? mostEntries, mostEntries),
    isNumbered: page !== undefined,
    at: (number, size) => ask({ limit: size, ...(page ? { page: number } : { skip: (number - 1) * size }) }),
  };
}

/** The entries of a page: its only list. */
export function entriesOf(exchange: Exchange): unknown[] {
  const answer = successOf(exchange);
  const lists = isRecord(answer) ? Object.values(answer).filter((value) => Array.isArray(value)) : [];
  return lists[0] ?? [];
}

function totalOf(exchange: Exchange): number | null {
  const answer = successOf(exchange);
  return isRecord(answer) && typeof answer['total'] === 'number' ? answer['total'] : null;
}
