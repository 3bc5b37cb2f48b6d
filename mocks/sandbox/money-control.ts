import { ControlError } from './control-error.ts';
import { dailyBonus } from './seed.ts';
import { deposit, play, transfer } from './seed-history.ts';
import type { Service } from './service.ts';
import { holding, inviteAccount, totalOf, walletCode } from './state/accounts.ts';
import { qrProviders } from './state/deposit-channels.ts';
import { receiveDeposit } from './state/deposits.ts';
import { gameCatalogue } from './state/game-catalogue.ts';
import { playTo } from './state/games.ts';
import { collectFromFriend, inviteBonus } from './state/invites.ts';
import { assertConserved, balanceOf, type Currency } from './state/ledger.ts';
import { minorToText, toMinor } from './state/money.ts';
import { refund, refundDue } from './state/refunds.ts';
import { isOpen, openQrcode, payQrcode } from './state/qrcodes.ts';
import { settleSlip, slipsOf } from './state/slips.ts';
import { pendingWithdrawals, settleWithdrawal } from './state/withdrawals.ts';
import type { Member, QrCode, Slip, World } from './state/world.ts';

/** Amounts are exact decimal texts, '8180.00'. */
interface LedgerState {
  readonly currency: Currency;
  /** WALLET and every open game. */
  readonly accounts: Readonly<Record<string, string>>;
  readonly total: string;
  /** Collected, but not received yet. */
  readonly invite: string;
  /** The refund of yesterday's losses that can be received today. */
  readonly refund: string;
  /** Withdrawals that are not paid out yet, newest first. */
  readonly pendingWithdrawals: readonly string[];
}

interface QrState {
  readonly qrcodeId: string;
  readonly bankCode: string;
  readonly amount: string;
  readonly state: QrCode['state'] | 'expired';
}

/** The slip as the member sees it, with the uploaded file. */
interface SlipState extends Pick<Slip, 'status' | 'note' | 'link' | 'reference'> {
  readonly amount: string | null;
  readonly file: Slip['file'];
  readonly picture: string;
}

interface Delays {
  readonly settleDelayMs?: number | null | undefined;
  readonly qrLifetimeMs?: number | undefined;
}

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

function ledgerOf(world: World, member: Member): LedgerState {
  assertConserved(world.ledger);
  const codes = [walletCode, ...member.games.keys()];
  const waiting = pendingWithdrawals(world, member).map(({ entries }) => entries.find(({ amount }) => amount > 0n));
  return {
    currency: member.currency,
    accounts: Object.fromEntries(codes.map((code) => [code, minorToText(holding(world, member, code))])),
    total: minorToText(totalOf(world, member)),
    invite: minorToText(balanceOf(world.ledger, inviteAccount(member))),
    refund: minorToText(refundDue(world, member)),
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
    /** The member deposited this amount yesterday and lost it in an open game. Today's refund follows from it. */
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
    qrcodes(phone: string): readonly QrState[] {
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
    slips: (phone: string): readonly SlipState[] =>
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
      const reason = outcome === 'SUCCESS' ? null : outcome;
      settleSlip(world, member, { slip, reason, ...(amount !== undefined && { amount: moneyOf(amount) }) });
    },
    /** Index 0 is the newest. */
    settleWithdrawal(phone: string, index: number, outcome: 'SUCCESS' | 'FAILED'): void {
      const member = find(phone);
      const waiting = pendingWithdrawals(service.world, member)[index];
      if (!waiting) throw new ControlError(`${phone} has no withdrawal ${index} that waits.`);
      settleWithdrawal(service.world, member, { reference: waiting.reference, outcome });
    },
    /** Gives a member a bonus with this much left to play; null removes the bonus. */
    setBonus(phone: string, turnoverLeft: number | string | null): void {
      const turnover = minorOf(turnoverLeft ?? 0);
      const bonus = { ...dailyBonus, amount: 0n, turnover, turnoverLeft: turnover };
      find(phone).bonus = turnoverLeft === null ? null : bonus;
    },
    setMaintenance(code: string, isClosed: boolean): void {
      const { world } = service;
      const codes = [...gameCatalogue.map((game) => game.code), ...qrProviders, inviteBonus, refund];
      if (!codes.includes(code)) throw new ControlError(`There is no game, no QR provider and no reward ${code}.`);
      if (isClosed) world.maintenance.add(code);
      else world.maintenance.delete(code);
    },
    /** Valid until a reset. With a settling time of null, only the control API settles. */
    setDelays({ settleDelayMs, qrLifetimeMs }: Delays): void {
      const { settings } = service.world;
      if (settleDelayMs !== undefined) settings.settleDelayMs = settleDelayMs;
      if (qrLifetimeMs !== undefined) settings.qrLifetimeMs = qrLifetimeMs;
    },
  };
}

export type MoneyControl = ReturnType<typeof createMoneyControl>;
