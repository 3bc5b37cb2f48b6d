import { depositChannels, takesQr } from './deposit-channels.ts';
import { receiveDeposit } from './deposits.ts';
import { emvPayload } from './emv-payload.ts';
import { minorToText, toMinor } from './money.ts';
import { refuse } from './refusal.ts';
import { settleLater } from './settling.ts';
import type { Member, QrCode, World } from './world.ts';

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
