/** How many cases the tests run: `gate` in `npm test`, `full` in `npm run test:full`, `soak` in `npm run test:soak`. */
export const levels = ['gate', 'full', 'soak'] as const;
export type Level = (typeof levels)[number];

/** The level of this run, from TEST_LEVEL. */
export const level: Level = levels.find((name) => name === process.env['TEST_LEVEL']) ?? 'gate';

/** The amount for the level of this run. `full` defaults to `gate`, and `soak` defaults to `full`. */
export function volume<Amount>({ gate, full = gate, soak = full }: { gate: Amount; full?: Amount; soak?: Amount }) {
  return { gate, full, soak }[level];
}

/**
 * Details of a test in a series: `npm test` runs it if `inGate` holds, `npm run test:full` if `inFull` holds, and
 * `npm run test:soak` the whole series.
 */
export const inSeries = (inGate: boolean, inFull = true) => (inGate ? {} : { tag: inFull ? '@full' : '@soak' });

/**
 * The cases in groups, each for one test with one sign-in: five at a time in `npm test`, because a sign-in takes longer
 * than a case; one at a time on the other levels.
 */
export function inGroups<Case>(cases: readonly Case[]): Case[][] {
  const size = volume({ gate: 5, full: 1 });
  return Array.from({ length: Math.ceil(cases.length / size) }, (_, at) => cases.slice(at * size, (at + 1) * size));
}
