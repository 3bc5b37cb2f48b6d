import { createHash, randomBytes } from 'node:crypto';
import { slipReasons, type SlipReason } from '../../../generated/error-codes.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { receiveDeposit } from './deposits.ts';
import type { Currency } from './ledger.ts';
import { toMinor, fromMinor } from './money.ts';
import { refuse } from './refusal.ts';
import { settleLater } from './scheduler.ts';
import { keepUpload } from './uploads.ts';
import { wireTime } from './wire-time.ts';
import type { Member, Slip, World } from './world.ts';

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

const extensions = new Map([
  ['image/png', '.png'],
  ['image/jpeg', '.jpg'],
  ['image/gif', '.gif'],
  ['image/webp', '.webp'],
]);
const largest = 10 * 1_048_576;

/** A member's slips, newest first. */
export function slipsOf(world: World, member: Member): Slip[] {
  return world.slips.filter(({ memberId }) => memberId === member.id).reverse();
}

/** The reference number on a slip: the time (`YYYYMMDDHHmmss`, Bangkok) and a sequence number. */
export const slipReferenceNumber = (at: number, number: string): string =>
  wireTime(at).replace(/\D/g, '').slice(0, 14) + number;

/** Settles a pending slip: books a deposit unless there is a reason against it. Links and references alternate. */
export function settleSlip(
  world: World,
  member: Member,
  { slip, reason, amount, at }: { slip: Slip; reason: string | null; amount?: bigint; at?: number },
): void {
  if (slip.status !== 'PENDING') return;
  const now = at ?? world.clock.now();
  slip.amount = amount ?? readAmount(slip, member.currency, reason);
  slip.note = reason;
  slip.status = reason === null ? 'SUCCESS' : 'FAILED';
  if (reason !== 'UPLOADED_FILE_NOT_EXIST') {
    const before = world.slips.filter(({ memberId }) => memberId === member.id).indexOf(slip);
    if (before % 2 === 0) slip.link = slip.picture;
    else slip.reference = slipReferenceNumber(now, world.random.text('0123456789', 5));
  }
  if (reason === null && slip.amount !== null) {
    receiveDeposit(world, member, { amount: slip.amount, channel: member.bank?.bankCode ?? null, at: now });
  }
}

/** POST /api/wallet/slip: stored byte for byte, settled after the settling time. */
export function uploadSlip(
  world: World,
  member: Member,
  file: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> },
) {
  const { name, type, bytes } = file;
  if (bytes.length === 0) return refuse('SLIP_NO_FILE');
  const extension = extensions.get(type);
  if (extension === undefined) return refuse('SLIP_INVALID_FILE');
  if (bytes.length > largest || !member.hasWallet) return refuse('SLIP_UPLOAD_FAIL');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const address = `/media/slips/uploads/${randomBytes(12).toString('hex')}${extension}`;
  const slip: Slip = {
    memberId: member.id,
    createdAt: world.clock.now(),
    file: { name, type, size: bytes.length, sha256 },
    picture: keepUpload(world, address, { bytes, contentType: type }),
    amount: null,
    status: 'PENDING',
    note: null,
    link: null,
    reference: null,
  };
  world.slips.push(slip);
  settleLater(world, (at) => settleSlip(world, member, { slip, reason: findReason(world, slip), at }));
  return null;
}

export function toWireSlip({ createdAt, amount, status, note, link, reference }: Slip): Schemas['Slip'] {
  return {
    ...{ createdAt: wireTime(createdAt), status, note, link, reference },
    amount: amount === null ? null : fromMinor(amount),
  };
}

/** GET /api/statement/slip/reference/{reference}. */
export function slipReference(world: World, member: Member, reference: string) {
  const slip = slipsOf(world, member).find((each) => each.reference === reference);
  return slip ? { url: slip.picture } : refuse('NO_DATA');
}
