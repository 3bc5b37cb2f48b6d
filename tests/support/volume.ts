/** How many cases the tests run: `gate` in `npm test`, `full` in `npm run test:full`, `soak` in `npm run test:soak`. */
export const levels = ['gate', 'full', 'soak'] as const;
export type Level = (typeof levels)[number];

/** The level of this run, from TEST_LEVEL. */
export const level: Level = levels.find((name) => name === process.env['TEST_LEVEL']) ?? 'gate';

/** The amount for the level of this run. `full` defaults to `gate`, and `soak` defaults to `full`. */
export function volume<Amount>({ gate, full = gate, soak = full }: { gate: Amount; full?: Amount; soak?: Amount }) {
  return { gate, full, soak }[level];
}

/** Details of a test in a series: `npm test` runs it if `inGate` holds; the other levels run the whole series. */
export const inSeries = (inGate: boolean) => (inGate ? {} : { tag: '@full' });
