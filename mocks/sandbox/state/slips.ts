import { createHash, randomBytes } from 'node:crypto';
import type { Schemas } from '../../../generated/operations.ts';
import { receiveDeposit } from './deposits.ts';
import { fromMinor } from './money.ts';
import { refuse } from './refusal.ts';
import { settleLater } from './settling.ts';
import { findReason, readAmount } from './slip-reading.ts';
import { keepUpload } from './uploads.ts';
import { wireTime } from './wire-time.ts';
import type { Member, Slip, World } from './world.ts';

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
