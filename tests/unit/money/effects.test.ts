import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { partOfPage, type AccountState, type StateEntry } from '../../../src/api/account-state.ts';
import { statementQuery } from '../../../src/api/statement.ts';
import { walletQuery } from '../../../src/api/wallet.ts';
import { effects, factIn, hasUnexplainedChange, isPartly } from '../../../src/money/effects.ts';
import { balances, bonus, comparison, coupon, entry, facts, state, tap } from '../../support/account-states.ts';
import { typicalOf } from '../../support/read-as.ts';

const transferIn = (
  after: AccountState,
  { before = state(), since = tap }: { before?: AccountState; since?: number | null } = {},
) => effects.transfer.effect({ facts, before, after, since });

test.each([
  ['a new transfer of this amount between these places', entry({}), 1],
  ['an amount with the other sign', entry({ amount: -100 }), 1],
  ['a place that is no known code', entry({ to: 'Naga Slots' }), 1],
  ['another amount', entry({ amount: 100.01 }), 0],
  ['no readable amount', entry({ amount: null }), 0],
  ['another game', entry({ to: 'G2' }), 0],
  ['from another game', entry({ from: 'G2' }), 0],
  ['from no named place', entry({ from: null }), 1],
  ['another type', entry({ type: 'withdraw' }), 0],
  ['an entry that failed', entry({ status: 'FAILED' }), 0],
  ['an entry from more than 2 s before the tap', entry({ at: tap - 2_001 }), 0],
  ['an entry from 2 s before the tap', entry({ at: tap - 2_000 }), 1],
  ['an entry without a readable time', entry({ at: null }), 1],
])('A-118 the effect of a transfer: %s', (_what, given, count) => {
  expect(transferIn(state(given))).toHaveLength(count);
});

test('A-118 an entry that was there before proves nothing, and without state and clock nothing is known', () => {
  expect(transferIn(state(entry({})), { before: state(entry({})) })).toEqual([]);
  expect(transferIn(state(entry({})), { before: {}, since: null })).toBeUndefined();
  expect(transferIn(state(entry({})), { before: {} })).toHaveLength(1);
  expect(transferIn(state(entry({})), { since: null })).toHaveLength(1);
  expect(transferIn({ balances })).toBeUndefined();
  expect(transferIn({ entries: [entry({ to: 'G2' })] })).toHaveLength(1);
});

const other = { ...coupon, name: '["coupon","c2"] 1', amount: 3 };
const second = { ...coupon, name: '["coupon","c1"] 2' };
const moves = (type: string, more: Partial<StateEntry> = {}) => ({ entries: [entry({ type, ...more })] });
const receipt = { name: 'r', at: tap, code: 'X', active: true };
const qr = { id: 'q', amount: 150, expiry: tap + 9 };
const at = { server: tap, monotonic: 0 };
test.each([
  ['transferAll', { to: 'G1' }, {}, { entries: [entry({}), entry({ from: 'G2' })] }, 2],
  ['transferAll', { to: 'G1' }, {}, moves('transfer', { to: 'G2' }), 0],
  ['transferAll', { to: 'G1' }, {}, moves('withdraw'), 0],
  ['withdraw', { amount: 100 }, {}, moves('withdraw', { status: 'PENDING' }), 1],
  ['withdraw', { amount: 100 }, {}, moves('withdraw', { amount: 99 }), 0],
  ['withdraw', { amount: 100 }, {}, moves('deposit'), 0],
  ['withdrawAll', { amount: 100 }, {}, moves('withdraw'), 1],
  ['withdrawAll', { amount: 100 }, {}, moves('withdraw', { amount: 99 }), 0],
  ['withdrawAll', { amount: 100 }, {}, moves('deposit'), 0],
  ['addFunds', { amount: 100 }, {}, moves('deposit'), 1],
  ['addFunds', { amount: 100 }, {}, moves('deposit', { amount: 99 }), 0],
  ['addFunds', { amount: 100 }, {}, moves('withdraw'), 0],
  ['submitTruelink', {}, {}, moves('deposit'), 0],
  ['submitTruelink', {}, {}, { entries: undefined }, undefined],
  ['receiveInviteBonus', {}, {}, bonus('invite'), 1],
  ['receiveInviteBonus', {}, {}, bonus('promotion'), 0],
  ['receiveInviteBonus', {}, {}, moves('deposit', { about: 'invite' }), 0],
  ['receiveRefund', {}, {}, bonus('refund'), 1],
  ['addRefundToWallet', {}, {}, bonus('refund'), 1],
  ['activatePromotion', { code: 'X' }, {}, bonus('promotion'), 1],
  ['uploadSlip', {}, { slips: [] }, { slips: [{ name: 's', at: tap }] }, 1],
  ['activateBonus', { code: 'X' }, { bonuses: [] }, { bonuses: [receipt] }, 1],
  ['activateBonus', { code: 'X' }, { bonuses: [] }, { bonuses: [{ ...receipt, code: 'Y' }] }, 0],
  ['activateBonus', { code: 'X' }, { bonuses: [] }, { bonuses: [{ ...receipt, active: false }] }, 0],
  ['activateBonus', { code: 'X' }, { bonuses: [] }, {}, undefined],
  ['clearBonus', {}, { holdsBonus: true }, { holdsBonus: false, ...moves('finish_bonus') }, 1],
  ['clearBonus', {}, { holdsBonus: true }, { holdsBonus: false, ...moves('bonus') }, 0],
  ['clearBonus', {}, { holdsBonus: true }, { holdsBonus: true, ...moves('finish_bonus') }, 0],
  ['clearBonus', {}, { holdsBonus: false }, { holdsBonus: false, ...moves('finish_bonus') }, 0],
  ['clearBonus', {}, { holdsBonus: true }, { holdsBonus: false, entries: undefined }, undefined],
  ['clearBonus', {}, {}, { holdsBonus: false, ...moves('finish_bonus') }, undefined],
  ['clearBonus', {}, { holdsBonus: true }, moves('finish_bonus'), undefined],
  ['claimCoupon', { id: 'c1' }, { coupons: [coupon] }, { coupons: [], ...bonus('luckydraw') }, 1],
  ['claimCoupon', { id: 'c1' }, { coupons: [coupon, second] }, { coupons: [coupon], ...bonus('luckydraw') }, 1],
  ['claimCoupon', { id: 'c1' }, { coupons: [coupon] }, { coupons: [], ...bonus('luckydraw', 12) }, 0],
  ['claimCoupon', { id: 'c1' }, { coupons: [coupon] }, { coupons: [], ...bonus('invite') }, 0],
  ['claimCoupon', { id: 'c1' }, { coupons: [coupon] }, { coupons: [], ...moves('deposit', { amount: 12.5 }) }, 0],
  ['claimCoupon', { id: 'c1' }, { coupons: [coupon] }, { coupons: [coupon], ...bonus('luckydraw') }, 0],
  ['claimCoupon', { id: 'c2' }, { coupons: [coupon] }, { coupons: [], ...bonus('luckydraw') }, 0],
  ['claimCoupon', { id: 'c1' }, { coupons: [other, coupon] }, { coupons: [other], ...bonus('luckydraw') }, 1],
  ['claimCoupon', { id: 'c1' }, { coupons: [other, coupon] }, { coupons: [coupon], ...bonus('luckydraw') }, 0],
  ['claimCoupon', { id: 'c1' }, { coupons: [coupon] }, { coupons: [], entries: undefined }, undefined],
  ['claimCoupon', { id: 'c1' }, {}, { coupons: [], ...bonus('luckydraw') }, undefined],
  ['claimCoupon', { id: 'c1' }, { coupons: [coupon] }, bonus('luckydraw'), undefined],
  ['spin', {}, { coins: 3, coupons: [] }, { coins: 2, coupons: [coupon] }, 1],
  ['spin', {}, { coins: 3, coupons: [] }, { coins: 2, coupons: [coupon], ...bonus('luckydraw') }, 2],
  ['spin', {}, { coins: 3, coupons: [] }, { coins: 2, coupons: [] }, undefined],
  ['spin', {}, { coins: 3, coupons: [] }, { coins: 4, coupons: [coupon] }, undefined],
  ['spin', {}, { coins: 3, coupons: [] }, { coins: 3, coupons: [coupon] }, 0],
  ['spin', {}, { coupons: [] }, { coins: 2, coupons: [coupon] }, undefined],
  ['spin', {}, { coupons: [] }, { coupons: [coupon] }, undefined],
  ['spin', {}, { coins: 3, coupons: [] }, { coupons: [coupon] }, undefined],
  ['spin', {}, { coins: 3, coupons: [] }, { coins: 3 }, undefined],
  ['spin', {}, { coins: 3, coupons: [] }, { coins: 3, coupons: [], entries: undefined }, undefined],
  ['createQrcode', { amount: 150 }, { qrcode: null }, { qrcode: qr }, 1],
  ['createQrcode', { amount: 150 }, { qrcode: null }, { qrcode: { ...qr, amount: null } }, 1],
  ['createQrcode', { amount: 150 }, { qrcode: null }, { qrcode: { ...qr, amount: 151 } }, 0],
  ['createQrcode', { amount: 150 }, { qrcode: null }, { qrcode: { ...qr, id: null } }, 0],
  ['createQrcode', { amount: 150 }, { qrcode: qr }, { qrcode: qr }, 0],
  ['createQrcode', { amount: 150 }, { qrcode: null }, { qrcode: null }, 0],
  ['createQrcode', { amount: 150 }, {}, { qrcode: qr }, undefined],
  ['createQrcode', { amount: 150 }, { qrcode: null }, {}, undefined],
  ['deleteQrcode', { id: 'q' }, { qrcode: qr }, { qrcode: null, clock: at }, 1],
  ['deleteQrcode', { id: 'q' }, { qrcode: qr }, { qrcode: { ...qr, id: 'p' }, clock: at }, 1],
  ['deleteQrcode', { id: 'q' }, { qrcode: qr }, { qrcode: qr, clock: at }, 0],
  ['deleteQrcode', { id: 'q' }, { qrcode: qr }, { qrcode: null, clock: { ...at, server: tap + 9 } }, undefined],
  ['deleteQrcode', { id: 'q' }, { qrcode: qr }, { qrcode: null, clock: at, ...moves('deposit') }, undefined],
  ['deleteQrcode', { id: 'q' }, { qrcode: qr }, { qrcode: null, clock: at, entries: undefined }, undefined],
  ['deleteQrcode', { id: 'q' }, { qrcode: qr }, { qrcode: null }, undefined],
  ['deleteQrcode', { id: 'q' }, { qrcode: qr }, { clock: at }, undefined],
  ['deleteQrcode', { id: 'q' }, { qrcode: { ...qr, id: 'p' } }, { qrcode: null, clock: at }, undefined],
  ['deleteQrcode', { id: 'q' }, { qrcode: { ...qr, expiry: null } }, { qrcode: null, clock: at }, undefined],
] as const)('A-118 the effect of %s with %j, before %j, after %j', (id, given, before, after, count) => {
  expect(effects[id].effect(comparison(before, after, given))?.length).toBe(count);
});

const whole = { slips: [], coupons: [coupon], coins: 3, bonuses: [], holdsBonus: true, qrcode: qr };
const commands = Object.entries(effects);

test.each(commands)('A-118 the effect of %s looks at the parts that are read for it', (_id, { reads, effect }) => {
  const parts = new Set<string | symbol>();
  const recorded = (given: AccountState) => {
    const get = (target: AccountState, part: string | symbol): unknown => {
      parts.add(part);
      return Reflect.get(target, part);
    };
    return new Proxy(given, { get });
  };
  const { before, after, ...rest } = comparison(whole, whole);
  effect({ ...rest, before: recorded(before), after: recorded(after) });
  const ofEveryCommand = ['balances', 'entries', 'clock'];
  expect([...parts].filter((part) => !ofEveryCommand.includes(String(part))).sort()).toEqual([...reads].sort());
});

test.each(commands)('A-118 without a state before and a clock nothing is known of %s', (_id, { effect }) => {
  for (const before of [undefined, {}])
    expect(effect({ facts: {}, before, after: { ...state(entry({})), ...whole }, since: null })).toBeUndefined();
});

test.each([
  ['submitTruelink', {}, {}, moves('deposit'), { kind: 'deposit', amount: 100 }],
  ['submitTruelink', {}, {}, moves('withdraw'), undefined],
  ['addFunds', {}, {}, moves('deposit'), undefined],
  ['deleteQrcode', { id: 'q' }, { qrcode: qr }, { qrcode: null }, { kind: 'codeGone' }],
  ['deleteQrcode', { id: 'q' }, { qrcode: qr }, { qrcode: qr }, undefined],
  ['deleteQrcode', { id: 'q' }, { qrcode: qr }, {}, undefined],
  ['createQrcode', { id: 'q' }, { qrcode: qr }, { qrcode: null }, undefined],
  ['clearBonus', {}, {}, { holdsBonus: false }, { kind: 'noBonus' }],
  ['clearBonus', {}, {}, { holdsBonus: true }, undefined],
  ['activateBonus', {}, {}, { holdsBonus: false }, undefined],
] as const)(
  'A-118 the fact beside the outcome of %s with %j, before %j, after %j',
  (id, given, before, after, fact) => {
    expect(factIn(id, comparison(before, after, given))).toEqual(fact);
  },
);

test.each([
  [{ WALLET: 500, G1: 0 }, true],
  [{ WALLET: 0.01, G1: 0 }, true],
  [{ WALLET: 0, G1: 500 }, false],
  [{ WALLET: null, G1: 500 }, false],
  [undefined, false],
])('A-118 a move of everything to G1 that leaves %j is partial: %s', (left, partly) => {
  expect(isPartly(comparison({}, { balances: left }, { to: 'G1' }))).toBe(partly);
});

test.each([
  ['another balance', {}, { balances: { WALLET: 400 } }, true],
  ['the same balance', {}, {}, false],
  ['another balance of a game', {}, { balances: { ...balances, G1: 1 } }, false],
  ['a balance that was not readable', { balances: { WALLET: null } }, {}, false],
  ['a balance that is not readable', {}, { balances: { WALLET: null } }, false],
  ['another balance with a new entry', {}, { balances: { WALLET: 400 }, entries: [entry({})] }, false],
  [
    'another balance with another status',
    moves('x'),
    { balances: { WALLET: 400 }, ...moves('x', { status: 'NO' }) },
    false,
  ],
  ['another balance, and entries that were not read', { entries: undefined }, { balances: { WALLET: 400 } }, false],
  [
    'another balance, and no entries at all',
    { entries: undefined },
    { balances: { WALLET: 400 }, entries: undefined },
    false,
  ],
])('A-118 a change without an entry makes a refusal doubtful: %s', (_what, before, after, doubtful) => {
  expect(hasUnexplainedChange(comparison(before, after))).toBe(doubtful);
});

test('A-118 without balances before or after nothing is doubtful', () => {
  const changed = comparison({}, { balances: { WALLET: 400 } });
  for (const before of [undefined, {}]) expect(hasUnexplainedChange({ ...changed, before })).toBe(false);
  expect(hasUnexplainedChange({ ...changed, after: {} })).toBe(false);
});

test.each([
  ['counts while it is younger than 30 s', 29_000, 0, true],
  ['counts no longer after 30 s', 30_000, 0, false],
  ['counts not if a command was sent after it', 29_000, 20_000, false],
])('A-118 the page’s own reading %s', (_what, age, commandAge, counts) => {
  // The clock stands still, however slow the machine is.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const queries = new QueryClient();
  const now = Date.now();
  queries.setQueryData(walletQuery().queryKey, typicalOf('getWallet'), { updatedAt: now - age });
  queries.setQueryData(statementQuery(1).queryKey, typicalOf('listStatements'), { updatedAt: now - age });
  const since = commandAge && now - commandAge;
  for (const part of ['balances', 'entries'] as const)
    expect(partOfPage(queries, part, '', since) !== undefined, part).toBe(counts);
});
