import type { Operation } from './contract.ts';
import type { Drift, Exchange } from './exchange.ts';
import type { Coverage } from './coverage.ts';

export interface Seen {
  readonly operation: Operation;
  requests: number;
  readonly statuses: Map<number, number>;
}

export interface RunRecord {
  /** The first of several equal violations, and their number. */
  readonly drifts: Map<string, { readonly drift: Drift; count: number }>;
  readonly seen: Map<string, Seen>;
  /** Requests or events that were tried and gave no result: the id of the operation or event, and the reason. */
  readonly blind: { readonly what: string; readonly why: string }[];
  readonly notes: string[];
  readonly notSent: Map<string, string>;
  readonly coverage: Coverage;
}

export const newRecord = (coverage: Coverage): RunRecord => ({
  ...{ drifts: new Map(), seen: new Map(), blind: [], notes: [], notSent: new Map(), coverage },
});

export function addDrifts(record: RunRecord, drifts: readonly Drift[]): void {
  for (const drift of drifts) {
    const id = idOf(drift);
    const known = record.drifts.get(id);
    if (known) known.count += 1;
    else record.drifts.set(id, { drift, count: 1 });
  }
}

/** Counts an exchange and records which parts of the contract it shows. */
export function count(record: RunRecord, exchange: Exchange): void {
  const { operation, response } = exchange;
  const { status } = response;
  const seen = record.seen.get(operation.id) ?? { operation, requests: 0, statuses: new Map<number, number>() };
  record.seen.set(operation.id, seen);
  seen.requests += 1;
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
  record.coverage.note(exchange);
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
  const statusesOf = (id: string) => [...(record.seen.get(id)?.statuses ?? [])];
  const succeeded = (id: string) => statusesOf(id).some(([status]) => status >= 200 && status <= 299);
  for (const id of operationIds) {
    const other = eitherOr[id];
    if (succeeded(id)) continue;
    if (other !== undefined && succeeded(other)) {
      record.notes.push(`${id} was refused only, because ${other} had taken what it takes: test it with --only ${id}.`);
      continue;
    }
    const given = statusesOf(id).map(([status, times]) => `${status} ${times === 1 ? 'once' : `${times} times`}`);
    const nothing = record.notSent.get(id) ?? 'no answer';
    record.blind.push({ what: id, why: given.length === 0 ? nothing : `answered ${given.join(', ')}, never 2xx` });
  }
}

/** The same in every run. List indexes are replaced, so that one violation in several items has one id. */
export function idOf({ kind, operationId, title, status, at, detail }: Drift): string {
  const place = at.replace(/\/\d+(?=\/|$)/g, '/[]');
  return [kind, operationId ?? title, status, place, operationId === null ? '' : detail]
    .filter((step) => step !== null && step !== undefined && step !== '')
    .join(':');
}
