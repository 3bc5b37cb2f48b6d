import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountState } from '../../../src/api/account-state.ts';
import { createSentCommands } from '../../../src/money/sent-commands.ts';
import { balances, deposit, details, shownOf, state, transfer, withWallet } from '../../support/account-states.ts';

test.each([
  ['no state before', undefined, 'changed'],
  ['an equal wallet without a statement before', { balances }, 'unchanged'],
] as const)('A-118 with %s it is %s', (_what, before, shown) => {
  expect(shownOf('transfer', details, before, state()).shown).toBe(shown);
});

test('A-118 an older state before proves that nothing changed, but no success', () => {
  const commands = createSentCommands();
  const sent = commands.add({ operationId: 'transfer', details, before: state(), isBeforeOld: true });
  expect(commands.look(sent, state()).shown).toBe('unchanged');
  expect(commands.look(sent, withWallet(4_900, transfer(2))).shown).toBe('changed');
});

describe('A-118 a full page, from which the oldest entry may be pushed off', () => {
  const page = (first: number, total: number | undefined): AccountState => {
    const entries = Array.from({ length: 10 }, (_, index) => transfer(first + index));
    return { balances, entries, ...(total !== undefined && { total }) };
  };
  test.each([
    ['one more', 11, 'shows'],
    ['no more', 10, 'unchanged'],
    ['two more', 12, 'changed'],
    ['fewer', 5, 'changed'],
    ['no number', undefined, 'changed'],
  ] as const)('A-118 the total says %s', (_what, total, shown) => {
    const after = page(2, total);
    const moved = shown === 'shows' ? { balances: { ...balances, WALLET: 4_900 } } : {};
    expect(shownOf('transfer', details, page(1, 10), { ...after, ...moved }).shown).toBe(shown);
  });
});

describe('A-118 each item proves one command', () => {
  let commands: ReturnType<typeof createSentCommands>;
  const send = (before = state()) => commands.add({ operationId: 'transfer', details, before, isBeforeOld: false });
  const one = withWallet(4_900, transfer(2));
  const two = withWallet(4_800, transfer(2), transfer(3));
  beforeEach(() => {
    vi.useFakeTimers();
    commands = createSentCommands();
    return () => vi.useRealTimers();
  });

  test('A-118 one item proves none of two equal commands', () => {
    send(undefined);
    // The wallet was not as before, so the first one may still be carried out.
    const second = send(withWallet(4_999));
    expect(commands.look(second, one)).toMatchObject({ shown: 'changed', count: 1 });
    expect(commands.look(second, two)).toMatchObject({ shown: 'shows', isDouble: false });
  });

  test('A-118 the state before a later equal command closes one of which it shows nothing', () => {
    commands.markUnknown(send(), true);
    const second = send();
    expect(commands.look(second, one)).toMatchObject({ shown: 'shows', isDouble: false, sinceEarlier: 1 });
  });

  test('A-118 since an earlier move of everything only entries like this command are counted', () => {
    const everything = { operationId: 'transferAll', details: { to: 'G1' }, before: withWallet(5_030) } as const;
    commands.markUnknown(commands.add({ ...everything, isBeforeOld: false }), true);
    const other = transfer(1, { amount: 30 });
    const own = send(state(other));
    expect(commands.look(own, withWallet(4_900, other, transfer(2)))).toMatchObject({ sinceEarlier: 1 });
  });

  test('A-118 a look 30 s later closes a command that it does not show', () => {
    const first = send();
    const second = send(withWallet(4_999));
    vi.advanceTimersByTime(30_000);
    commands.look(first, state());
    expect(commands.look(second, one).shown).toBe('shows');
  });

  test('A-118 an item that an earlier command took proves no later one', () => {
    commands.look(send(), one);
    const second = send();
    expect(commands.look(second, one).shown).toBe('changed');
  });

  test('A-118 two items of one command are a double, unless the wallet moved by one amount', () => {
    expect(commands.look(send(), two)).toMatchObject({ shown: 'shows', isDouble: true });
    commands = createSentCommands();
    const once = { ...two, balances: { ...balances, WALLET: 4_900 } };
    expect(commands.look(send(), once)).toMatchObject({ shown: 'shows', isDouble: false });
  });

  test('A-118 a failed entry beside two does not hide that the wallet moved by one amount', () => {
    const after = withWallet(4_900, transfer(2, { status: 'failed' }), transfer(3), transfer(4));
    expect(commands.look(send(), after)).toMatchObject({ count: 2, isDouble: false });
  });

  test('A-118 two slips after one that was told as done are no double, because no balance shows it', () => {
    const before = { ...state(), slips: [] };
    const slips = ['a', 'b'].map((name) => ({ name, at: null }));
    const upload = { operationId: 'uploadSlip', details: {}, isBeforeOld: false } as const;
    commands.markUnknown(commands.add({ ...upload, before: undefined }), false);
    // Without a reading before the first one, nothing closes it.
    const second = commands.add({ ...upload, before });
    expect(commands.look(second, { ...before, slips })).toMatchObject({ count: 2, isDouble: false });
  });

  test('A-118 late entries of an earlier command are no double of one that moved the wallet once', () => {
    commands.markUnknown(send(), true);
    const second = send(withWallet(4_700));
    const after = withWallet(4_600, transfer(2), transfer(3), transfer(4), transfer(5));
    expect(commands.look(second, after)).toMatchObject({ count: 4, isDouble: false });
    vi.advanceTimersByTime(30_000);
    commands.look(second, after);
    expect(commands.look(second, after)).toMatchObject({ count: 3, isDouble: false });
  });

  test.each([
    ['are a double if the balance fell by both', 4_799, [transfer(2), transfer(3)], true],
    ['are none if a late deposit hides what the balance moved by', 4_899, [transfer(2), transfer(3), deposit()], false],
    ['and a third one are a double', 4_899, [transfer(2), transfer(3), transfer(4), deposit()], true],
  ])('A-118 two items after an equal command told as done %s', (_what, wallet, entries, isDouble) => {
    commands.markUnknown(send(), false);
    const second = send(withWallet(4_999));
    expect(commands.look(second, withWallet(wallet, ...entries))).toMatchObject({ shown: 'shows', isDouble });
  });
});

describe('A-118 entries of one amount above that of the command, which may include a fee', () => {
  const withFee = (second: number, amount = 105) => transfer(second, { amount });
  test.each([
    ['two are a double', [withFee(2), withFee(3)], true],
    ['one is none', [withFee(2)], false],
    ['two amounts are none', [withFee(2), withFee(3, 106)], false],
    ['a failed one does not count', [withFee(2), transfer(3, { amount: 105, status: 'failed' })], false],
    ['smaller ones are none', [withFee(2, 95), withFee(3, 95)], false],
  ])('A-118 %s', (_what, entries, isDouble) => {
    expect(shownOf('transfer', details, state(), withWallet(4_790, ...entries))).toMatchObject({ isDouble, count: 0 });
  });

  test('A-118 beside another command without an item they are no double', () => {
    const commands = createSentCommands();
    const send = (amount: number, before = state()) =>
      commands.add({ operationId: 'transfer', details: { ...details, amount }, before, isBeforeOld: false });
    send(101);
    const second = send(100, withWallet(4_999));
    expect(commands.look(second, withWallet(4_790, withFee(2), withFee(3))).isDouble).toBe(false);
  });
});

test.each([
  ['fell by the amount', 4_900, [], true],
  ['fell by the amount and rose by a deposit', 4_950, [deposit()], true],
  ['fell by more', 4_800, [], false],
])('A-118 the main wallet %s', (_what, wallet, entries, hasPaid) => {
  expect(shownOf('withdrawAll', { amount: 100 }, state(), withWallet(wallet, ...entries)).hasPaid).toBe(hasPaid);
});

test('A-118 a QR code that is gone is told with the deposit that is new', () => {
  const before = { ...state(), qrcode: { id: 'a', amount: 50 } };
  const view = shownOf('deleteQrcode', { id: 'a' }, before, { ...withWallet(5_050, deposit()), qrcode: null });
  expect(view).toMatchObject({ shown: 'changed', isCodeGone: true, newEntries: [{ type: 'deposit', amount: 50 }] });
});
