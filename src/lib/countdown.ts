import { toInstant } from './instant.ts';

/** When an answer arrived, by three clocks. */
export interface Receipt {
  /** The service's clock, in epoch ms; null when the answer has no readable Date header. */
  server: number | null;
  /** The device clock, in epoch ms. */
  device: number;
  /** performance.now(), in ms. Users cannot change it. */
  monotonic: number;
}

export interface Deadline {
  /** Monotonic ms. */
  at: number;
  /** Whether it comes from the service's clock. The device clock may be wrong. */
  byServer: boolean;
}

/** In ms. If more is left than this, the service's clock is wrong. */
const mostLeft = 86_400_000;

/** 'mm:ss'. Minutes may exceed 99; negative values show 00:00. */
export function formatCountdown(seconds: number): string {
  const left = Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
  const minutes = String(Math.floor(left / 60)).padStart(2, '0');
  return `${minutes}:${String(left % 60).padStart(2, '0')}`;
}

/**
 * The deadline of an ISO date-time; null when it is no valid instant. Monotonic, so that changing the device clock has
 * no effect. api/wire/read/to-contract.ts has converted other formats before.
 */
export function deadlineFrom(expireIn: string | null, { server, device, monotonic }: Receipt): Deadline | null {
  const expiry = toInstant(expireIn);
  if (expiry === null) return null;
  const byServer = server !== null && expiry - server <= mostLeft;
  return { at: monotonic + (expiry - (byServer ? server : device)), byServer };
}

/** Whole seconds left, rounded up: 0 means expired. */
export function secondsLeft(deadline: number, monotonicNow: number): number {
  // performance.now() has fractions, so the difference can be 90000.00000000001.
  const milliseconds = Math.round(deadline - monotonicNow);
  return Math.max(0, Math.ceil(milliseconds / 1000));
}
