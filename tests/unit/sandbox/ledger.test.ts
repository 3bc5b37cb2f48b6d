import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalOf, walletCode } from '../../../mocks/sandbox/state/accounts.ts';
import {
  assertConserved,
  balanceOf,
  createLedger,
  move,
  post,
  type Account,
} from '../../../mocks/sandbox/state/ledger.ts';
import { transfer } from '../../../mocks/sandbox/state/transfers.ts';
import { memberIn, rich, start } from '../../support/test-world.ts';

const wallet: Account = 'member:a:wallet';
const house: Account = 'house:deposits:BAHT';
const booking = { reason: 'deposit', reference: 'r1', at: start, memberId: 'a', currency: 'BAHT' } as const;

describe('sandbox: the ledger', () => {
  test('a balance is the sum of its entries', () => {
    const ledger = createLedger();
    move(ledger, { ...booking, from: house, to: wallet, amount: 5000n });
    move(ledger, { ...booking, from: wallet, to: 'member:a:game:PGSLOT', amount: 1205n });
    expect(balanceOf(ledger, wallet)).toBe(3795n);
    expect(balanceOf(ledger, house)).toBe(-5000n);
    assertConserved(ledger);
  });

  test.each([
    ['what does not balance', { [wallet]: 100n, [house]: -99n }],
    ['one leg', { [wallet]: 0n }],
    ['an overdrawn member', { [wallet]: -1n, [house]: 1n }],
    ['another currency', { [wallet]: 1n, 'house:deposits:LAK': -1n }],
  ])('refuses %s and books nothing', (_, amounts) => {
    const ledger = createLedger();
    const entries = Object.entries(amounts).map(([account, amount]) => ({ account: account as Account, amount })); // the keys above
    expect(() => post(ledger, { ...booking, entries })).toThrow(/Ledger/);
    expect(ledger.transactions).toEqual([]);
  });

  test('only money of the same order can leave suspense', () => {
    const ledger = createLedger();
    const suspense: Account = 'suspense:BAHT';
    move(ledger, { ...booking, from: house, to: wallet, amount: 5000n });
    move(ledger, { ...booking, reference: 'r2', from: wallet, to: suspense, amount: 2000n });
    move(ledger, { ...booking, reference: 'r3', from: wallet, to: suspense, amount: 2000n });
    move(ledger, { ...booking, reference: 'r2', from: suspense, to: wallet, amount: 2000n });
    assertConserved(ledger);
    move(ledger, { ...booking, reference: 'r2', from: suspense, to: wallet, amount: 2000n });
    expect(() => assertConserved(ledger)).toThrow('suspense:BAHT of r2 is below zero');
  });
});

const code = fc.constantFrom(walletCode, 'PGSLOT', 'JOKER2', 'BETFLIX', 'HUAYHD', 'UFABET', 'NOGAME');
const satang = fc.integer({ min: 0, max: 1_000_000 });

test('sandbox: transfers between accounts without play keep the total to the satang', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ from: code, to: code, amount: satang }), { maxLength: 30 }), (orders) => {
      const { world, member } = memberIn(rich);
      for (const order of orders) transfer(world, member, { ...order, amount: order.amount / 100 });
      expect(totalOf(world, member)).toBe(1_248_050n);
    }),
  );
});
