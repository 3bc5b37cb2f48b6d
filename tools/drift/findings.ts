import { curlOf } from './curl.ts';
import type { Drift, Kind } from './exchange.ts';
import type { Place } from './documents.ts';
import type { RunRecord } from './record.ts';

export interface Finding {
  /** The same in every run: `missing-required:getWallet:200:/slots/[]/code`. */
  readonly id: string;
  readonly kind: Kind;
  readonly severity: 'error' | 'warning';
  readonly operationId: string | null;
  readonly title: string;
  readonly status: number | null;
  readonly instancePointer: string;
  readonly contract: Place;
  readonly message: string;
  readonly count: number;
  /** A curl command that repeats the request after its placeholders are filled in. */
  readonly curl: string | null;
}

/** Groups the violations of a run into findings, errors before warnings. A strict run has no warnings. */
export function findingsOf(drifts: RunRecord['drifts'], strict: boolean): Finding[] {
  const all = [...drifts].map(([id, { drift, count }]) => ({ ...findingOf(id, drift, strict), count }));
  return [
    ...all.filter(({ severity }) => severity === 'error'),
    ...all.filter(({ severity }) => severity === 'warning'),
  ];
}

/** Traffic that the contract neither describes nor forbids. */
const open: readonly Kind[] = ['undeclared-property', 'undocumented-parameter'];

function findingOf(id: string, drift: Drift, strict: boolean): Finding {
  const { kind, operationId, title, status, at, place, message, detail, request, isWarning = false } = drift;
  const isOpen = isWarning || open.includes(kind) || detail === 'undeclared-property';
  return {
    ...{ id, kind, operationId, title, status, message, contract: place, instancePointer: at, count: 1 },
    severity: isOpen && !strict ? 'warning' : 'error',
    curl: request ? curlOf(request) : null,
  };
}
