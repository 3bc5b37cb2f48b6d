/** How much the tests throw: `gate` in `npm test`, `full` in `npm run test:full`, `soak` in `npm run test:soak`. */
export const levels = ['gate', 'full', 'soak'] as const;
export type Level = (typeof levels)[number];

/** The level of this run, from TEST_LEVEL. */
export const level: Level = levels.find((name) => name === process.env['TEST_LEVEL']) ?? 'gate';

/** The amount for the level of this run. Without an amount of its own, `full` is as `gate` and `soak` is as `full`. */
export function volume<Amount>({ gate, full = gate, soak = full }: { gate: Amount; full?: Amount; soak?: Amount }) {
  return { gate, full, soak }[level];
}

/** The details of a test of a series: the gate runs it where `inGate` holds, the other levels run the whole series. */
export const inSeries = (inGate: boolean) => (inGate ? {} : { tag: '@full' });
