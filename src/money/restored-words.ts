import type { MoneyCommandId } from '../api/wire/types.ts';
import { textOf } from '../i18n/i18n.ts';
import { modalAddress } from '../ui/modal-address.ts';
import type { MoneyWords } from './money-outcomes.ts';

const transfer = () => textOf('common')('transfer');
const withdraw = () => textOf('common')('withdraw');
const deposit = () => textOf('common')('deposit');
const wheel = () => textOf('titles')('wheel');
const refund = () => textOf('titles')('refund');

const names: Record<MoneyCommandId, () => string> = {
  ...{ transfer, transferAll: transfer, withdraw, withdrawAll: withdraw },
  ...{ addFunds: deposit, submitTruelink: deposit, uploadSlip: deposit, createQrcode: deposit, deleteQrcode: deposit },
  ...{ receiveRefund: refund, addRefundToWallet: refund, spin: wheel, claimCoupon: wheel },
  receiveInviteBonus: () => textOf('titles')('invite'),
  activatePromotion: () => textOf('titles')('promotion'),
  activateBonus: () => textOf('titles')('oneBonus'),
  clearBonus: () => textOf('titles')('cancelBonus'),
};

/** The commands whose effect is not in the statement. */
const seen: { [Id in MoneyCommandId]?: () => string } = {
  uploadSlip: () => textOf('deposit')('slipUploaded'),
  createQrcode: () => textOf('common')('success'),
  deleteQrcode: () => textOf('deposit')('qrCancelled'),
  clearBonus: () => textOf('outcome')('noBonus'),
};

/** The texts about a command from before a reload, whose screen is not open. */
export function restoredWords(id: MoneyCommandId): MoneyWords<unknown, unknown> {
  const seenText = seen[id];
  const recheck = () => ({
    text: textOf('deposit')('slipOutcomeChecked'),
    label: textOf('titles')('slips'),
    to: modalAddress('slips'),
  });
  return {
    name: names[id],
    ...(seenText && { seen: () => `${names[id]()} · ${seenText()}` }),
    ...(id === 'uploadSlip' && { recheck }),
  };
}
