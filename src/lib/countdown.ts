import { toInstant } from './instant.ts';

/** When an answer arrived: `wall` in epoch ms, `monotonic` in ms of a clock nobody can set (performance.now()). */
export interface Receipt {
  wall: number;
  monotonic: number;
}

/** 'mm:ss'; minutes go on past 99, and nothing is below 00:00. */
export function formatCountdown(seconds: number): string {
  const left = Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
  const minutes = String(Math.floor(left / 60)).padStart(2, '0');
  return `${minutes}:${String(left % 60).padStart(2, '0')}`;
}

/**
 * The deadline in monotonic ms of an ISO date-time, so that a changed device clock changes nothing (quality 12); null when it names
 * no instant. What else a server sends for it is a date-time by then (api/to-contract.ts, A-20).
 */
export function deadlineFrom(expireIn: string | null, receivedAt: Receipt): number | null {
  const expiry = toInstant(expireIn);
  return expiry === null ? null : receivedAt.monotonic + (expiry - receivedAt.wall);
}

/** Whole seconds left, rounded up so that 0 means over. */
export function secondsLeft(deadline: number, monotonicNow: number): number {
  // Monotonic clocks have fractions, and adding then subtracting one may leave 90000.00000000001.
  const milliseconds = Math.round(deadline - monotonicNow);
  return Math.max(0, Math.ceil(milliseconds / 1000));
}
