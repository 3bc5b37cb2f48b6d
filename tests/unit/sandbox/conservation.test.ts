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
import { memberIn, rich } from '../../support/test-world.ts';
import { walletByStatement } from '../../support/wallet-by-statement.ts';
import { volume } from '../../support/volume.ts';

const runs = volume({ gate: 60, full: 150, soak: 2_000 });

const code = fc.constantFrom(walletCode, 'PGSLOT', 'JOKER2', 'BETFLIX', 'HUAYHD', 'UFABET', 'NOGAME');
const satang = fc.integer({ min: 0, max: 1_000_000 });
const baht = satang.map((amount) => amount / 100);
const outcome = fc.constantFrom('SUCCESS' as const, 'FAILED' as const);
const gift = (number: number) =>
  AES.encrypt(`https://gift.truemoney.com/campaign/?v=NagaGift${number}`, 'sandbox-secret').toString();

type Act = (world: World, member: Member) => void;

const acting = <Input>(input: fc.Arbitrary<Input>, act: (world: World, member: Member, input: Input) => unknown) =>
  input.map(
    (each): Act =>
      (world, member) =>
        void act(world, member, each),
  );
const nothing = fc.constant(null);

/** All actions of a member, a game, the control API and the clock on money. */
const act: fc.Arbitrary<Act> = fc.oneof(
  acting(fc.record({ from: code, to: code, amount: baht }), transfer),
  acting(code, transferAll),
  acting(baht, withdraw),
  acting(outcome, (world, member, end) => {
    const reference = pendingWithdrawals(world, member)[0]?.reference;
    if (reference !== undefined) settleWithdrawal(world, member, { reference, outcome: end });
  }),
  acting(baht, addFunds),
  acting(fc.tuple(fc.constantFrom('WW', 'FP', 'KBANK', 'SCB'), baht), (world, member, [bank, amount]) =>
    createQrcode(world, member, bank, amount),
  ),
  acting(nothing, (world, member) => deleteQrcode(world, member, openQrcode(world, member)?.id ?? '')),
  acting(fc.tuple(fc.constantFrom('slip', 'expired', '20baht'), fc.nat(3)), (world, member, [name, byte]) =>
    uploadSlip(world, member, { name: `${name}.png`, type: 'image/png', bytes: new Uint8Array([byte]) }),
  ),
  acting(fc.constantFrom(null, 'NOT_MATCH'), (world, member, reason) => {
    const [slip] = slipsOf(world, member);
    if (slip) settleSlip(world, member, { slip, reason });
  }),
  acting(fc.nat(5), (world, member, number) => redeemGiftLink(world, member, gift(number))),
  acting(code, openGame),
  acting(fc.tuple(code, satang), (world, member, [game, amount]) => playTo(world, member, game, BigInt(amount))),
  acting(nothing, refreshGames),
  acting(satang, (world, member, amount) => {
    if (amount > 0) collectFromFriend(world, member, { friend: 'ธนา', amount: BigInt(amount) });
  }),
  acting(fc.constant('invite'), receiveInviteBonus),
  acting(fc.constant('refund'), receiveRefund),
  acting(fc.constantFrom('WELCOME100', 'DAILY20', 'SONGKRAN10', 'TIFFIN60'), activateBonus),
  acting(fc.constantFrom('NAGA2026', 'REFILL10', 'NONE'), activatePromotion),
  acting(nothing, clearBonus),
  acting(code, ({ maintenance }, _member, game) => maintenance.delete(game) || maintenance.add(game)),
  acting(nothing, spinWheel),
  acting(fc.nat(8), (world, member, number) => claimCoupon(world, member, `cp${number}`)),
  acting(fc.oneof(fc.integer({ min: 0, max: 40_000 }), fc.constant(86_400_000)), (world, _member, ms) =>
    wait(world, ms),
  ),
);

test(`sandbox: no sequence of commands creates or loses money, and the statement lists all of it (${runs} sequences)`, () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const { world, member } = memberIn(rich);
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
