import { relative } from 'node:path';
import type { Baseline } from './baseline.ts';
import type { Contract } from './contract.ts';
import { findingsOf, type Finding } from './findings.ts';
import type { Options } from './options.ts';
import type { RunRecord } from './record.ts';
import { notSeen, requiredSpots, type NotSeen } from './unseen.ts';

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
  readonly signedIn: boolean;
  /** Ids of the operations that were sent or recorded. */
  readonly operations: readonly string[];
  readonly findings: readonly Finding[];
  readonly blind: readonly BlindSpot[];
  /** Operations that were refused for business reasons only. In a strict run they are blind spots. */
  readonly refused: readonly BlindSpot[];
  readonly accepted: {
    readonly findings: readonly Accepted<Finding>[];
    readonly blind: readonly Accepted<BlindSpot>[];
  };
  readonly notes: readonly string[];
  readonly unseen: NotSeen;
  /** With `--meaning`: the slowest answer of the operations that took longest. */
  readonly slowest: readonly { readonly operationId: string; readonly milliseconds: number }[];
}

interface Parts extends Pick<Options, 'strict' | 'meaning' | 'requireSeen'> {
  readonly record: RunRecord;
  readonly contract: Contract;
  readonly target: string;
  readonly signedIn: boolean;
  readonly baseline: Baseline;
  /** Removes the run's secrets from a text. */
  readonly hide: (text: string) => string;
}

/** Summarises a run. Drift takes precedence over blindness. A run that tested nothing is blind. */
export function reportOf(parts: Parts): Report {
  const { record, contract, target, signedIn, strict, meaning, requireSeen, baseline, hide } = parts;
  const found = split(findingsOf(record.drifts, strict).map(withoutSecrets));
  const nothing = record.seen.size === 0 && record.blind.length === 0 && record.drifts.size === 0;
  const unseen = notSeen(contract, record);
  const spots = [
    ...record.blind,
    ...requiredSpots(unseen, requireSeen),
    ...(nothing ? [{ what: 'everything', why: 'no request of the contract was made' }] : []),
  ];
  const blind = split(spots.map(({ what, why }) => ({ id: `blind:${hide(what)}`, what: hide(what), why: hide(why) })));
  const isRefused = ({ what }: BlindSpot) =>
    !strict && record.blind.some((each) => each.isRefused && each.what === what);
  const failing = blind.open.filter((spot) => !isRefused(spot));
  const errors = found.open.filter(({ severity }) => severity === 'error').length;
  const result = errors > 0 ? 'drift' : failing.length > 0 ? 'blind' : 'clean';
  const stale = baseline.unused().map((id) => `The baseline accepts ${id}, which did not occur.`);
  return {
    result,
    exitCode: ({ clean: 0, drift: 1, blind: 4 } as const)[result],
    date: new Date().toISOString(),
    target: hide(target),
    contract: summaryOf(contract),
    errors,
    warnings: found.open.length - errors,
    signedIn,
    requests: [...record.seen.values()].reduce((sum, { requests }) => sum + requests, 0),
    operations: [...record.seen.keys()],
    findings: found.open,
    blind: failing,
    refused: blind.open.filter(isRefused),
    accepted: { findings: found.accepted, blind: blind.accepted },
    notes: [...record.notes.map(hide), ...stale],
    unseen,
    slowest: meaning === 'off' ? [] : slowestOf(record),
  };

  function withoutSecrets(finding: Finding): Finding {
    const { message, curl, title, id, instancePointer } = finding;
    return {
      ...finding,
      id: hide(id),
      title: hide(title),
      instancePointer: hide(instancePointer),
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

const slowestOf = ({ seen }: RunRecord): Report['slowest'] =>
  [...seen.values()]
    .map(({ operation, slowestMs }) => ({ operationId: operation.id, milliseconds: slowestMs }))
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, 5);

/** The report of a run that could not start, so that CI shows the reason. */
export const failedReport = (contract: Contract, target: string, why: string): Report => ({
  ...{ result: 'failed', exitCode: 3, date: new Date().toISOString(), target, contract: summaryOf(contract) },
  ...{ errors: 0, warnings: 0, requests: 0, signedIn: false, operations: [], findings: [], notes: [], refused: [] },
  blind: [{ id: 'blind:everything', what: 'everything', why }],
  accepted: { findings: [], blind: [] },
  slowest: [],
  unseen: { operations: [], reasons: {}, statuses: [], codes: [], examples: [], fields: [], lists: [] },
});

const summaryOf = ({ file, path, title, version }: Contract): Report['contract'] => ({
  ...{ file, path: relative(process.cwd(), path), title, version },
});
