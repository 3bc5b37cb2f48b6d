import { relative } from 'node:path';
import type { Baseline } from './baseline.ts';
import type { Contract } from './contract.ts';
import { findingsOf, type Finding } from './findings.ts';
import type { RunRecord } from './record.ts';
import { notSeen, requiredSpots, type Measure, type NotSeen } from './unseen.ts';

export interface BlindSpot {
  readonly id: string;
  readonly what: string;
  readonly why: string;
}

type Accepted<Item> = Item & { readonly reason: string };

export interface Report {
  /** `failed`: the service was not reached, or it refused the sign-in. */
  readonly result: 'clean' | 'drift' | 'blind' | 'failed';
  readonly exitCode: 0 | 1 | 3 | 4;
  readonly date: string;
  readonly target: string;
  readonly contract: {
    readonly file: string;
    /** Relative to the folder in which the command was started. */
    readonly path: string;
    readonly title: string;
    readonly version: string;
  };
  readonly errors: number;
  readonly warnings: number;
  readonly requests: number;
  /** Ids of the operations that were sent or recorded. */
  readonly operations: readonly string[];
  readonly findings: readonly Finding[];
  readonly blind: readonly BlindSpot[];
  readonly accepted: {
    readonly findings: readonly Accepted<Finding>[];
    readonly blind: readonly Accepted<BlindSpot>[];
  };
  readonly notes: readonly string[];
  readonly unseen: NotSeen;
}

interface Parts {
  readonly record: RunRecord;
  readonly contract: Contract;
  readonly target: string;
  readonly strict: boolean;
  readonly requireSeen: readonly Measure[];
  readonly baseline: Baseline;
  /** Removes the run's secrets from a text. */
  readonly hide: (text: string) => string;
}

/** Summarises a run. Drift takes precedence over blindness. A run that tested nothing is blind. */
export function reportOf({ record, contract, target, strict, requireSeen, baseline, hide }: Parts): Report {
  const found = split(findingsOf(record.drifts, strict).map(withoutSecrets));
  const nothing = record.seen.size === 0 && record.blind.length === 0 && record.drifts.size === 0;
  const unseen = notSeen(contract, record);
  const spots = [
    ...record.blind,
    ...requiredSpots(unseen, requireSeen),
    ...(nothing ? [{ what: 'everything', why: 'no request of the contract was made' }] : []),
  ];
  const blind = split(spots.map(({ what, why }) => ({ id: `blind:${what}`, what, why: hide(why) })));
  const errors = found.open.filter(({ severity }) => severity === 'error').length;
  const result = errors > 0 ? 'drift' : blind.open.length > 0 ? 'blind' : 'clean';
  const stale = baseline.unused().map((id) => `The baseline accepts ${id}, which did not occur.`);
  return {
    result,
    exitCode: ({ clean: 0, drift: 1, blind: 4 } as const)[result],
    date: new Date().toISOString(),
    target: hide(target),
    contract: summaryOf(contract),
    errors,
    warnings: found.open.length - errors,
    requests: [...record.seen.values()].reduce((sum, { requests }) => sum + requests, 0),
    operations: [...record.seen.keys()],
    findings: found.open,
    blind: blind.open,
    accepted: { findings: found.accepted, blind: blind.accepted },
    notes: [...record.notes.map(hide), ...stale],
    unseen,
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

/** The report of a run that could not start, so that CI shows the reason. */
export const failedReport = (contract: Contract, target: string, why: string): Report => ({
  ...{ result: 'failed', exitCode: 3, date: new Date().toISOString(), target, contract: summaryOf(contract) },
  ...{ errors: 0, warnings: 0, requests: 0, operations: [], findings: [], notes: [] },
  blind: [{ id: 'blind:everything', what: 'everything', why }],
  accepted: { findings: [], blind: [] },
  unseen: { operations: [], reasons: {}, statuses: [], codes: [], examples: [], fields: [], lists: [] },
});

const summaryOf = ({ file, path, title, version }: Contract): Report['contract'] => ({
  ...{ file, path: relative(process.cwd(), path), title, version },
});
