import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comparison, coupon, entry } from '../../support/account-states.ts';
import { forbiddenStorage, FullStorage, WebStorage } from '../../support/web-storage.ts';

const own = new WebStorage();
const local = new WebStorage();
vi.stubGlobal('sessionStorage', own);
vi.stubGlobal('localStorage', local);
const { keptCommands } = await import('../../../src/api/wire/session/kept-commands.ts');
const { session } = await import('../../../src/api/wire/session/session.ts');
const { profileQuery } = await import('../../../src/api/account.ts');
const { restoredOutcomesOf } = await import('../../../src/money/restore-commands.ts');
const { claim, forgetKept, keep, readKept } = await import('../../../src/money/kept-commands.ts');

const at = Date.now();
const facts = { amount: 100, from: 'WALLET', to: 'G1' };
const command = { key: 'transfer', operationId: 'transfer', facts, since: null, owner: 'm1' } as const;
const inStore = () => own.items.get('sent-commands');

beforeEach(() => {
  vi.stubGlobal('sessionStorage', own);
  own.items.clear();
  session.start('token', { remember: false });
});
afterEach(() => {
  vi.useRealTimers();
});

test('A-116 a command is kept with its facts until its outcome is known', () => {
  keep(command);
  keep({ ...command, key: 'withdrawAll', operationId: 'withdrawAll', facts: { amount: 5 } });
  forgetKept('withdrawAll');
  expect(readKept()).toEqual([expect.objectContaining(command)]);
  forgetKept('transfer');
  expect(inStore()).toBeUndefined();
});

const before = {
  ...comparison({}, { slips: [{ name: 's', at: 1 }], coupons: [coupon], coins: 2, holdsBonus: true }).after,
  ...{ entries: [entry({ about: 'refund', from: null })], balances: { WALLET: 1, G1: null } },
  ...{ bonuses: [{ name: 'b', at: null, code: 'X', active: true }], qrcode: { id: 'q', amount: 1, expiry: null } },
};
test('A-116 everything that a later look needs is kept', () => {
  const whole = { ...command, before, since: 3, bank: 'WW', idempotencyKey: 'k1' };
  keep({ ...whole, facts: { ...facts, code: 'X', id: 'q', bank: 'WW' } });
  expect(readKept()).toMatchObject([{ ...whole, facts: { ...facts, code: 'X', id: 'q', bank: 'WW' } }]);
});

const valid = { ...command, id: '1', at, epoch: null };
test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a number', '7'],
  ['entries of other kinds', '[null,7,"a",[],{}]'],
  ['an unknown operation', JSON.stringify([{ ...valid, operationId: 'toString' }])],
  ['a state of another shape', JSON.stringify([{ ...valid, before: { entries: [{ name: 1 }] } }])],
  ['a deeply nested text', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['an entry that is 24 h old', JSON.stringify([{ ...valid, at: at - 86_400_000 }])],
  ['an entry of the day after tomorrow', JSON.stringify([{ ...valid, at: at + 172_800_000 }])],
])('A-116 quality 11: %s in the storage counts as nothing', (_what, text) => {
  own.items.set('sent-commands', text);
  expect(readKept()).toEqual([]);
});

test.each(Object.keys(before))('A-116 quality 11: a state whose %s is of another kind counts as nothing', (part) => {
  own.items.set('sent-commands', JSON.stringify([{ ...valid, before: { ...before, [part]: 'x' } }]));
  expect(readKept()).toEqual([]);
});

test.each([
  ['forbidden', forbiddenStorage],
  ['full', new FullStorage()],
  ['missing', undefined],
])('A-116 quality 11: storage that is %s stops no command', (_what, storage) => {
  vi.stubGlobal('sessionStorage', storage);
  keep(command).markUnlikely();
  forgetKept('transfer');
  expect(keptCommands.summary()).toBe('none');
});

test('A-28 the summary is "probably not done" only if the session ended with the first answer to each command', () => {
  expect(keptCommands.summary()).toBe('none');
  keep(command).markUnlikely();
  expect(keptCommands.summary()).toBe('probablyNotDone');
  keep({ ...command, key: 'withdrawAll' });
  expect(keptCommands.summary()).toBe('notConfirmed');
});

test('A-22 a kept command outlives a session that the service ends and the next sign-in, and no logout', () => {
  keep(command);
  session.end('invalid-token');
  session.end();
  session.start('next', { remember: true });
  expect(readKept()).toHaveLength(1);
  session.end();
  expect(inStore()).toBeUndefined();
});

test('A-22 a kept command is deleted from the storage after 24 h', () => {
  vi.useFakeTimers();
  keep(command);
  vi.advanceTimersByTime(86_399_999);
  expect(readKept()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(readKept()).toEqual([]);
  expect(inStore()).toBeUndefined();
});

test.each([
  ['the same member', 'm1', { kind: 'unknown', isUnlikely: true }, 1],
  ['another member', 'm2', { kind: 'open' }, 0],
])(
  'A-22 A-28 after the sign-in of %s a kept command is shown as it was, or deleted',
  async (_who, _id, shown, count) => {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    keep(command).markUnlikely();
    session.end('invalid-token');
    session.start('next', { remember: false });
    const queries = new QueryClient();
    queries.setQueryData(profileQuery().queryKey, { profile: { _id } } as never); // nothing else of it is read
    const outcomes = restoredOutcomesOf(queries);
    await vi.waitFor(() => expect([readKept().length, outcomes.get('transfer')]).toMatchObject([count, shown]));
  },
);

test('A-116 quality 1: one tab has the right to send a command again until it is over', async () => {
  const held = new Set<string>();
  const request = async (name: string, _options: object, hold: (lock: object | null) => Promise<void> | null) => {
    if (held.has(name)) return hold(null);
    held.add(name);
    await hold({});
    held.delete(name);
    return undefined;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  keep({ ...command, idempotencyKey: 'k1' });
  expect(await claim('k1')).toBe(true);
  vi.resetModules();
  const copy = await import('../../../src/money/kept-commands.ts');
  expect(await copy.claim('k1')).toBe(false);
  forgetKept('transfer');
  await vi.waitFor(async () => expect(await copy.claim('k1')).toBe(true));
});
