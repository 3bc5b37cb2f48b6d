import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { partOfPage, type AccountState, type StateEntry } from '../../../src/api/account-state.ts';
import { statementQuery } from '../../../src/api/statement.ts';
import { walletQuery } from '../../../src/api/wallet.ts';
import { effects, factIn, hasUnexplainedChange, isPartly } from '../../../src/money/effects.ts';
import { typicalOf } from '../../support/read-as.ts';
import { sentCommandsOf, type SentCommand } from '../../../src/money/sent-commands.ts';

const tap = 1_000_000;
const entry = (given: Partial<StateEntry>): StateEntry => {
  const plain = {
    type: 'transfer',
    from: 'WALLET',
    to: 'G1',
    amount: 100,
    status: 'SUCCESS',
    about: null,
    at: tap + 500,
  };
  const { type, from, to, amount, at, ...rest } = { ...plain, ...given };
  return { type, from, to, amount, at, name: JSON.stringify([type, from, to, amount, at]), ...rest };
};
const balances = { WALLET: 500, G1: 0, G2: 0 };
const state = (...entries: StateEntry[]): AccountState => ({ balances, entries });
const facts = { amount: 100, from: 'WALLET', to: 'G1' };
const transferIn = (
  after: AccountState,
  { before = state(), since = tap }: { before?: AccountState; since?: number | null } = {},
) => effects.transfer.effect({ facts, before, after, since });

test.each([
  ['a new transfer of this amount between these places', entry({}), 1],
  ['an amount with the other sign', entry({ amount: -100 }), 1],
  ['a place that is no known code', entry({ to: 'Naga Slots' }), 1],
  ['another amount', entry({ amount: 100.01 }), 0],
  ['another game', entry({ to: 'G2' }), 0],
  ['another type', entry({ type: 'withdraw' }), 0],
  ['an entry that failed', entry({ status: 'FAILED' }), 0],
  ['an entry from 3 s before the tap', entry({ at: tap - 3_000 }), 0],
  ['an entry from 1 s before the tap', entry({ at: tap - 1_000 }), 1],
])('A-118 the effect of a transfer: %s', (_what, given, count) => {
  expect(transferIn(state(given))).toHaveLength(count);
});

test('A-118 an entry that was there before proves nothing, and without state and clock nothing is known', () => {
  expect(transferIn(state(entry({})), { before: state(entry({})) })).toEqual([]);
  expect(transferIn(state(entry({})), { before: {}, since: null })).toBeUndefined();
  expect(transferIn(state(entry({})), { before: {} })).toHaveLength(1);
});

const bonusEntry = (about: StateEntry['about']) => entry({ type: 'bonus', about });
const coupon = { name: '["coupon","c1"] 1', at: null, amount: 12.5 };
test.each([
  ['withdraw', { amount: 100 }, {}, { entries: [entry({ type: 'withdraw', status: 'PENDING' })] }, 1],
  ['addFunds', { amount: 100 }, {}, { entries: [entry({ type: 'deposit' })] }, 1],
  ['receiveInviteBonus', {}, {}, { entries: [bonusEntry('invite')] }, 1],
  ['receiveInviteBonus', {}, {}, { entries: [bonusEntry('promotion')] }, 0],
  ['activatePromotion', { code: 'X' }, {}, { entries: [bonusEntry('promotion')] }, 1],
  ['uploadSlip', {}, { slips: [] }, { slips: [{ name: 's', at: tap }] }, 1],
  ['activateBonus', { code: 'X' }, { bonuses: [] }, { bonuses: [{ name: 'r', at: tap, code: 'X', active: true }] }, 1],
  ['activateBonus', { code: 'X' }, { bonuses: [] }, { bonuses: [{ name: 'r', at: tap, code: 'Y', active: true }] }, 0],
  ['clearBonus', {}, { holdsBonus: true }, { holdsBonus: false, entries: [entry({ type: 'finish_bonus' })] }, 1],
  ['clearBonus', {}, { holdsBonus: true }, { holdsBonus: false, entries: [] }, 0],
  [
    'claimCoupon',
    { id: 'c1' },
    { coupons: [coupon] },
    { coupons: [], entries: [entry({ type: 'bonus', about: 'luckydraw', amount: 12.5 })] },
    1,
  ],
  ['claimCoupon', { id: 'c1' }, { coupons: [coupon] }, { coupons: [], entries: [] }, 0],
  ['spin', {}, { coins: 3, coupons: [] }, { coins: 2, coupons: [coupon] }, 1],
  ['spin', {}, { coins: 3, coupons: [] }, { coins: 2, coupons: [] }, undefined],
  ['createQrcode', { amount: 150 }, { qrcode: null }, { qrcode: { id: 'q', amount: 150, expiry: null } }, 1],
  ['createQrcode', { amount: 150 }, { qrcode: null }, { qrcode: null }, 0],
  [
    'deleteQrcode',
    { id: 'q' },
    { qrcode: { id: 'q', amount: 1, expiry: tap + 9 } },
    { qrcode: null, clock: { server: tap, monotonic: 0 } },
    1,
  ],
] as const)('A-118 the effect of %s with %j', (id, given, before, after, count) => {
  const comparison = {
    facts: given,
    before: { ...state(), ...before },
    after: { ...state(), ...after },
    since: tap,
  } as const;
  expect(effects[id].effect(comparison as never)?.length).toBe(count); // readonly literals
});

test('A-118 facts that are neither done nor refused, a partial move, and an unexplained balance', () => {
  const deposit = { facts: {}, before: state(), after: state(entry({ type: 'deposit' })), since: tap };
  expect(factIn('submitTruelink', deposit)).toEqual({ kind: 'deposit', amount: 100 });
  const gone = { facts: { id: 'q' }, before: state(), after: { ...state(), qrcode: null }, since: tap };
  expect(effects.deleteQrcode.effect(gone)).toBeUndefined();
  expect(factIn('deleteQrcode', gone)).toEqual({ kind: 'codeGone' });
  expect(isPartly({ facts: { to: 'G1' }, before: undefined, after: state(), since: tap })).toBe(true);
  const changed = { facts, before: state(), after: { ...state(), balances: { WALLET: 400 } }, since: tap };
  expect(hasUnexplainedChange(changed)).toBe(true);
  expect(hasUnexplainedChange({ ...changed, after: { ...changed.after, entries: [entry({})] } })).toBe(false);
});

test.each([
  ['counts while it is younger than 30 s', 29_000, 0, true],
  ['counts no longer after 30 s', 30_000, 0, false],
  ['counts not if a command was sent after it', 29_000, 20_000, false],
])('A-118 the page’s own reading %s', (_what, age, commandAge, counts) => {
  const queries = new QueryClient();
  const now = Date.now();
  queries.setQueryData(walletQuery().queryKey, typicalOf('getWallet'), { updatedAt: now - age });
  queries.setQueryData(statementQuery(1).queryKey, typicalOf('listStatements'), { updatedAt: now - age });
  const since = commandAge && now - commandAge;
  for (const part of ['balances', 'entries'] as const)
    expect(partOfPage(queries, part, '', since) !== undefined, part).toBe(counts);
});

test('B-41 the deposit of a gift link is the only new one', () => {
  const commands = sentCommandsOf(new QueryClient());
  const sent = commands.add({ operationId: 'submitTruelink', facts: {}, before: state(), since: tap });
  const one = entry({ type: 'deposit' });
  expect(commands.look(sent, state(one)).deposit).toBe(100);
  expect(commands.look(sent, state(one, entry({ type: 'deposit', amount: 20 }))).deposit).toBeUndefined();
});

test('A-118 each entry proves one command only, the earlier one first', () => {
  const commands = sentCommandsOf(new QueryClient());
  const sent = (): SentCommand => commands.add({ operationId: 'transfer', facts, before: state(), since: tap });
  const [first, second] = [sent(), sent()];
  const one = state(entry({ name: 'one' }));
  const two = state(entry({ name: 'one' }), entry({ name: 'two' }));
  expect(commands.look(second, one).effect).toBe('absent');
  expect(commands.look(second, two)).toMatchObject({ effect: 'present', isTwice: false });
  expect(commands.look(first, two)).toMatchObject({ effect: 'present', isTwice: false });
  const third = state(entry({ name: 'one' }), entry({ name: 'two' }), entry({ name: 'three' }));
  expect(commands.look(first, third).isTwice).toBe(true);
});
