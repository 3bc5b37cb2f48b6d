import type { MoneyCommandId } from '../api/wire/types.ts';
import { textOf } from '../i18n/i18n.ts';
import { modalAddress } from '../ui/modal-address.ts';
import type { MoneyTexts } from './money-outcomes.ts';

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
const doneTexts: { [Id in MoneyCommandId]?: () => string } = {
  uploadSlip: () => textOf('deposit')('slipUploaded'),
  createQrcode: () => textOf('common')('success'),
  clearBonus: () => textOf('outcome')('noBonus'),
};

/** The texts about a command from before a reload, whose screen is not open. */
export function restoredTexts(id: MoneyCommandId): MoneyTexts<unknown, unknown> {
  const doneText = doneTexts[id];
  const recheck = () => ({
    text: textOf('deposit')('slipOutcomeChecked'),
    label: textOf('titles')('slips'),
    to: modalAddress('slips'),
  });
  return {
    name: names[id],
    ...(doneText && { done: () => `${names[id]()} · ${doneText()}` }),
    ...(id === 'uploadSlip' && { recheck }),
  };
}
