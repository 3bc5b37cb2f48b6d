import AES from 'crypto-js/aes.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holding, walletCode } from '../../../mocks/sandbox/state/accounts.ts';
import { claimCoupon } from '../../../mocks/sandbox/state/coupons.ts';
import { clearBonus } from '../../../mocks/sandbox/state/bonus-clear.ts';
import { activateBonus } from '../../../mocks/sandbox/state/bonus-offers.ts';
import { addFunds } from '../../../mocks/sandbox/state/deposits.ts';
import { openGame, playTo, refreshGames } from '../../../mocks/sandbox/state/games.ts';
import { redeemGiftLink } from '../../../mocks/sandbox/state/gift-links.ts';
import { collectFromFriend, receiveInviteBonus } from '../../../mocks/sandbox/state/invites.ts';
import { assertConserved, balanceOf } from '../../../mocks/sandbox/state/ledger.ts';
import { activatePromotion } from '../../../mocks/sandbox/state/promotions.ts';
import { createQrcode, deleteQrcode, openQrcode } from '../../../mocks/sandbox/state/qrcodes.ts';
import { receiveRefund } from '../../../mocks/sandbox/state/refunds.ts';
import { settleSlip, slipsOf, uploadSlip } from '../../../mocks/sandbox/state/slips.ts';
import { statementOf } from '../../../mocks/sandbox/state/statement.ts';
import { transfer, transferAll } from '../../../mocks/sandbox/state/transfers.ts';
import { spinWheel } from '../../../mocks/sandbox/state/wheel.ts';
import { pendingWithdrawals, settleWithdrawal, withdraw } from '../../../mocks/sandbox/state/withdrawals.ts';
import type { Member, World } from '../../../mocks/sandbox/state/world.ts';
import { wait } from '../../support/settle.ts';
import { memberOf, rich, testWorld } from '../../support/test-world.ts';
import { walletByStatement } from '../../support/wallet-by-statement.ts';
import { volume } from '../../support/volume.ts';

const runs = volume({ gate: 60, full: 150, soak: 2_000 });

const code = fc.constantFrom(walletCode, 'PGSLOT', 'JOKER2', 'BETFLIX', 'HUAYHD', 'UFABET', 'NOGAME');
const satang = fc.integer({ min: 0, max: 1_000_000 });
const outcome = fc.constantFrom('SUCCESS' as const, 'FAILED' as const);
const gift = (number: number) =>
  AES.encrypt(`https://gift.truemoney.com/campaign/?v=NagaGift${number}`, 'sandbox-secret').toString();

type Act = (world: World, member: Member) => void;

/** All actions of a member, a game, the control API and the clock on money. */
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(code, code, satang).map(([from, to, amount]): Act => (world, member) => {
    transfer(world, member, { from, to, amount: amount / 100 });
  }),
  code.map(
    (to): Act =>
      (world, member) =>
        void transferAll(world, member, to),
  ),
  satang.map(
    (amount): Act =>
      (world, member) =>
        void withdraw(world, member, amount / 100),
  ),
  outcome.map((end): Act => (world, member) => {
    const reference = pendingWithdrawals(world, member)[0]?.reference;
    if (reference !== undefined) settleWithdrawal(world, member, { reference, outcome: end });
  }),
  satang.map(
    (amount): Act =>
      (world, member) =>
        void addFunds(world, member, amount / 100),
  ),
  fc.tuple(fc.constantFrom('WW', 'FP', 'KBANK', 'SCB'), satang).map(([bank, amount]): Act => (world, member) => {
    createQrcode(world, member, bank, amount / 100);
  }),
  fc.constant((world: World, member: Member) => {
    deleteQrcode(world, member, openQrcode(world, member)?.id ?? '');
  }),
  fc.tuple(fc.constantFrom('slip', 'expired', '20baht'), fc.nat(3)).map(([name, byte]): Act => (world, member) => {
    uploadSlip(world, member, { name: `${name}.png`, type: 'image/png', bytes: new Uint8Array([byte]) });
  }),
  fc.constantFrom(null, 'NOT_MATCH').map((reason): Act => (world, member) => {
    const [slip] = slipsOf(world, member);
    if (slip) settleSlip(world, member, { slip, reason });
  }),
  fc.nat(5).map(
    (number): Act =>
      (world, member) =>
        void redeemGiftLink(world, member, gift(number)),
  ),
  code.map(
    (each): Act =>
      (world, member) =>
        void openGame(world, member, each),
  ),
  fc.tuple(code, satang).map(([each, amount]): Act => (world, member) => {
    playTo(world, member, each, BigInt(amount));
  }),
  fc.constant((world: World, member: Member) => void refreshGames(world, member)),
  satang.map((amount): Act => (world, member) => {
    if (amount > 0) collectFromFriend(world, member, { friend: 'ธนา', amount: BigInt(amount) });
  }),
  fc.constant((world: World, member: Member) => void receiveInviteBonus(world, member, 'invite')),
  fc.constant((world: World, member: Member) => void receiveRefund(world, member, 'refund')),
  fc.constantFrom('WELCOME100', 'DAILY20', 'SONGKRAN10', 'TIFFIN60').map(
    (bonus): Act =>
      (world, member) =>
        void activateBonus(world, member, bonus),
  ),
  fc.constantFrom('NAGA2026', 'REFILL10', 'NONE').map(
    (promotion): Act =>
      (world, member) =>
        void activatePromotion(world, member, promotion),
  ),
  fc.constant((world: World, member: Member) => void clearBonus(world, member)),
  code.map((each): Act => ({ maintenance }) => {
    if (!maintenance.delete(each)) maintenance.add(each);
  }),
  fc.constant((world: World, member: Member) => void spinWheel(world, member)),
  fc.nat(8).map(
    (number): Act =>
      (world, member) =>
        void claimCoupon(world, member, `cp${number}`),
  ),
  fc.oneof(fc.integer({ min: 0, max: 40_000 }), fc.constant(86_400_000)).map(
    (ms): Act =>
      (world) =>
        wait(world, ms),
  ),
);

test(`sandbox: no sequence of commands creates or loses money, and the statement lists all of it (${runs} sequences)`, () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const world = testWorld();
      const member = memberOf(world, rich);
      for (const step of acts) {
        step(world, member);
        assertConserved(world.ledger);
        expect(walletByStatement(world, member)).toBe(holding(world, member, walletCode));
      }
      const waiting = pendingWithdrawals(world, member).map(({ entries }) => entries[1]?.amount ?? 0n);
      expect(balanceOf(world.ledger, 'suspense:BAHT')).toBe(waiting.reduce((sum, amount) => sum + amount, 0n));
      const open = statementOf(world, member).filter(({ status }) => status === 'PENDING');
      expect(open).toHaveLength(waiting.length);
    }),
    { numRuns: runs },
  );
});
