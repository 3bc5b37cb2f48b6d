import type { Random } from '../../mocks/sandbox/state/random.ts';
import { plainReading, type Reading } from './perturbing-proxy.ts';
import { between, chance, pick, weighted } from './pick.ts';

const day = 86_400_000;

/** How the service and its lists behave for a while. */
export interface Service {
  reading: Reading;
  listLagMs: number;
  dateAheadMs: number;
  upperCaseTypes: boolean;
  withdrawalFee: number;
  /** What the service does with keys. */
  keys: 'honoured' | 'ignored' | 'off';
  /** How far the device clock is wrong. */
  deviceAheadMs: number;
}

const timeWriters: readonly [Reading['writeTime'], ...Reading['writeTime'][]] = [
  plainReading.writeTime,
  (instant) => new Date(instant).toISOString().replace(/\.\d+Z/, '+00:00'),
  // In whole seconds, so that two entries may be equal.
  (instant) => `${new Date(instant + 7 * 3_600_000).toISOString().slice(0, 19)}+07:00`,
  (instant) => new Date(instant - day).toISOString(),
  (instant) => new Date(instant + day / 2).toISOString(),
];

export function serviceOf(random: Random): Service {
  const lag = weighted(random, { none: 5, short: 2, long: 2 });
  const ahead = weighted(random, { none: 5, seconds: 3, day: 1 });
  const writeTime = pick(random, timeWriters);
  return {
    reading: {
      latency: chance(random, 0.1) ? 9000 : between(random, 100, 1500),
      failing: chance(random, 0.2) ? 0.15 : 0,
      total: weighted(random, { right: 6, missing: 1, wrong: 1 }),
      writeTime,
    },
    listLagMs: lag === 'none' ? 0 : lag === 'short' ? 8000 : between(random, 0, 60_000),
    dateAheadMs: ahead === 'none' ? 0 : ahead === 'seconds' ? between(random, -5000, 5000) : between(random, -day, day),
    upperCaseTypes: chance(random, 0.2),
    withdrawalFee: chance(random, 0.15) ? 25 : 0,
    keys: weighted(random, { honoured: 2, ignored: 4, off: 1 }),
    deviceAheadMs: chance(random, 0.2) ? between(random, -day, day) : 0,
  };
}

/** Whether reads do not fail, come back within a time in milliseconds, and have the right total. */
export const isReliableWithin = (thinking: number, { reading: { total, failing, latency } }: Service): boolean =>
  total === 'right' && failing === 0 && latency < thinking;
