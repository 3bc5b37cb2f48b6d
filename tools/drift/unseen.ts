import type { Contract } from './contract.ts';
import type { Unseen } from './coverage.ts';
import type { RunRecord } from './record.ts';

/** What `--require-seen` can require. */
export const measures = ['operations', 'statuses', 'codes', 'examples', 'fields', 'lists'] as const;
export type Measure = (typeof measures)[number];

/** What a run did not see, by name; operations also have a reason. */
export interface NotSeen extends Unseen {
  readonly operations: readonly string[];
  readonly reasons: Readonly<Record<string, string>>;
}

/** Collects the operations that were not sent and, for the others, what their answers did not show. */
export function notSeen({ operations }: Contract, record: RunRecord): NotSeen {
  const reasons = Object.fromEntries(
    operations.flatMap(({ id }) => {
      const why = record.notSent.get(id);
      return record.seen.has(id) || why === undefined ? [] : [[id, why]];
    }),
  );
  const asked = operations.filter(({ id }) => record.seen.has(id));
  return { operations: Object.keys(reasons), reasons, ...record.coverage.unseen(asked) };
}

/** The same as single blind spots, so that a baseline can accept them. */
export function requiredSpots(unseen: NotSeen, required: readonly Measure[]): RunRecord['blind'] {
  const why: Readonly<Record<Measure, string>> = {
    operations: 'was not sent',
    statuses: 'was never answered',
    codes: 'was never answered',
    examples: 'no answer was like it',
    fields: 'no answer had it',
    lists: 'came empty only',
  };
  return required.flatMap((measure) =>
    unseen[measure].map((name) => ({ what: `${measure}:${name}`, why: why[measure] })),
  );
}
