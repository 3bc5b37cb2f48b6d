import type { MoneyStatus } from '../../generated/known-values.ts';
import { ControlError } from './control-error.ts';
import { rewards } from './scenarios.ts';
import { dailyBonus } from './seed.ts';
import { deposit, play, transfer } from './seed-history.ts';
import type { Service } from './service.ts';
import { holding, inviteAccount, totalOf, walletCode } from './state/accounts.ts';
import { qrProviders } from './state/banks.ts';
import { receiveDeposit } from './state/deposits.ts';
import { gameCatalogue, playTo } from './state/games.ts';
import { collectFromFriend } from './handlers/invite.ts';
import { assertConserved, balanceOf } from './state/ledger.ts';
import { minorToText, toMinor } from './state/money.ts';
import { refundDue } from './handlers/refund.ts';
import { isOpen, openQrcode, payQrcode } from './handlers/qrcode.ts';
import { settleSlip, slipsOf } from './state/slips.ts';
import { pendingWithdrawals, settleWithdrawal } from './state/withdrawals.ts';
import { addCoupon } from './handlers/spinwheel.ts';
import { wheels } from './state/wheel-prizes.ts';
import type { Coupon, Member, World } from './state/world.ts';

function minorOf(amount: number | string): bigint {
  const minor = toMinor(amount);
  if (minor === null) throw new ControlError(`${amount} is not an amount with at most two decimals.`);
  return minor;
}

function moneyOf(amount: number | string): bigint {
  const minor = minorOf(amount);
  if (minor === 0n) throw new ControlError('Nothing is no amount.');
  return minor;
}

/** Amounts are exact decimal texts, '8180.00'. */
function ledgerOf(world: World, member: Member) {
  assertConserved(world.ledger);
  const codes = [walletCode, ...member.games.keys()];
  const waiting = pendingWithdrawals(world, member).map(({ entries }) => entries.find(({ amount }) => amount > 0n));
  return {
    currency: member.currency,
    /** WALLET and every open game. */
    accounts: Object.fromEntries(codes.map((code) => [code, minorToText(holding(world, member, code))])),
    total: minorToText(totalOf(world, member)),
    /** Collected, but not received yet. */
    invite: minorToText(balanceOf(world.ledger, inviteAccount(member))),
    refund: minorToText(refundDue(world, member)),
    /** Newest first. */
    pendingWithdrawals: waiting.map((entry) => minorToText(entry?.amount ?? 0n)),
  };
}

/** Money functions for tests, in the member's currency. `find` returns the member of a phone number. */
export function createMoneyControl(service: Service, find: (phone: string) => Member) {
  return {
    ledger: (phone: string) => ledgerOf(service.world, find(phone)),
    /** A deposit arrives in the wallet now. */
    credit(phone: string, amount: number | string): void {
      const member = find(phone);
      receiveDeposit(service.world, member, { amount: moneyOf(amount), channel: member.bank?.bankCode ?? null });
    },
    /** The wallet shows it after the next refresh. */
    setGameBalance(phone: string, code: string, amount: number | string): void {
      const problem = playTo(service.world, find(phone), code, minorOf(amount));
      if (problem) throw new ControlError(`${phone} has no open account ${code}.`);
    },
    /** The member deposited this amount yesterday and lost it in an open game. */
    lose(phone: string, amount: number | string): void {
      const { world } = service;
      const member = find(phone);
      const [code] = member.games.keys();
      if (code === undefined) throw new ControlError(`${phone} has no open game.`);
      const text = minorToText(moneyOf(amount));
      deposit(1, '20:30', member.bank?.bankCode ?? null, text)(world, member);
      transfer(1, '20:31', [walletCode, code], text)(world, member);
      play(1, '21:30', code, `-${text}`)(world, member);
    },
    /** A friend's play adds to the invite bonus now. */
    collectInvite(phone: string, amount: number | string): void {
      collectFromFriend(service.world, find(phone), { friend: 'ธนา ศรีเมือง', amount: moneyOf(amount) });
    },
    /** Newest first. */
    qrcodes(phone: string) {
      const { id: memberId } = find(phone);
      const { qrcodes, clock } = service.world;
      return qrcodes
        .filter((code) => code.memberId === memberId)
        .reverse()
        .map((code) => ({
          qrcodeId: code.id,
          bankCode: code.bankCode,
          amount: minorToText(code.amount),
          state: code.state === 'open' && !isOpen(code, clock.now()) ? 'expired' : code.state,
        }));
    },
    settleQr(phone: string, outcome: 'paid' | 'expired'): void {
      const { world } = service;
      const code = openQrcode(world, find(phone));
      if (!code) throw new ControlError(`${phone} has no open QR code.`);
      if (outcome === 'paid') payQrcode(world, find(phone), code);
      else code.expiresAt = world.clock.now();
    },
    /** Newest first. */
    slips: (phone: string) =>
      slipsOf(service.world, find(phone)).map(({ amount, status, note, link, reference, file, picture }) => ({
        ...{ status, note, link, reference, file, picture },
        amount: amount === null ? null : minorToText(amount),
      })),
    /** `SUCCESS` credits the amount on the slip, or the given amount. Any other outcome is the reason of the failure. */
    settleSlip(phone: string, index: number, outcome: string, amount?: number | string): void {
      const { world } = service;
      const member = find(phone);
      const slip = slipsOf(world, member)[index];
      if (slip?.status !== 'PENDING') throw new ControlError(`${phone} has no slip ${index} that waits.`);
      const reason = outcome === ('SUCCESS' satisfies MoneyStatus) ? null : outcome;
      settleSlip(world, member, { slip, reason, ...(amount !== undefined && { amount: moneyOf(amount) }) });
    },
    /** Index 0 is the newest. */
    settleWithdrawal(phone: string, index: number, outcome: MoneyStatus): void {
      const member = find(phone);
      const waiting = pendingWithdrawals(service.world, member)[index];
      if (!waiting) throw new ControlError(`${phone} has no withdrawal ${index} that waits.`);
      settleWithdrawal(service.world, member, { reference: waiting.reference, outcome });
    },
    /** Coins, codes of drawn prizes (newest last), and all coupons including claimed ones (newest first). */
    wheel(phone: string) {
      const { id, coin } = find(phone);
      const { spins, coupons, clock } = service.world;
      const stateOf = ({ claimed, expiresAt }: Coupon) =>
        claimed ? 'claimed' : expiresAt <= clock.now() ? 'expired' : 'open';
      return {
        coins: coin,
        drawn: spins.filter(({ memberId }) => memberId === id).map(({ code }) => code),
        coupons: coupons
          .filter(({ memberId }) => memberId === id)
          .reverse()
          .map((coupon) => ({ id: coupon.id, amount: minorToText(coupon.amount), state: stateOf(coupon) })),
      };
    },
    setCoins(phone: string, count: number): void {
      if (!Number.isInteger(count)) throw new ControlError(`${count} is no number of coins.`);
      find(phone).coin = count;
    },
    /** Adds a coupon that can be claimed. Returns its id. */
    giveCoupon(phone: string, amount: number | string): string {
      const member = find(phone);
      const { coupon: name } = wheels[member.currency];
      return addCoupon(service.world, member, { name, prizeCode: 'C50', amount: moneyOf(amount) }).id;
    },
    /** Gives a member a bonus with this much left to play; null removes the bonus. */
    setBonus(phone: string, turnoverLeft: number | string | null): void {
      const turnover = minorOf(turnoverLeft ?? 0);
      const bonus = { ...dailyBonus, amount: 0n, turnover, turnoverLeft: turnover };
      find(phone).bonus = turnoverLeft === null ? null : bonus;
    },
    setMaintenance(code: string, isClosed: boolean): void {
      const { world } = service;
      const codes = [...gameCatalogue.map((game) => game.code), ...qrProviders, ...rewards];
      if (!codes.includes(code)) throw new ControlError(`There is no game, no QR provider and no reward ${code}.`);
      if (isClosed) world.maintenance.add(code);
      else world.maintenance.delete(code);
    },
    /** Valid until a reset. What is not given stays as it is. */
    setDeviations(changes: {
      listLagMs?: number | undefined;
      upperCaseTypes?: boolean | undefined;
      withdrawalFee?: number | string | undefined;
      dateAheadMs?: number | undefined;
    }): void {
      const { deviations } = service.world;
      const { listLagMs, upperCaseTypes, withdrawalFee, dateAheadMs } = changes;
      deviations.listLagMs = listLagMs ?? deviations.listLagMs;
      deviations.upperCaseTypes = upperCaseTypes ?? deviations.upperCaseTypes;
      deviations.withdrawalFee = withdrawalFee === undefined ? deviations.withdrawalFee : minorOf(withdrawalFee);
      deviations.dateAheadMs = dateAheadMs ?? deviations.dateAheadMs;
    },
    /** Valid until a reset. With a settling time of null, only the control API settles. */
    setDelays({
      settleDelayMs,
      qrLifetimeMs,
    }: {
      settleDelayMs?: number | null | undefined;
      qrLifetimeMs?: number | undefined;
    }): void {
      const { settings } = service.world;
      if (settleDelayMs !== undefined) settings.settleDelayMs = settleDelayMs;
      if (qrLifetimeMs !== undefined) settings.qrLifetimeMs = qrLifetimeMs;
    },
  };
}
