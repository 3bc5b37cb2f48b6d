import type { Receipt } from '../../lib/countdown.ts';

const receipts = new WeakMap<object, Receipt>();

/** When an answer of `send` arrived; what is read from anywhere else has no receipt. */
export const receiptOf = (answer: object): Receipt | undefined => receipts.get(answer);

/**
 * The time in a `Date` header, in epoch ms; null where there is none that can be read, as from another origin that does not expose it. The
 * header has whole seconds: the end of its second is taken, so that nothing that is over seems to go on.
 */
export function timeIn(headers: Headers): number | null {
  const time = Date.parse(headers.get('Date') ?? '');
  return Number.isFinite(time) ? time + 999 : null;
}

export const keepReceipt = (answer: object, receipt: Receipt): void => void receipts.set(answer, receipt);
