import { acknowledge, type HandlersOf } from '../call.ts';
import { contractExample } from '../contract-example.ts';
import { fileOf } from '../file-part.ts';
import { gameAccount, openGame, refreshGames, resetGamePassword } from '../state/games.ts';
import { refuse } from '../state/refusal.ts';
import { transfer, transferAll } from '../state/transfers.ts';
import { walletOf } from '../state/wallet.ts';
import { withdraw } from '../state/withdrawals.ts';

export const walletHandlers: HandlersOf<'wallet'> = {
  getWallet: ({ world, member }) => walletOf(world, member),
  refreshSlots: ({ world, member }) => acknowledge(refreshGames(world, member)),
  activateSlot: ({ world, member, params }) => acknowledge(openGame(world, member, params.slotCode)),
  getSlotAccount: ({ member, params }) => gameAccount(member, params.slotCode),
  resetSlotPassword: ({ world, member, params }) => acknowledge(resetGamePassword(world, member, params.slotCode)),
  addFunds: () => contractExample('addFunds'),
  transfer: ({ world, member, body }) => acknowledge(transfer(world, member, body)),
  transferAll: ({ world, member, body }) => acknowledge(transferAll(world, member, body.to)),
  withdraw: ({ world, member, body }) => acknowledge(withdraw(world, member, body.amount)),
  withdrawAll: ({ world, member, body }) => acknowledge(withdraw(world, member, body.amount)),
  uploadSlip: ({ body }) => {
    const file = fileOf(body);
    if (!file) return refuse('SLIP_NO_FILE');
    if (file.size === 0 || !file.type.startsWith('image/')) return refuse('SLIP_INVALID_FILE');
    return contractExample('uploadSlip');
  },
  submitTruelink: () => contractExample('submitTruelink'),
};
