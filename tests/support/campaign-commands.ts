import AES from 'crypto-js/aes.js';
import { addRefundToWallet } from '../../generated/operations/refund.ts';
import * as wallet from '../../generated/operations/wallet.ts';
import { Ack } from '../../generated/schemas.ts';
import type { Control } from '../../mocks/sandbox/control.ts';
import type { Random } from '../../mocks/sandbox/state/random.ts';
import { useActivateBonus, useClearBonus } from '../../src/api/bonus.ts';
import { useReceiveInviteBonus } from '../../src/api/invite.ts';
import { useActivatePromotion } from '../../src/api/promotion.ts';
import { useCancelQrcode, useCreateQrcode } from '../../src/api/qrcode.ts';
import { useReceiveRefund } from '../../src/api/refund.ts';
import { useClaimCoupon, useSpin } from '../../src/api/spinwheel.ts';
import { useSubmitTruelink, useTransfer, useTransferAll, useWithdraw } from '../../src/api/wallet.ts';
import { useMoneyOperation, type MoneyCommand } from '../../src/api/wire/money/money-command.ts';
import type { MoneyCommandId, Schemas } from '../../src/api/wire/types.ts';
import { pick } from './pick.ts';
import { rich } from './test-world.ts';

/** A command of the campaign as its screen gives it. */
export interface Given {
  /** The app's hook for it. */
  use: () => MoneyCommand<unknown, never>;
  input: unknown;
}

interface Means {
  control: Control;
  random: Random;
  /** Sends a request of another device of the same member, past the proxy. */
  elsewhere: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

/** Prepares the member's account for a command, which the service will carry out, or refuse by itself. */
type Prepare = (means: Means, isRefused: boolean) => Given | Promise<Given>;

const given = <Answer, Input>(use: () => MoneyCommand<Answer, Input>, input: Input): Given => ({
  use: use as unknown as Given['use'], // the input beside it is its own
  input,
});

export const inWallet = ({ control }: Pick<Means, 'control'>) => Number(control.ledger(rich).accounts['WALLET']);

/** Some amounts come often, so that equal commands follow each other; a large one cannot be carried out twice. */
function amountOf(means: Means, isRefused: boolean) {
  const large = Math.floor(Math.min(inWallet(means), 45_000) * 0.7);
  const amount = pick(means.random, [100, 100, 250, 1000, large]);
  return isRefused ? Math.min(Math.ceil(inWallet(means)) + amount, 50_000) : amount;
}

const games = ['PGSLOT', 'JOKER2', 'BETFLIX', 'HUAYHD'] as const;

let links = 0;
function linkOf(code: string) {
  return AES.encrypt(`https://gift.truemoney.com/campaign/?v=${code}`, 'sandbox-secret').toString();
}
const newLink = (random: Random) => `Campaign${(links += 1)}x${pick(random, [100, 100, 250])}`;

function slip(type: string) {
  const body = new FormData();
  body.append('file', new File([`slip ${(links += 1)}`], '100baht.png', { type }));
  return body;
}

const useUploadSlip = () => useMoneyOperation(wallet.uploadSlip, Ack, { stale: ['wallet', 'statement'] });
const useAddFunds = () => useMoneyOperation(wallet.addFunds, Ack, { stale: ['wallet', 'statement'] });
const useWithdrawPart = () => useMoneyOperation(wallet.withdraw, Ack, { stale: ['wallet', 'statement'] });
const useAddRefund = () => useMoneyOperation(addRefundToWallet, Ack, { stale: ['wallet', 'statement'] });

const openCode = ({ control }: Means) => control.qrcodes(rich).find(({ state }) => state === 'open')?.qrcodeId;

/** A refund or an invite bonus that may be received once more. */
function withRefund({ control, random }: Means, isRefused: boolean) {
  if (!isRefused) control.lose(rich, pick(random, [1000, 2000]));
  control.setMaintenance('REFUND', isRefused && random.next() < 0.5);
}

export const preparations: Record<MoneyCommandId, Prepare> = {
  transfer(means, isRefused) {
    const { random, control } = means;
    const game = pick(random, games);
    const kind = pick(random, ['in', 'in', 'out', 'between']);
    if (kind === 'in') {
      control.setMaintenance(game, isRefused && random.next() < 0.3);
      return given(useTransfer, { body: { from: 'WALLET', to: game, amount: amountOf(means, isRefused) } });
    }
    const held = Number(control.ledger(rich).accounts[game]);
    const amount = isRefused ? Math.ceil(held) + 1 : pick(random, [1, Math.floor(held / 2), Math.floor(held * 0.7)]);
    const other = pick(random, games.filter((each) => each !== game) as [string]); // three of four are left
    return given(useTransfer, {
      body: { from: game, to: kind === 'out' ? 'WALLET' : other, amount: Math.max(amount, 1) },
    });
  },
  transferAll: ({ random }, isRefused) =>
    given(useTransferAll, { body: { to: isRefused ? 'UFABET' : pick(random, ['WALLET', ...games]) } }),
  withdraw: (means, isRefused) => given(useWithdrawPart, { body: { amount: amountOf(means, isRefused) } }),
  withdrawAll(means, isRefused) {
    const isBound = isRefused && means.random.next() < 0.4;
    if (isBound) means.control.setBonus(rich, 50);
    return given(useWithdraw, { body: { amount: amountOf(means, isRefused && !isBound) } });
  },
  // The service refuses no deposit of a member with a wallet.
  addFunds: ({ random }) => given(useAddFunds, { body: { amount: pick(random, [100, 100, 250]) } }),
  uploadSlip: (_means, isRefused) => given(useUploadSlip, { body: slip(isRefused ? 'image/bmp' : 'image/png') }),
  async submitTruelink({ random, elsewhere }, isRefused) {
    const link = newLink(random);
    if (!isRefused) return given(useSubmitTruelink, { body: { link: linkOf(link) } });
    if (random.next() < 0.5) return given(useSubmitTruelink, { body: { link: linkOf('no') } });
    await elsewhere('POST', '/api/wallet/truelink', { link: linkOf(link) });
    return given(useSubmitTruelink, { body: { link: linkOf(link) } });
  },
  createQrcode({ random, control }, isRefused) {
    control.setMaintenance('WW', isRefused);
    return given(() => useCreateQrcode('WW'), { amount: pick(random, [150, 150, 300]) });
  },
  async deleteQrcode(means, isRefused) {
    const { control, elsewhere } = means;
    control.setMaintenance('WW', false);
    await elsewhere('POST', '/api/qrcode/WW', { amount: 150 });
    const id = openCode(means) ?? '';
    if (isRefused) control.settleQr(rich, 'expired');
    return given(() => useCancelQrcode('WW'), { id, amount: 150 });
  },
  receiveInviteBonus({ control, random }, isRefused) {
    if (!isRefused) control.collectInvite(rich, pick(random, [60, 75]));
    control.setMaintenance('INVITE', isRefused);
    return given(useReceiveInviteBonus, {});
  },
  receiveRefund(means, isRefused) {
    withRefund(means, isRefused);
    return given(useReceiveRefund, {});
  },
  addRefundToWallet(means, isRefused) {
    withRefund(means, isRefused);
    return given(useAddRefund, {});
  },
  activateBonus({ control }, isRefused) {
    if (isRefused) control.setBonus(rich, 50);
    return given(() => useActivateBonus('SONGKRAN10'), { params: { code: 'SONGKRAN10' } });
  },
  clearBonus({ control }, isRefused) {
    if (!isRefused) control.setBonus(rich, 50);
    return given(useClearBonus, {});
  },
  activatePromotion: ({ random }, isRefused) => {
    const code = isRefused ? pick(random, ['NOTHING', 'EARLY1']) : 'REFILL10';
    return given(() => useActivatePromotion(code), { params: { code } });
  },
  async claimCoupon({ control, random, elsewhere }, isRefused) {
    const coupon = control.giveCoupon(rich, pick(random, [12.5, 20]));
    if (isRefused) await elsewhere('POST', '/api/spinwheel/coupon/claim', { coupon });
    return given(useClaimCoupon, { body: { coupon } });
  },
  spin({ control }, isRefused) {
    control.setCoins(rich, isRefused ? 0 : 5);
    return given(useSpin, {});
  },
};

/** Returns the account to a state in which each command is possible. */
export function relieve({ control, random }: Pick<Means, 'control' | 'random'>) {
  control.setBonus(rich, null);
  for (const code of [...games, 'WW', 'INVITE', 'REFUND']) control.setMaintenance(code, false);
  if (inWallet({ control }) < 4000) control.credit(rich, pick(random, [6000, 9000]));
}

/** Whether an entry of the statement is of a command. Only commands whose executions the statement can count have one. */
const isEntryOf: Partial<
  Record<MoneyCommandId, (entry: Schemas['StatementEntry'], body: Record<string, unknown>) => boolean>
> = {
  transfer: ({ statementType: type, from, to, amount }, body) =>
    type === 'transfer' && from === body['from'] && to === body['to'] && amount === body['amount'],
  withdraw: ({ statementType: type, amount }, body) => type === 'withdraw' && amount === body['amount'],
  withdrawAll: ({ statementType: type, amount }, body) => type === 'withdraw' && amount === body['amount'],
  addFunds: ({ statementType: type, amount }, body) => type === 'deposit' && amount === body['amount'],
  receiveInviteBonus: ({ invite }) => invite !== undefined,
  receiveRefund: ({ refund }) => refund !== undefined,
  addRefundToWallet: ({ refund }) => refund !== undefined,
  activatePromotion: ({ promotion }) => promotion !== undefined,
};

/** Whether a command moves money to this account. */
export const isInto = ({ input }: Given, account: string): boolean =>
  (input as { body?: { to?: string } }).body?.to === account; // the operation's own input

/** How many entries since a time are of this command. */
export function entriesOf(
  id: MoneyCommandId,
  { input }: Given,
  statement: readonly Schemas['StatementEntry'][],
  since: number,
): number {
  const { body = {} } = input as { body?: Record<string, unknown> }; // the operation's own input
  const isOwn = isEntryOf[id];
  return statement.filter((entry) => {
    const plain = { ...entry, statementType: entry.statementType.toLowerCase() };
    return entry.status !== 'FAILED' && Date.parse(entry.createdAt) >= since && isOwn?.(plain, body) === true;
  }).length;
}

/** Whether the main wallet moved as by one execution fewer, because of something else that happened. */
export function isUndone(
  id: MoneyCommandId,
  { input }: Given,
  executions: number,
  wallets: { before: readonly number[]; after: readonly number[] },
): boolean {
  // The operation's own input.
  const { from, to, amount } = (input as { body?: { from?: string; to?: string; amount?: number } }).body ?? {};
  const movesWallet = id === 'transfer' ? [from, to].includes('WALLET') : id in isEntryOf;
  const moved = executions > 1 ? amount : 0;
  return movesWallet && wallets.before.some((was) => wallets.after.some((is) => Math.abs(is - was) === moved));
}
