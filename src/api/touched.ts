import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { limits } from '../lib/limits.ts';
import { send } from './wire/send/send.ts';
import type { OperationId } from './wire/types.ts';

type Read = () => Promise<unknown>;

const page = (limit: number) => ({ body: { page: limits.firstPage, limit } });
const { pageSize } = limits;

const wallet: Read = () => send(op.getWallet, schema.WalletResponse, {});
const statement: Read = () => send(op.listStatements, schema.StatementPage, page(pageSize.statement));
const slips: Read = () => send(op.listSlips, schema.SlipPage, page(pageSize.slips));
const coupons: Read = () => send(op.listCoupons, schema.CouponsResponse, {});
const coins: Read = () => send(op.getSpinSetup, schema.SpinSetup, {});
const bonuses: Read = () => send(op.listBonuses, schema.BonusList, {});
const heldBonus: Read = () => send(op.checkActiveBonus, schema.ActiveBonusCheck, {});
const invites: Read = () => send(op.listInvites, schema.InvitePage, page(pageSize.invite));
const refunds: Read = () => send(op.listRefunds, schema.RefundPage, page(pageSize.refund));
const refundDue: Read = () => send(op.checkRefund, schema.RefundCheck, {});

/** Only the id of the open code is compared, because its other fields change with time. */
const qrcode = (bankCode: string) => async () => {
  const { hasQrcode, qrcodeId } = await send(op.getQrcode, schema.Qrcode, { params: { codeOrId: bankCode } });
  return hasQrcode ? qrcodeId : null;
};

const touchedBy: Partial<Record<OperationId, readonly Read[]>> = {
  uploadSlip: [slips],
  receiveInviteBonus: [invites],
  receiveRefund: [refunds, refundDue],
  activateBonus: [bonuses, heldBonus],
  clearBonus: [bonuses, heldBonus],
  activatePromotion: [bonuses, heldBonus],
  spin: [coins, coupons],
  claimCoupon: [coupons],
};

/**
 * Everything that a money command can change (wallet, statement and more), serialised for comparison. Read from the
 * server, because the cache may be older than the command. `about` is the provider of a QR code.
 */
export async function readTouched(operationId: OperationId, about?: string): Promise<string> {
  const others = about === undefined ? (touchedBy[operationId] ?? []) : [qrcode(about)];
  return JSON.stringify(await Promise.all([wallet, statement, ...others].map((read) => read())));
}
