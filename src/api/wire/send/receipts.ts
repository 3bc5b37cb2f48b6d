import type { Receipt } from '../../../lib/countdown.ts';

const receipts = new WeakMap<object, Receipt>();

/** When an answer of `send` arrived; undefined for objects from elsewhere. */
export const receiptOf = (answer: object): Receipt | undefined => receipts.get(answer);

/**
 * The `Date` header in epoch milliseconds; null when missing or invalid, for example when another origin does not
 * expose it. The header has whole seconds. The end of the second is used, so that nothing expired looks valid.
 */
export function timeIn(headers: Headers): number | null {
  const time = Date.parse(headers.get('Date') ?? '');
  return Number.isFinite(time) ? time + 999 : null;
}

export const keepReceipt = (answer: object, receipt: Receipt): void => void receipts.set(answer, receipt);
