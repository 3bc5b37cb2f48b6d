import QRCode from 'qrcode';
import type { Schemas } from '../../../generated/operations.ts';
import { acknowledge, type HandlersOf } from '../call.ts';
import { fromMinor } from '../state/money.ts';
import { createQrcode, deleteQrcode, findQrcode } from '../state/qrcodes.ts';
import { Refusal } from '../state/refusal.ts';
import { wireTime } from '../state/wire-time.ts';
import type { QrCode, World } from '../state/world.ts';
import { textsOf } from '../texts/texts-of.ts';

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
