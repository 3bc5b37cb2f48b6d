import QRCode from 'qrcode';
import type { Schemas } from '../../../generated/operations.ts';
import { acknowledge, type HandlersOf } from '../call.ts';
import { depositChannels, takesQr } from '../state/banks.ts';
import { receiveDeposit } from '../state/deposits.ts';
import { minorToText, toMinor, fromMinor } from '../state/money.ts';
import { refuse, Refusal } from '../state/refusal.ts';
import { settleLater } from '../state/scheduler.ts';
import { wireTime } from '../state/wire-time.ts';
import type { Member, QrCode, World } from '../state/world.ts';
import { textsOf } from '../texts/texts-of.ts';

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE in four hexadecimal digits, as EMV requires. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The content of a PromptPay code for one bill (EMV QR, merchant presented). The amount is a decimal text in baht. */
export function emvPayload(bill: { bankCode: string; amount: string; qrcodeId: string }): string {
  const fields = [
    field('00', '01'),
    field('01', '12'), // for one payment
    field('30', field('00', 'A000000677010112') + field('01', '010555800012345') + field('02', bill.bankCode)),
    field('53', '764'), // baht
    field('54', bill.amount),
    field('58', 'TH'),
    field('59', 'NAGA WALLET'),
    field('62', field('05', bill.qrcodeId)),
    '6304', // the checksum covers its own tag and length
  ].join('');
  return fields + checksum(fields);
}

/** Minimum amounts of providers in minor units (spec §9). Other providers take any amount above 0. */
const minimums = new Map([
  ['WW', 10_000n],
  ['PAYONEX', 10_000n],
  ['FP', 1_000n],
]);

function providerProblem(world: World, member: Member, bankCode: string) {
  const providers = depositChannels(world, member).banks.filter(takesQr);
  if (!providers.some((provider) => provider.bankCode === bankCode)) return refuse('NO_BANK');
  return member.hasWallet ? null : refuse('QR_FAIL');
}

export function isOpen(code: QrCode, now: number): boolean {
  return code.state === 'open' && now < code.expiresAt;
}

/** The only open code of a member, of any provider. */
export function openQrcode(world: World, member: Member): QrCode | null {
  const now = world.clock.now();
  return world.qrcodes.find((code) => code.memberId === member.id && isOpen(code, now)) ?? null;
}

/** GET /api/qrcode/{bankCode}: the open code, `closed` during maintenance, or null. */
export function findQrcode(world: World, member: Member, bankCode: string) {
  const problem = providerProblem(world, member, bankCode);
  if (problem) return problem;
  const open = openQrcode(world, member);
  if (open?.bankCode === bankCode) return open;
  return world.maintenance.has(bankCode) ? 'closed' : null;
}

/** Books the payment of an open code and closes the code. */
export function payQrcode(world: World, member: Member, code: QrCode, at = world.clock.now()): void {
  if (!isOpen(code, at)) return;
  code.state = 'paid';
  receiveDeposit(world, member, { amount: code.amount, channel: code.bankCode, at });
}

/**
 * POST /api/qrcode/{bankCode}: a new code voids the member's open one, also of another provider. It is paid
 * after the settling time, unless it is void or expired by then.
 */
export function createQrcode(world: World, member: Member, bankCode: string, wanted: number) {
  const problem = providerProblem(world, member, bankCode);
  if (problem) return problem;
  const amount = toMinor(wanted);
  if (amount === null || amount === 0n) return refuse('KEY_INVALID');
  if (amount < (minimums.get(bankCode) ?? 0n)) return refuse('QR_FAIL');
  if (world.maintenance.has(bankCode)) return 'closed';

  const open = openQrcode(world, member);
  if (open) open.state = 'void';
  const id = world.random.text('0123456789abcdef', 24);
  const code: QrCode = {
    id,
    memberId: member.id,
    bankCode,
    amount,
    payload: emvPayload({ bankCode, amount: minorToText(amount), qrcodeId: id }),
    expiresAt: world.clock.now() + world.settings.qrLifetimeMs,
    state: 'open',
  };
  world.qrcodes.push(code);
  settleLater(world, (at) => payQrcode(world, member, code, at));
  return code;
}

/** DELETE /api/qrcode/{qrcodeId}: only the member's own open code. Members without a QR provider have none. */
export function deleteQrcode(world: World, member: Member, id: string) {
  if (!depositChannels(world, member).banks.some(takesQr)) return refuse('NO_BANK');
  const open = openQrcode(world, member);
  if (open?.id !== id) return refuse('QR_FAIL');
  open.state = 'void';
  return null;
}

const none = { hasQrcode: false, qrcodeId: null, qrcode: null, amount: null, expireIn: null, message: null };

async function show<Problem extends Refusal<string>>(
  { settings }: World,
  code: QrCode | 'closed' | Problem | null,
): Promise<Schemas['Qrcode'] | Problem> {
  if (code instanceof Refusal) return code;
  if (code === null) return none;
  if (code === 'closed') return { ...none, message: textsOf(settings).channelClosed };
  return {
    hasQrcode: true,
    qrcodeId: code.id,
    qrcode: await QRCode.toString(code.payload, { type: 'svg' }),
    amount: fromMinor(code.amount),
    expireIn: wireTime(code.expiresAt),
    message: null,
  };
}

export const qrcodeHandlers: HandlersOf<'qrcode'> = {
  getQrcode: ({ world, member, params }) => show(world, findQrcode(world, member, params.codeOrId)),
  createQrcode: ({ world, member, params, body }) =>
    show(world, createQrcode(world, member, params.codeOrId, body.amount)),
  deleteQrcode: ({ world, member, params }) => acknowledge(deleteQrcode(world, member, params.codeOrId)),
};
