import { slipReasons, type SlipReason } from '../../../generated/error-codes.ts';
import type { Currency } from './ledger.ts';
import { toMinor } from './money.ts';
import type { Slip, World } from './world.ts';

/** For each reason, the word in a file name that makes the slip fail for it. */
export const slipHints: Readonly<Record<SlipReason, string>> = {
  UPLOADED_FILE_NOT_EXIST: 'missing',
  IMG_SIZE_UNABLE_TO_PROCESS: 'tiny',
  CANNOT_READ_CROPPED_IMAGE: 'cropped',
  DEST_ACC_INVALID: 'destination',
  SLIP_REFNO_DUPLICATED: 'duplicate',
  UNSTABLE_REFNO_ON_SLIP: 'blurred',
  TRIPPLE_WRONG_CAPTCHA: 'captcha',
  INVALID_SLIP: 'invalid',
  NOT_MATCH: 'mismatch',
  EXPIRED_SLIP: 'expired',
  UNKNOW_ERROR: 'unknown',
};

/** Reasons for which the amount is unknown. */
const unreadable = new Set<string>([
  'UPLOADED_FILE_NOT_EXIST',
  'IMG_SIZE_UNABLE_TO_PROCESS',
  'CANNOT_READ_CROPPED_IMAGE',
  'INVALID_SLIP',
]);

/** The baht in the name (`250.75baht`), else some hundred from the bytes. For kip a thousand times as much. */
function writtenAmount({ file }: Slip, currency: Currency): bigint {
  const named = /(\d{1,8}(?:\.\d{1,2})?)-?(?:baht|kip)/i.exec(file.name)?.[1];
  const amount = named === undefined ? null : toMinor(named);
  if (amount !== null && amount > 0n) return amount;
  const baht = 100n + 10n * (BigInt(`0x${file.sha256.slice(0, 8)}`) % 90n);
  return baht * (currency === 'LAK' ? 100_000n : 100n);
}

/** The amount of a slip in minor units; null when its failure makes it unreadable. */
export function readAmount(slip: Slip, currency: Currency, reason: string | null): bigint | null {
  return reason !== null && unreadable.has(reason) ? null : writtenAmount(slip, currency);
}

/** Why a slip fails: a hint in its name, or the same bytes as an earlier slip that did not fail. */
export function findReason({ slips }: World, slip: Slip): SlipReason | null {
  const words = slip.file.name.toLowerCase().split(/[^a-z]+/);
  const hinted = slipReasons.find((reason) => words.includes(slipHints[reason]) || slip.file.name.includes(reason));
  const isCopy = slips
    .slice(0, slips.indexOf(slip))
    .some(({ file, status }) => file.sha256 === slip.file.sha256 && status !== 'FAILED');
  return hinted ?? (isCopy ? 'SLIP_REFNO_DUPLICATED' : null);
}
