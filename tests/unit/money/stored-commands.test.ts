import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coupon, entry } from '../../support/account-states.ts';
import { forbiddenStorage, FullStorage, WebStorage } from '../../support/web-storage.ts';

const own = new WebStorage();
const local = new WebStorage();
vi.stubGlobal('sessionStorage', own);
vi.stubGlobal('localStorage', local);
const { storedCommands } = await import('../../../src/api/wire/session/sent-commands.ts');
const { session } = await import('../../../src/api/wire/session/session.ts');
const { createMoneyOutcomes } = await import('../../../src/money/money-outcomes.ts');
const { store, readStored, removeStored } = await import('../../../src/money/stored-commands.ts');

const at = Date.now();
const details = { amount: 100, from: 'WALLET', to: 'G1' };
const command = { key: 'transfer', operationId: 'transfer', details, isBeforeOld: false, owner: 'm1' } as const;
const forget = (name: string) => removeStored(({ key }) => key === name);
const inStore = () => own.items.get('sent-commands');

beforeEach(() => {
  vi.stubGlobal('sessionStorage', own);
  vi.stubGlobal('localStorage', local);
  own.items.clear();
  session.start('token', { remember: false });
});
afterEach(() => {
  vi.useRealTimers();
});

test('A-116 a command is stored with its details until its outcome is known', () => {
  store(command);
  store({ ...command, key: 'withdrawAll', operationId: 'withdrawAll', details: { amount: 5 } });
  forget('withdrawAll');
  expect(readStored()).toEqual([expect.objectContaining(command)]);
  forget('transfer');
  expect(inStore()).toBeUndefined();
});

test('A-116 a command takes the place of the last one of its kind', () => {
  store(command);
  store({ ...command, key: 'withdrawAll' });
  store({ ...command, details: { ...details, amount: 5 } });
  expect(readStored().map((entry) => [entry.key, entry.details.amount])).toEqual([
    ['withdrawAll', 100],
    ['transfer', 5],
  ]);
});

test.each(['reopen', 'markRead'] as const)(
  'A-116 an unknown outcome that was closed (%s) leaves the storage',
  (close) => {
    store(command);
    const outcomes = createMoneyOutcomes();
    outcomes.begin('transfer', {}, {});
    const open = { kind: 'unknown', input: {}, error: undefined, sendAgain: undefined } as const;
    outcomes.settle('transfer', { ...open, check: 'checked' });
    expect(readStored()).toHaveLength(1);
    outcomes[close]('transfer');
    expect(readStored()).toEqual([]);
  },
);

const before = {
  ...{ slips: [{ name: 's', at: '1' }], coupons: [coupon], coins: 2, holdsBonus: true, total: 1 },
  ...{ entries: [entry({ about: 'refund', from: null })], balances: { WALLET: 1, G1: null } },
  ...{ bonuses: [{ name: 'b', at: null, code: 'X', active: true }], qrcode: { id: 'q', amount: 1 } },
};
test('A-116 everything that a later look needs is stored', () => {
  const whole = {
    ...command,
    key: 'claimCoupon',
    operationId: 'claimCoupon',
    before,
    bank: 'WW',
    idempotencyKey: 'k1',
  } as const;
  store({ ...whole, details: { ...details, code: 'X', id: 'q', bank: 'WW' } });
  expect(readStored()).toMatchObject([{ ...whole, details: { ...details, code: 'X', id: 'q', bank: 'WW' } }]);
});

test.each([
  ['transfer', { amount: 0.5, from: 'WALLET', to: 'G1' }, []],
  ['transfer', details, ['transfer']],
  ['transferAll', { to: 'G1' }, ['transferAll']],
  ['withdrawAll', { amount: 5 }, ['withdrawAll']],
  ['createQrcode', { amount: 0.5, bank: 'KBANK' }, ['createQrcode']],
  ['deleteQrcode', { id: 'q', bank: 'KBANK' }, ['deleteQrcode']],
] as const)('A-116 a stored %s with the details %j is read as %j', (operationId, given, read) => {
  store({ ...command, key: operationId, operationId, details: given });
  expect(readStored().map((entry) => entry.operationId)).toEqual(read);
});

const valid = { ...command, id: '1', at, epoch: null };
test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a number', '7'],
  ['entries of other kinds', '[null,7,"a",[],{}]'],
  ['an unknown operation', JSON.stringify([{ ...valid, operationId: 'toString' }])],
  ['a transfer without an account', JSON.stringify([{ ...valid, details: { amount: 100, from: 'WALLET' } }])],
  ['a state of another shape', JSON.stringify([{ ...valid, before: { entries: [{ name: 1 }] } }])],
  ['a deeply nested text', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['an entry that is 24 h old', JSON.stringify([{ ...valid, at: at - 86_400_000 }])],
  ['an entry of the day after tomorrow', JSON.stringify([{ ...valid, at: at + 172_800_000 }])],
])('A-116 quality 11: %s in the storage counts as nothing', (_what, text) => {
  own.items.set('sent-commands', text);
  expect(readStored()).toEqual([]);
});

test.each(Object.keys(before))('A-116 quality 11: a state whose %s is of another kind counts as nothing', (part) => {
  own.items.set('sent-commands', JSON.stringify([{ ...valid, before: { ...before, [part]: 'x' } }]));
  expect(readStored()).toEqual([]);
});

test.each([
  ['forbidden', forbiddenStorage],
  ['full', new FullStorage()],
  ['missing', undefined],
])('A-116 quality 11: storage that is %s stops no command', (_what, storage) => {
  vi.stubGlobal('sessionStorage', storage);
  store(command).markUnlikely();
  forget('transfer');
  expect(storedCommands.summary()).toBe('none');
});

test('A-28 the summary is "probably not done" only if the session ended with the first answer to each command', () => {
  expect(storedCommands.summary()).toBe('none');
  store(command).markUnlikely();
  expect(storedCommands.summary()).toBe('probablyNotDone');
  store({ ...command, key: 'withdrawAll' });
  expect(storedCommands.summary()).toBe('notConfirmed');
});

test('A-22 a stored command outlives a session that the service ends and the next sign-in, and no logout', () => {
  store(command);
  session.end('invalid-token');
  session.end();
  session.start('next', { remember: true });
  expect(readStored()).toHaveLength(1);
  session.end();
  expect(inStore()).toBeUndefined();
});

test('A-22 a stored command is deleted from the storage after 24 h', () => {
  vi.useFakeTimers();
  store(command);
  vi.advanceTimersByTime(86_399_999);
  expect(readStored()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(readStored()).toEqual([]);
  expect(inStore()).toBeUndefined();
});
