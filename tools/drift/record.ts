import { codeIn } from './codes.ts';
import type { Operation } from './contract.ts';
import { parseJson, type Drift, type Exchange } from './exchange.ts';
import type { Coverage } from './coverage.ts';

export interface Seen {
  readonly operation: Operation;
  requests: number;
  readonly statuses: Map<number, number>;
  readonly codes: Map<string, number>;
  slowestMs: number;
}

interface Spot {
  readonly what: string;
  readonly why: string;
  readonly isRefused?: boolean;
}

export interface RunRecord {
  /** The first of several equal violations, and their number. */
  readonly drifts: Map<string, { readonly drift: Drift; count: number }>;
  readonly seen: Map<string, Seen>;
  /** Requests or events that were tried and gave no result: the id of the operation or event, and the reason. */
  readonly blind: Spot[];
  /** The codes, such as NO_INVITE_BONUS, with which operations refused valid requests for business reasons. */
  readonly refused: Map<string, Set<string>>;
  readonly notes: string[];
  readonly notSent: Map<string, string>;
  readonly coverage: Coverage;
}

export const newRecord = (coverage: Coverage): RunRecord => ({
  ...{ drifts: new Map(), seen: new Map(), blind: [], refused: new Map(), notes: [], notSent: new Map(), coverage },
});

export function addDrifts(record: RunRecord, drifts: readonly Drift[]): void {
  for (const drift of drifts) {
    const id = idOf(drift);
    const known = record.drifts.get(id);
    if (known) known.count += 1;
    else record.drifts.set(id, { drift, count: 1 });
  }
}

export const hasSucceeded = ({ seen }: RunRecord, id: string): boolean =>
  [...(seen.get(id)?.statuses.keys() ?? [])].some((status) => status >= 200 && status <= 299);

/** Notes that a valid request was refused for a business reason. */
export function noteRefusal({ refused }: RunRecord, id: string, code: string): void {
  refused.set(id, (refused.get(id) ?? new Set()).add(code));
}

/** Counts an exchange and records which parts of the contract it shows. */
export function count(record: RunRecord, exchange: Exchange): void {
  const { operation, response, milliseconds = 0 } = exchange;
  const { status, body } = response;
  const seen = record.seen.get(operation.id) ?? { operation, ...nothingSeen() };
  record.seen.set(operation.id, seen);
  seen.requests += 1;
  increase(seen.statuses, status);
  seen.slowestMs = Math.max(seen.slowestMs, milliseconds);
  const code = body && status >= 400 ? codeIn(status, parseJson(body)?.value) : null;
  if (code) increase(seen.codes, code.code);
  record.coverage.note(exchange);
}

const nothingSeen = (): Omit<Seen, 'operation'> => ({
  ...{ requests: 0, slowestMs: 0, statuses: new Map(), codes: new Map() },
});

function increase<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * An operation that never succeeded counts as untested. Of two commands that consume the same thing, one success is
 * enough; the report names the other.
 */
export function noteBlindSpots(
  record: RunRecord,
  operationIds: Iterable<string>,
  eitherOr: Readonly<Record<string, string>> = {},
): void {
  for (const id of operationIds) {
    const other = eitherOr[id];
    if (hasSucceeded(record, id)) continue;
    if (id === 'changePassword' && isRefusedUnchanged(record)) {
      record.notes.push('changePassword refused the unchanged password, so no success of it was seen.');
      continue;
    }
    if (other !== undefined && hasSucceeded(record, other)) {
      record.notes.push(`${id} was refused only, because ${other} had taken what it takes: test it with --only ${id}.`);
      continue;
    }
    record.blind.push({ what: id, ...whyNever(record, id) });
  }
}

/** A service may refuse a new password that is the old one. WRONG_PASSWORD says that the old one is wrong, which it is not. */
function isRefusedUnchanged({ seen }: RunRecord): boolean {
  const { statuses, codes } = seen.get('changePassword') ?? {};
  return statuses?.has(400) === true && codes?.has('WRONG_PASSWORD') === false;
}

function whyNever({ seen, notSent, refused }: RunRecord, id: string): Pick<Spot, 'why' | 'isRefused'> {
  const { statuses, codes } = seen.get(id) ?? {};
  if (!statuses || !codes) return { why: notSent.get(id) ?? 'no answer' };
  const reasons = [...(refused.get(id) ?? [])].map((code) => `${times(codes.get(code) ?? 0)} with ${code}`);
  if (reasons.length > 0) return { why: `refused ${reasons.join(' and ')}`, isRefused: true };
  const given = [...statuses].map(([status, count]) => `${status} ${times(count)}`).join(', ');
  const named = codes.size > 0 ? ` (${[...codes.keys()].join(', ')})` : '';
  return { why: `answered ${given}${named}, never 2xx` };
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** The same in every run. List indexes are replaced, so that one violation in several items has one id. */
export function idOf({ kind, operationId, title, status, at, detail }: Drift): string {
  const place = at.replace(/\/\d+(?=\/|$)/g, '/[]');
  return [kind, operationId ?? title, status, place, operationId === null ? '' : detail]
    .filter((step) => step !== null && step !== undefined && step !== '')
    .join(':');
}
