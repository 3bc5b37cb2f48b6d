import { describe, expect, test } from 'vitest';
import type { AccountState } from '../../../src/api/account-state.ts';
import type { CommandDetails } from '../../../src/api/wire/money/money-command.ts';
import type { MoneyCommandId } from '../../../src/api/wire/types.ts';
import { decide } from '../../../src/money/outcome-table.ts';
import {
  at,
  balances,
  coupon,
  deposit,
  details,
  entry,
  shownOf,
  state,
  transfer,
  withWallet,
} from '../../support/account-states.ts';

const old = transfer(1, { status: 'failed' });
const games = { from: 'G1', to: 'G2', amount: 100 };
const inGames = (G1: number, G2: number) => ({ ...state(), balances: { ...balances, G1, G2 } });
const withdrawal = (given = {}) => entry({ type: 'withdraw', from: 'WALLET', to: null, at: at(5), ...given });

const slips = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, index) => ({ name: `s${first + index}`, at: at(first + index) }));

describe('A-118 what the account shows decides about a refusal', () => {
  test.each<[string, ReturnType<typeof decide>, MoneyCommandId, CommandDetails, AccountState, AccountState]>([
    ['its entry is there', 'done', 'transfer', details, state(), withWallet(4_900, transfer(2))],
    [
      'its entry is older than the tap by the clock of the device',
      'done',
      'transfer',
      details,
      state(),
      withWallet(4_900, entry({ at: '2026-11-26T01:00:00Z' })),
    ],
    ['an equal command failed before', 'done', 'transfer', details, state(old), withWallet(4_900, old, transfer(2))],
    ['nothing changed', 'refused', 'transfer', details, state(old), state(old)],
    ['its entry failed', 'refused', 'transfer', details, state(), state(transfer(2, { status: 'failed' }))],
    [
      'its entry failed and the wallet fell',
      'unknown',
      'transfer',
      details,
      state(),
      withWallet(4_900, transfer(2, { status: 'failed' })),
    ],
    ['its entry has a fee', 'unknown', 'transfer', details, state(), withWallet(4_895, transfer(2, { amount: 105 }))],
    ['its entry is late', 'unknown', 'transfer', details, state(), withWallet(4_900)],
    [
      'its entry is late while a deposit arrives',
      'unknown',
      'transfer',
      details,
      state(),
      withWallet(4_950, deposit()),
    ],
    ['a deposit arrives', 'refused', 'transfer', details, state(), withWallet(5_050, deposit())],
    ['a deposit is on its way', 'refused', 'transfer', details, state(), state(deposit('inProgress'))],
    [
      'a withdrawal settles',
      'refused',
      'transfer',
      details,
      state(withdrawal({ status: 'inProgress' })),
      state(withdrawal()),
    ],
    [
      'a withdrawal failed and was paid back',
      'refused',
      'transfer',
      details,
      state(withdrawal({ status: 'inProgress' })),
      withWallet(5_100, withdrawal({ status: 'failed' })),
    ],
    ['a game was played', 'refused', 'transfer', details, state(), inGames(7, 0)],
    [
      'another transfer was made',
      'unknown',
      'transfer',
      details,
      state(),
      withWallet(4_800, transfer(2, { amount: 200 })),
    ],
    ['it went to another game', 'unknown', 'transfer', details, state(), withWallet(4_900, transfer(2, { to: 'G2' }))],
    [
      'no places are known',
      'done',
      'transfer',
      details,
      state(),
      withWallet(4_900, transfer(2, { from: 'MAIN', to: null })),
    ],
    [
      'the times are written in another zone',
      'refused',
      'transfer',
      details,
      state(transfer(1)),
      state(entry({ at: '2026-11-27T13:41:01Z' })),
    ],
    ['game to game: its entry is late', 'unknown', 'transfer', games, inGames(300, 0), inGames(200, 100)],
    ['game to game: the source was played', 'refused', 'transfer', games, inGames(300, 0), inGames(250, 0)],
    ['game to game: the source lost as much', 'unknown', 'transfer', games, inGames(300, 0), inGames(200, 0)],
    ['transfer all: nothing changed', 'refused', 'transferAll', { to: 'G1' }, state(), state()],
    ['transfer all: an account is empty', 'unknown', 'transferAll', { to: 'WALLET' }, inGames(300, 0), inGames(0, 0)],
    [
      'transfer all: it is there',
      'done',
      'transferAll',
      { to: 'G1' },
      state(),
      withWallet(0, transfer(2, { amount: 5_000 })),
    ],
    [
      'a withdrawal is there',
      'done',
      'withdrawAll',
      { amount: 100 },
      state(),
      withWallet(4_900, withdrawal({ status: 'inProgress' })),
    ],
    ['a gift link: nothing changed', 'refused', 'submitTruelink', {}, state(), state()],
    ['a gift link: a deposit arrived', 'unknown', 'submitTruelink', {}, state(), withWallet(5_050, deposit())],
    [
      'a refund is there',
      'done',
      'receiveRefund',
      {},
      state(),
      withWallet(5_012, entry({ type: 'bonus', about: 'refund', amount: 12 })),
    ],
    [
      'another bonus is there',
      'unknown',
      'receiveRefund',
      {},
      state(),
      withWallet(5_012, entry({ type: 'bonus', about: 'invite', amount: 12 })),
    ],
    [
      'a spin changed nothing',
      'refused',
      'spin',
      {},
      { ...state(), coins: 2, coupons: [] },
      { ...state(), coins: 2, coupons: [] },
    ],
    [
      'a spin took coins',
      'unknown',
      'spin',
      {},
      { ...state(), coins: 2, coupons: [] },
      { ...state(), coins: 1, coupons: [] },
    ],
    [
      'a coupon is there',
      'refused',
      'claimCoupon',
      { id: 'c1' },
      { ...state(), coupons: [coupon] },
      { ...state(), coupons: [coupon] },
    ],
    [
      'a coupon is gone without its prize',
      'unknown',
      'claimCoupon',
      { id: 'c1' },
      { ...state(), coupons: [coupon] },
      { ...state(), coupons: [] },
    ],
    [
      'the coupons before were not read',
      'unknown',
      'claimCoupon',
      { id: 'c1' },
      state(),
      { ...withWallet(5_012.5, entry({ type: 'bonus', about: 'luckydraw', amount: 12.5 })), coupons: [] },
    ],
    [
      'a coupon is gone, its prize there',
      'done',
      'claimCoupon',
      { id: 'c1' },
      { ...state(), coupons: [coupon] },
      { ...withWallet(5_012.5, entry({ type: 'bonus', about: 'luckydraw', amount: 12.5 })), coupons: [] },
    ],
  ])('A-118 %s: %s', (_what, outcome, operationId, of, before, after) => {
    expect(decide('no', shownOf(operationId, of, before, after).shown)).toBe(outcome);
  });

  test.each<[string, 'done' | 'unknown', MoneyCommandId, CommandDetails, object, object]>([
    ['a new slip', 'done', 'uploadSlip', {}, { slips: [] }, { slips: [{ name: 's', at: at(1) }] }],
    ['a new slip on a full page', 'done', 'uploadSlip', {}, { slips: slips(0, 10) }, { slips: slips(1, 11) }],
    ['a full page in another zone', 'unknown', 'uploadSlip', {}, { slips: slips(0, 10) }, { slips: slips(20, 30) }],
    [
      'no new slip',
      'unknown',
      'uploadSlip',
      {},
      { slips: [{ name: 's', at: at(1) }] },
      { slips: [{ name: 's', at: at(1) }] },
    ],
    ['another code', 'done', 'createQrcode', { amount: 5 }, { qrcode: null }, { qrcode: { id: 'a', amount: 5 } }],
    [
      'another code of another amount',
      'unknown',
      'createQrcode',
      { amount: 5 },
      { qrcode: null },
      { qrcode: { id: 'a', amount: 6 } },
    ],
    [
      'no bonus and its entry',
      'done',
      'clearBonus',
      {},
      { holdsBonus: true },
      { holdsBonus: false, entries: [entry({ type: 'finish_bonus' })] },
    ],
    ['no bonus without its entry', 'unknown', 'clearBonus', {}, { holdsBonus: true }, { holdsBonus: false }],
    ['a cancelled code', 'unknown', 'deleteQrcode', { id: 'a' }, { qrcode: { id: 'a', amount: 5 } }, { qrcode: null }],
    [
      'a receipt',
      'done',
      'activateBonus',
      { code: 'X' },
      { bonuses: [] },
      { bonuses: [{ name: 'b', at: at(1), code: 'X', active: true }] },
    ],
  ])('A-118 without an answer: %s is %s', (_what, outcome, operationId, of, before, after) => {
    const view = shownOf(operationId, of, { ...state(), ...before }, { ...state(), ...after });
    expect(decide('nothing', view.shown)).toBe(outcome);
  });
});
