import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { sentCommandsOf, type SentCommand } from '../../../src/money/sent-commands.ts';
import { balances, bonus, comparison, coupon, entry, facts, state, tap } from '../../support/account-states.ts';

test('B-41 the deposit of a gift link is the only new one', () => {
  const commands = sentCommandsOf(new QueryClient());
  const sent = commands.add({ operationId: 'submitTruelink', facts: {}, before: state(), since: tap });
  const one = entry({ type: 'deposit' });
  expect(commands.look(sent, state(one)).deposit).toBe(100);
  expect(commands.look(sent, state(one, entry({ type: 'deposit', amount: 20 }))).deposit).toBeUndefined();
});

const [one, two, three] = [entry({ name: 'one' }), entry({ name: 'two' }), entry({ name: 'three' })];
const transfers = (queries = new QueryClient()) => {
  const commands = sentCommandsOf(queries);
  const sent = (operationId: SentCommand['operationId'] = 'transfer') =>
    commands.add({ operationId, facts, before: state(), since: tap });
  return { ...commands, sent };
};

test('A-118 each entry proves one command only, the earlier one first', () => {
  const commands = transfers();
  const [first, second] = [commands.sent(), commands.sent()];
  expect(commands.look(second, state(one)).effect).toBe('absent');
  expect(commands.look(second, state(one, two))).toMatchObject({ effect: 'present', isTwice: false });
  expect(commands.look(first, state(one, two))).toMatchObject({ effect: 'present', isTwice: false });
  expect(commands.look(first, state(one, two, three)).isTwice).toBe(true);
});

test('A-118 a command keeps the entry that proved it', () => {
  const commands = transfers();
  const [first, second] = [commands.sent(), commands.sent()];
  expect(commands.look(first, state(one)).effect).toBe('present');
  expect(commands.look(first, state(two, one)).isTwice).toBe(true);
  expect(commands.look(second, state(two, one))).toMatchObject({ effect: 'present', isTwice: false });
});

test('A-118 a command from before a reload comes before the later ones', () => {
  const commands = transfers();
  const first = commands.restore({ operationId: 'transfer', facts, before: state(), since: tap });
  expect(commands.look(commands.sent(), state(one)).effect).toBe('absent');
  expect(commands.look(first, state(one)).effect).toBe('present');
});

test('A-118 all transfers of a move of everything prove it', () => {
  const commands = transfers();
  const [first, second] = [commands.sent('transferAll'), commands.sent('transferAll')];
  expect(commands.look(first, state(one, two)).effect).toBe('present');
  expect(commands.look(second, state(one, two)).effect).toBe('absent');
});

test('A-118 each QR code proves one creation', () => {
  const commands = transfers();
  const shown = (id: string) => ({ ...state(), qrcode: { id, amount: 100, expiry: null } });
  const create = () => commands.add({ operationId: 'createQrcode', facts, before: { ...state(), qrcode: null } });
  const [first, second] = [create(), create()];
  expect(commands.look(first, shown('p')).effect).toBe('present');
  expect(commands.look(second, shown('p')).effect).toBe('absent');
  expect(commands.look(second, shown('q')).effect).toBe('present');
  expect(commands.look(commands.sent(), shown('q')).effect).toBe('absent');
});

test('A-118 a removed command takes no entry from the next one', () => {
  const commands = transfers();
  const [first, second] = [commands.sent(), commands.sent()];
  commands.remove(first);
  // It is there no more, and no other is removed in its place.
  commands.remove(first);
  expect(commands.look(commands.sent(), state(one)).effect).toBe('absent');
  expect(commands.look(second, state(one)).effect).toBe('present');
});

test('A-118 the commands of a session are kept with its queries', () => {
  const queries = new QueryClient();
  transfers(queries).sent();
  const commands = transfers(queries);
  expect(commands.look(commands.sent(), state(one)).effect).toBe('absent');
});

test.each([
  ['transfer', {}, {}, 'absent', false],
  ['transfer', {}, { balances: { WALLET: 400 } }, 'hidden', false],
  ['transfer', {}, { entries: undefined }, 'hidden', false],
  ['transfer', {}, { entries: [entry({ name: '1' }), entry({ name: '2' })] }, 'present', true],
  ['transferAll', {}, { entries: [entry({ name: '1' }), entry({ name: '2' })] }, 'present', false],
] as const)('A-118 a look after %s, before %j, after %j', (operationId, before, after, effect, isTwice) => {
  const { before: was, after: is } = comparison(before, after);
  const commands = sentCommandsOf(new QueryClient());
  const sent = commands.restore({ operationId, facts, before: was, since: tap });
  const isPartly = operationId === 'transferAll';
  commands.look(sent, is);
  // The second look finds the same.
  expect(commands.look(sent, is)).toMatchObject({ effect, isTwice, isPartly, prize: undefined });
});

test.each([
  [bonus('luckydraw'), 12.5],
  [{ entries: [...bonus('luckydraw').entries, ...bonus('luckydraw', 3).entries] }, undefined],
  [{ coupons: [coupon] }, undefined],
])('B-41 the prize of a spin that shows %j', (shown, prize) => {
  const commands = sentCommandsOf(new QueryClient());
  const { before, after } = comparison({ coins: 3, coupons: [] }, { coins: 2, coupons: [], ...shown });
  const sent = commands.add({ operationId: 'spin', facts: {}, before, since: tap });
  expect(commands.look(sent, after)).toMatchObject({ effect: 'present', prize });
});

/** A clock that says `tap` at this moment, read a minute ago or to be read in a minute. */
const clock = (seconds: number) => ({ server: tap + seconds * 1_000, monotonic: performance.now() + seconds * 1_000 });
test.each([
  ['by the clock of the state before', -60, undefined, undefined],
  ['by the clock of the state after', undefined, 60, undefined],
  ['by the later of both', -9_999_999, 60, tap - 9_999_999],
])('A-118 an older entry of the same amount is recognised %s', (_by, was, is, since) => {
  const before = was === undefined ? undefined : { balances, clock: clock(was) };
  for (const [age, effect] of [
    [5_000, 'absent'],
    [1_000, 'present'],
  ] as const) {
    const commands = sentCommandsOf(new QueryClient());
    const sent = commands.add({ operationId: 'transfer', facts, before, ...(since && { since }) });
    const after = { ...state(entry({ at: tap - age })), ...(is && { clock: clock(is) }) };
    expect(commands.look(sent, after).effect).toBe(effect);
  }
});

test('A-118 the time of a command from before a reload is the one that was kept', () => {
  const commands = transfers();
  const sent = commands.restore({ operationId: 'transfer', facts, before: undefined, since: tap - 9_000 });
  const after = { ...state(entry({ at: tap - 9_000 })), clock: clock(60) };
  expect(commands.look(sent, after).effect).toBe('present');
});
