import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange } from './exchange.ts';

/** The longest wait for one request. */
const longestWait = 60_000;
/** Requests that may be left out do not wait longer than this. */
const shortWait = 5_000;

/** Keeps the `Retry-After` of each operation. */
export function retryAfter(isOver: () => boolean) {
  const until = new Map<string, number>();
  return { note, wait, whyNotNow };

  function note({ operation, response: { status, headers } }: Exchange): void {
    const seconds = Number(headers['retry-after']);
    if (status === 429 && seconds > 0) until.set(operation.id, performance.now() + seconds * 1000);
  }

  /** Waits as long as the service has asked for. Whether the request may be sent now. */
  async function wait(id: string): Promise<boolean> {
    const left = leftOf(id);
    if (left > longestWait || isOver()) return false;
    if (left > 0) await sleep(left);
    return !isOver();
  }

  /** Why the other requests of an operation are left out; null after a short wait. */
  async function whyNotNow(id: string): Promise<string | null> {
    const left = leftOf(id);
    if (left > shortWait) return `it asked to wait ${Math.ceil(left / 1000)} s (Retry-After)`;
    await wait(id);
    return null;
  }

  function leftOf(id: string): number {
    return Math.max(0, (until.get(id) ?? 0) - performance.now());
  }
}
