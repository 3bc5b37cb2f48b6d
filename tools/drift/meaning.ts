import { isDeepStrictEqual } from 'node:util';
import type { Contract, Operation, Schema } from './contract.ts';
import { driftIn, type Drift, type Exchange, type Kind } from './exchange.ts';
import { pointerOf } from './documents.ts';
import { isRecord } from './is-record.ts';
import type { Values } from './plan.ts';
import { successOf } from './session.ts';

/** Entries of a page in the pages that are compared. */
const few = 2;
const year = 365.25 * 24 * 60 * 60 * 1000;

type Tell = (kind: Kind, at: string, schema: object, message: string) => Drift;

/** Judges what answers mean: pages, totals, order, dates and the clock. A service may match every schema and still be wrong. */
export function meaningOf({ documents }: Contract, isWarning: boolean) {
  return { ofAnswer, ofPages };

  function teller(exchange: Exchange): Tell {
    const start = `${exchange.operation.title} answered ${exchange.response.status}, but`;
    return (kind, at, schema, message) =>
      driftIn(exchange, { kind, at, place: documents.placeOf(schema), isWarning, message: `${start} ${message}.` });
  }

  function ofAnswer(exchange: Exchange): Drift[] {
    const { operation, response } = exchange;
    const answer = successOf(exchange);
    if (answer === undefined) return [];
    const tell = teller(exchange);
    const documented = operation.responseOf(response.status);
    const { schema = {} } = Object.values(documented?.content ?? {})[0] ?? {};
    const now = Date.parse(response.headers['date'] ?? '') || Date.now();
    const wantsDate = documented?.headers?.['Date'];
    const withoutClock =
      wantsDate && response.headers['date'] === undefined
        ? [tell('no-date-header', '', documents.follow(wantsDate), 'without the header Date, so expireIn has no clock')]
        : [];
    return [...withoutClock, ...inValue(schema, answer, '', tell, now)];
  }

  /** Dates that cannot be meant, and lists in another order than `x-order`. */
  function inValue(reference: Schema, value: unknown, at: string, tell: Tell, now: number): Drift[] {
    const schema = documents.follow(reference);
    const below = (each: Schema, child: unknown, name: string | number) =>
      inValue(each, child, at + pointerOf(name), tell, now);
    const alternatives = (schema.anyOf ?? schema.oneOf ?? []).flatMap((each) => inValue(each, value, at, tell, now));
    if (typeof value === 'string') return [...alternatives, ...ofDate(schema, value, at, tell, now)];
    if (Array.isArray(value)) {
      const { items } = schema;
      const entries = items ? value.flatMap((item, index) => below(items, item, index)) : [];
      return [...alternatives, ...ofOrder(schema, value, at, tell), ...entries];
    }
    if (!isRecord(value)) return alternatives;
    const fields = Object.entries(schema.properties ?? {});
    return [...alternatives, ...fields.flatMap(([name, each]) => below(each, value[name], name))];
  }

  function ofDate(schema: Schema, text: string, at: string, tell: Tell, now: number): Drift[] {
    // The wallet counts expireIn by the clock of the service.
    if (schema.format !== 'date-time' || at.endsWith('/expireIn')) return [];
    const time = Date.parse(text);
    if (!(time < Date.UTC(2000) || time > now + year)) return [];
    const written = new Date(time).getUTCFullYear();
    const cause = written > 2400 ? ', a year of the Buddhist calendar' : '';
    return [tell('implausible-date', at, schema, `${at} is of the year ${written}${cause}`)];
  }

  function ofOrder(schema: Schema, entries: readonly unknown[], at: string, tell: Tell): Drift[] {
    const order = schema['x-order'];
    if (order === undefined) return [];
    const field = order.replace(/^-/, '');
    const keys = entries.map((entry) => (isRecord(entry) ? Date.parse(String(entry[field])) : Number.NaN));
    const sign = order.startsWith('-') ? -1 : 1;
    const wrong = keys.findIndex((key, index) => index > 0 && sign * (key - (keys[index - 1] ?? key)) < 0);
    return wrong < 0
      ? []
      : [tell('order', at, schema, `${at} is not in the order ${order}, from entry ${wrong + 1} on`)];
  }

  /** Asks for the same entries in pages and at once. Data that changes meanwhile is not judged. */
  async function ofPages(operation: Operation, ask: (values: Values) => Promise<Exchange | null>): Promise<Drift[]> {
    const { schema = {} } = Object.values(operation.body?.content ?? {})[0] ?? {};
    const { page, skip, limit } = documents.follow(schema).properties ?? {};
    if (!limit || !(page ?? skip)) return [];
    const at = (number: number, size: number) =>
      ask({ limit: size, ...(page ? { page: number } : { skip: (number - 1) * size }) });
    const [first, second, whole, again] = [await at(1, few), await at(2, few), await at(1, 2 * few), await at(1, few)];
    if (!first || !second || !whole || !again) return [];
    if (!isDeepStrictEqual(successOf(first), successOf(again))) return [];
    const [one, two, all] = [entriesOf(first), entriesOf(second), entriesOf(whole)];
    const total = totalOf(whole);
    const tell = (kind: Kind, message: string) => teller(second)(kind, '', operation.body ?? operation.node, message);
    if (one.length > few || all.length > 2 * few || all.length < Math.min(2 * few, total ?? 0))
      return [tell('limit-ignored', `a page of ${few} has ${one.length} entries, one of ${2 * few} has ${all.length}`)];
    if (total !== null && total < all.length)
      return [tell('total-too-low', `total is ${total}, and ${all.length} entries were read`)];
    if (all.length <= few || isDeepStrictEqual([...one, ...two], all)) return [];
    const isSame = isDeepStrictEqual(one, two);
    const repeated = two.some((entry) => one.some((other) => isDeepStrictEqual(entry, other)));
    if (isSame) return [tell('page-ignored', 'page 2 has the entries of page 1')];
    return repeated ? [tell('page-repeated', 'page 2 repeats entries of page 1')] : [];
  }
}

/** The entries of a page: its only list. */
function entriesOf(exchange: Exchange): unknown[] {
  const answer = successOf(exchange);
  const lists = isRecord(answer) ? Object.values(answer).filter((value) => Array.isArray(value)) : [];
  return lists[0] ?? [];
}

function totalOf(exchange: Exchange): number | null {
  const answer = successOf(exchange);
  return isRecord(answer) && typeof answer['total'] === 'number' ? answer['total'] : null;
}
