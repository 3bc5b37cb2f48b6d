import { toInstant } from './instant.ts';

/** When an answer arrived. */
export interface Receipt {
  /** By the service's clock, in epoch ms; null when the answer did not say. */
  server: number | null;
  /** By this device's clock, in epoch ms. */
  device: number;
  /** By a clock that nobody can set, in ms (performance.now()). */
  monotonic: number;
}

/** When something ends. */
export interface Deadline {
  /** In monotonic ms. */
  at: number;
  /** Whether the service's clock says so; this device's may be wrong. */
  byServer: boolean;
}

/** A service's clock that leaves more than this is wrong. */
const mostLeft = 86_400_000;

/** 'mm:ss'; minutes go on past 99, and nothing is below 00:00. */
export function formatCountdown(seconds: number): string {
  const left = Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
  const minutes = String(Math.floor(left / 60)).padStart(2, '0');
  return `${minutes}:${String(left % 60).padStart(2, '0')}`;
}

/**
 * The deadline that an ISO date-time names, monotonic so that a changed device clock changes nothing (quality 12); null when it names
 * no instant. What else a server sends for it is a date-time by then (api/to-contract.ts, A-20).
 */
export function deadlineFrom(expireIn: string | null, { server, device, monotonic }: Receipt): Deadline | null {
  const expiry = toInstant(expireIn);
  if (expiry === null) return null;
  const byServer = server !== null && expiry - server <= mostLeft;
  return { at: monotonic + (expiry - (byServer ? server : device)), byServer };
}

/** Whole seconds left, rounded up so that 0 means over. */
export function secondsLeft(deadline: number, monotonicNow: number): number {
  // Monotonic clocks have fractions, and adding then subtracting one may leave 90000.00000000001.
  const milliseconds = Math.round(deadline - monotonicNow);
  return Math.max(0, Math.ceil(milliseconds / 1000));
}
