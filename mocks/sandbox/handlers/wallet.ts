import { acknowledge, type HandlersOf } from '../call.ts';
import { fileOf } from '../state/uploads.ts';
import { addFunds } from '../state/deposits.ts';
import { gameAccount, openGame, refreshGames, resetGamePassword } from '../state/games.ts';
import { redeemGiftLink } from '../state/gift-links.ts';
import { refuse } from '../state/refusal.ts';
import { uploadSlip } from '../state/slips.ts';
import { transfer, transferAll } from '../state/transfers.ts';
import { walletOf } from '../state/wallet.ts';
import { withdraw } from '../state/withdrawals.ts';

export const walletHandlers: HandlersOf<'wallet'> = {
  getWallet: ({ world, member }) => walletOf(world, member),
  refreshSlots: ({ world, member }) => acknowledge(refreshGames(world, member)),
  activateSlot: ({ world, member, params }) => acknowledge(openGame(world, member, params.slotCode)),
  getSlotAccount: ({ member, params }) => gameAccount(member, params.slotCode),
  resetSlotPassword: ({ world, member, params }) => acknowledge(resetGamePassword(world, member, params.slotCode)),
  addFunds: ({ world, member, body }) => acknowledge(addFunds(world, member, body.amount)),
  transfer: ({ world, member, body }) => acknowledge(transfer(world, member, body)),
  transferAll: ({ world, member, body }) => acknowledge(transferAll(world, member, body.to)),
  withdraw: ({ world, member, body }) => acknowledge(withdraw(world, member, body.amount)),
  withdrawAll: ({ world, member, body }) => acknowledge(withdraw(world, member, body.amount)),
  uploadSlip: async ({ world, member, body }) => {
    const file = fileOf(body);
    if (!file) return refuse('SLIP_NO_FILE');
    const bytes = new Uint8Array(await file.arrayBuffer());
    return acknowledge(uploadSlip(world, member, { name: file.name, type: file.type, bytes }));
  },
  submitTruelink: ({ world, member, body }) => acknowledge(redeemGiftLink(world, member, body.link)),
};
