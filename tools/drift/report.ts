import type { Baseline } from './baseline.ts';
import type { Contract } from './contract.ts';
import { findingsOf, type Finding } from './findings.ts';
import type { RunRecord } from './record.ts';

/** Something that was asked for and could not be tested. */
export interface BlindSpot {
  readonly id: string;
  readonly what: string;
  readonly why: string;
}

type Accepted<Item> = Item & { readonly reason: string };

/** What a run has found out, free of secrets. */
export interface Report {
  readonly result: 'clean' | 'drift' | 'blind';
  readonly exitCode: 0 | 1 | 4;
  /** The service's address, or the recording. */
  readonly target: string;
  readonly contract: { readonly file: string; readonly title: string; readonly version: string };
  readonly errors: number;
  readonly warnings: number;
  readonly requests: number;
  /** Ids of the operations that were asked or recorded. */
  readonly operations: readonly string[];
  readonly findings: readonly Finding[];
  readonly blind: readonly BlindSpot[];
  readonly accepted: {
    readonly findings: readonly Accepted<Finding>[];
    readonly blind: readonly Accepted<BlindSpot>[];
  };
  readonly notes: readonly string[];
}

interface Parts {
  readonly record: RunRecord;
  readonly contract: Contract;
  readonly target: string;
  readonly strict: boolean;
  readonly baseline: Baseline;
  /** Takes the run's secrets out of a text. */
  readonly hide: (text: string) => string;
}

/** Sums a run up. Drift weighs more than blindness; a run that tested nothing is blind. */
export function reportOf({ record, contract, target, strict, baseline, hide }: Parts): Report {
  const found = split(findingsOf(record.drifts, strict).map(withoutSecrets));
  const nothing = record.seen.size === 0 && record.blind.length === 0 && record.drifts.length === 0;
  const spots = [
    ...record.blind,
    ...(nothing ? [{ what: 'everything', why: 'no request of the contract was made' }] : []),
  ];
  const blind = split(spots.map(({ what, why }) => ({ id: `blind:${what}`, what, why })));
  const errors = found.open.filter(({ severity }) => severity === 'error').length;
  const result = errors > 0 ? 'drift' : blind.open.length > 0 ? 'blind' : 'clean';
  const stale = baseline.unused().map((id) => `The baseline accepts ${id}, which did not occur.`);
  return {
    result,
    exitCode: ({ clean: 0, drift: 1, blind: 4 } as const)[result],
    target: hide(target),
    contract: { file: contract.file, title: contract.title, version: contract.version },
    errors,
    warnings: found.open.length - errors,
    requests: [...record.seen.values()].reduce((sum, { requests }) => sum + requests, 0),
    operations: [...record.seen.keys()],
    findings: found.open,
    blind: blind.open,
    accepted: { findings: found.accepted, blind: blind.accepted },
    notes: [...record.notes.map(hide), ...stale],
  };

  function withoutSecrets(finding: Finding): Finding {
    const { message, curl, title, id } = finding;
    return {
      ...finding,
      id: hide(id),
      title: hide(title),
      message: hide(message),
      curl: curl === null ? null : hide(curl),
    };
  }

  function split<Item extends { id: string }>(items: Item[]): { open: Item[]; accepted: Accepted<Item>[] } {
    const judged = items.map((item) => ({ item, reason: baseline.reasonFor(item.id) }));
    return {
      open: judged.filter(({ reason }) => reason === null).map(({ item }) => item),
      accepted: judged.flatMap(({ item, reason }) => (reason === null ? [] : [{ ...item, reason }])),
    };
  }
}
