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

test('A-118 a removed command takes no entry from the next one', () => {
  const commands = sentCommandsOf(new QueryClient());
  const [first, second] = [1, 2].map(() =>
    commands.add({ operationId: 'transfer', facts, before: state(), since: tap }),
  );
  if (!first || !second) throw new Error('Two commands are sent.');
  commands.remove(first);
  commands.remove(first);
  expect(commands.look(second, state(entry({})))).toMatchObject({ effect: 'present' });
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
  for (const _again of [1, 2])
    expect(commands.look(sent, is)).toMatchObject({ effect, isTwice, isPartly: operationId === 'transferAll' });
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

test.each([
  ['by the clock of the state before', { server: tap, monotonic: 0 }, undefined, undefined, 'absent'],
  ['by the clock of the state after', undefined, { server: tap, monotonic: 0 }, undefined, 'absent'],
  [
    'by the later of both',
    { server: tap - 9_999_999, monotonic: 0 },
    { server: tap, monotonic: 0 },
    undefined,
    'absent',
  ],
  ['before a reload only by what was kept', undefined, { server: tap, monotonic: 0 }, tap - 9_999, 'present'],
])('A-118 an older entry of the same amount is recognised %s', (_by, was, is, since, effect) => {
  const commands = sentCommandsOf(new QueryClient());
  const before = was && { balances, clock: was };
  const given = { operationId: 'transfer', facts, before } as const;
  const sent = since === undefined ? commands.add(given) : commands.restore({ ...given, since });
  expect(commands.look(sent, { ...state(entry({ at: tap - 5_000 })), ...(is && { clock: is }) }).effect).toBe(effect);
});
