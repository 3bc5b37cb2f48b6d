import type { Contract, Operation, Schema } from './contract.ts';
import { driftIn, type Drift, type Exchange, type Kind } from './exchange.ts';
import { pointerOf } from './documents.ts';
import { isRecord } from './is-record.ts';
import { pageDrifts } from './pages.ts';
import type { Values } from './values.ts';
import { successOf } from './session.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** Two clocks of one service may differ by this much. */
const clockSkew = 5 * minute;
/** Fields with the time of something that has happened. */
const pastDate = /\/(created|updated|received|read)At$/;
const inHours = (span: number) => `${Math.floor(span / minute / 60)} h ${Math.round(span / minute) % 60} min`;
const year = 365.25 * 24 * 60 * 60 * 1000;

type Tell = (kind: Kind, at: string, schema: object, message: string) => Drift;

/** Judges what answers mean: pages, totals, order, dates and the clock. A service may match every schema and still be wrong. */
export function meaningOf(contract: Contract, isWarning: boolean) {
  const { documents } = contract;
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
    const ahead = time - now;
    if (pastDate.test(at) && ahead > clockSkew && ahead < day)
      return [
        tell('date-ahead', at, schema, `${at} is ${inHours(ahead)} ahead of the header Date, as if its zone were lost`),
      ];
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

  /** Judges the pages of a list, and the list as a whole. */
  function ofPages(operation: Operation, ask: (values: Values) => Promise<Exchange | null>): Promise<Drift[]> {
    return pageDrifts(contract, operation, ask, {
      tell: (exchange, kind, message) => teller(exchange)(kind, '', operation.body ?? operation.node, message),
      inOrder(exchange, entries) {
        const { schema = {} } = Object.values(operation.responseOf(200)?.content ?? {})[0] ?? {};
        const lists = Object.entries(documents.follow(schema).properties ?? {});
        const [name, list] = lists.find(([, each]) => documents.follow(each).type === 'array') ?? [];
        return name === undefined || !list
          ? []
          : ofOrder(documents.follow(list), entries, pointerOf(name), teller(exchange));
      },
    });
  }
}
