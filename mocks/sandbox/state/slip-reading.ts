import { slipReasons, type SlipReason } from '../../../generated/error-codes.ts';
import type { Currency } from './ledger.ts';
import { toMinor } from './money.ts';
import type { Slip, World } from './world.ts';

/** The word in a file name that makes its slip fail, by the reason it then fails for. */
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

/** With these reasons nobody could read how much it was. */
const unreadable = new Set<string>([
  'UPLOADED_FILE_NOT_EXIST',
  'IMG_SIZE_UNABLE_TO_PROCESS',
  'CANNOT_READ_CROPPED_IMAGE',
  'INVALID_SLIP',
]);

/** `500baht` or `250.75baht` in the name; otherwise some hundred, always the same for the same bytes. In kip, a thousand times that. */
function writtenAmount({ file }: Slip, currency: Currency): bigint {
  const named = /(\d{1,8}(?:\.\d{1,2})?)-?(?:baht|kip)/i.exec(file.name)?.[1];
  const amount = named === undefined ? null : toMinor(named);
  if (amount !== null && amount > 0n) return amount;
  const baht = 100n + 10n * (BigInt(`0x${file.sha256.slice(0, 8)}`) % 90n);
  return baht * (currency === 'LAK' ? 100_000n : 100n);
}

/** How much a slip says, in minor units, as far as the reason for which it fails lets anybody read it. */
export function readAmount(slip: Slip, currency: Currency, reason: string | null): bigint | null {
  return reason !== null && unreadable.has(reason) ? null : writtenAmount(slip, currency);
}

/** Why a slip fails, if it does: a hint in its name, then the same bytes in a slip before it that did not fail. */
export function findReason({ slips }: World, slip: Slip): SlipReason | null {
  const words = slip.file.name.toLowerCase().split(/[^a-z]+/);
  const hinted = slipReasons.find((reason) => words.includes(slipHints[reason]) || slip.file.name.includes(reason));
  const isCopy = slips
    .slice(0, slips.indexOf(slip))
    .some(({ file, status }) => file.sha256 === slip.file.sha256 && status !== 'FAILED');
  return hinted ?? (isCopy ? 'SLIP_REFNO_DUPLICATED' : null);
}
