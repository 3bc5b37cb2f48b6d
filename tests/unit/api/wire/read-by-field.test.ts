import { describe, expect, test } from 'vitest';
import type { Schemas } from '../../../../src/api/wire/types.ts';
import { leftOutOf } from '../../../../src/lib/left-out.ts';
import { totalOf } from '../../../../src/money/total-of.ts';
import { brokenAnswers } from '../../../support/broken-answers.ts';
import { done, readAs, typicalOf } from '../../../support/read-as.ts';

type Wallet = Schemas['WalletResponse'];

const withoutKey = (value: object, key: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([each]) => each !== key));

const typicalWallet = () => typicalOf('getWallet');

function walletWith(differs: object, without?: string) {
  const answer = typicalWallet();
  const game: object = { ...answer.slots[0], ...differs };
  if (without !== undefined) Reflect.deleteProperty(game, without);
  const reading = readAs('getWallet', { ...answer, slots: [game, ...answer.slots.slice(1)] });
  expect(reading.ok).toBe(true);
  return { wallet: (reading.ok && reading.body) as Wallet, reading }; // read above
}

const total = (wallet: Wallet) => totalOf(wallet)?.toString() ?? '-';
const wholeTotal = total(typicalWallet());

describe('A-119 one deviation in a wallet keeps the rest', () => {
  test.each(['web', 'android', 'ios', 'ftWalletSlot'])('A-119 a game without %s is kept without it', (key) => {
    const { wallet, reading } = walletWith({}, key);
    expect(wallet.slots[0]).toMatchObject({ [key]: null });
    expect(total(wallet)).toBe(wholeTotal);
    expect(reading).toMatchObject({ violations: [{ pointer: `/slots/0/${key}` }] });
  });

  test.each([{ logo: null }, { isActive: 1 }, { code: 7 }, { amount: '12345678901234567.89' }])(
    'A-119 A-42 a game with %j is left out and counted, and the total is unknown',
    (differs) => {
      const { wallet } = walletWith(differs);
      expect(wallet.slots).toEqual(typicalWallet().slots.slice(1));
      expect(leftOutOf(wallet, 'slots')).toBe(1);
      expect(total(wallet)).toBe('-');
    },
  );

  test('A-119 A-21 an amount over 2^53 hundredths is unknown and reported, the rest is kept', () => {
    const answer = { ...typicalWallet(), wallet: { amount: 90_071_992_547_410 } };
    const reading = readAs('getWallet', answer);
    expect(reading).toMatchObject({ body: { wallet: { amount: null }, slots: answer.slots } });
    expect(reading).toMatchObject({ violations: [{ pointer: '/wallet/amount', problem: 'too_big' }] });
  });

  test('A-119 R-196 an unknown category is kept and reported', () => {
    const { wallet, reading } = walletWith({ category: 'fishing' });
    expect(wallet.slots[0]?.category).toBe('fishing');
    expect(total(wallet)).toBe(wholeTotal);
    expect(reading).toMatchObject({ violations: [{ pointer: '/slots/0/category', problem: 'invalid_value' }] });
  });

  test('A-103 a null currency means no currency', () => {
    const answer = typicalWallet();
    const reading = readAs('getWallet', { ...answer, bankAccount: { ...answer.bankAccount, currency: null } });
    expect(reading).toMatchObject({ ok: true });
    expect(reading).toHaveProperty('body.bankAccount.bankCode');
    expect(reading).not.toHaveProperty('body.bankAccount.currency');
  });

  test('B-12 each violation is reported with its place', () => {
    const { reading } = walletWith({ logo: null, isActive: 1 }, 'android');
    expect(reading).toMatchObject({
      violations: ['isActive', 'logo', 'android'].map((key) => ({ pointer: `/slots/0/${key}` })),
    });
  });
});

describe('A-42 the total balance', () => {
  test.each([
    ['never opened', false, undefined, 'the rest'],
    ['never opened', false, null, 'the rest'],
    ['never opened', false, '', 'the rest'],
    ['never opened', false, 'abc', '-'],
    ['open', true, undefined, '-'],
    ['open', true, null, '-'],
  ])('A-42 A-21 a game that is %s (isActive %s) with the amount %j makes it %s', (_how, isActive, amount, expected) => {
    const { wallet } = walletWith({ isActive, amount });
    const rest = totalOf(typicalWallet(), typicalWallet().slots[0]?.code)?.toString();
    expect(total(wallet)).toBe(expected === '-' ? '-' : rest);
  });

  test('A-42 without the main wallet it is unknown', () => {
    expect(total({ ...typicalWallet(), wallet: { amount: null } })).toBe('-');
  });
});

describe('A-119 one unreadable entry keeps the others', () => {
  const lists = [
    ['listStatements', 'statements', { createdAt: 'yesterday' }],
    ['listSlips', 'slips', { status: null }],
    ['listInvites', 'invites', { from: null }],
    ['listBonuses', 'bonuses', { code: '' }],
    ['listCoupons', 'coupons', { prize: 5 }],
    ['getDepositLookup', 'banks', { bankAccountNo: null }],
    ['getDepositLookup', 'wallets', { walletAccountName: null }],
    ['listBanks', 'banks', { code: null }],
  ] as const;

  test.each(lists)('A-119 %s: in %s an entry with %j is left out and counted', (id, list, differs) => {
    const answer = typicalOf(id) as Record<string, unknown[]>; // an object with this list
    const [first, ...others] = answer[list] ?? [];
    const reading = readAs(id, { ...answer, [list]: [{ ...(first as object), ...differs }, ...others] }); // so is an entry
    expect(reading).toMatchObject(done({ [list]: others }));
    expect(leftOutOf((reading.ok && reading.body) as object, list)).toBe(1); // read above
  });

  test.each([
    ['listStatements', 'statements', 'from'],
    ['listBonuses', 'bonuses', 'percentFail'],
  ] as const)('A-119 %s: in %s an entry without %s has none', (id, list, key) => {
    const answer = typicalOf(id) as Record<string, object[]>; // an object with this list
    const [first = {}, ...others] = answer[list] ?? [];
    const entry = withoutKey(first, key);
    const reading = readAs(id, { ...answer, [list]: [entry, ...others] });
    expect(reading).toMatchObject(done({ [list]: [{ ...entry, [key]: null }, ...others] }));
  });

  test('A-119 list entries that are no texts are left out', () => {
    const reading = readAs('listConditions', { conditions: ['<p>1</p>', null, 5] });
    expect(reading).toMatchObject(done({ conditions: ['<p>1</p>'], leftOut: { conditions: 2 } }));
  });
});

describe('A-119 values that are never guessed', () => {
  test.each([
    ['unreadable limits', 'getWithdrawLimits', { withdrawMin: 100 }, 'withdrawMax', [null, undefined, 'abc', -1, {}]],
    ['an invalid list', 'listStatements', { total: 3 }, 'statements', [null, undefined, {}, 'none']],
  ] as const)('A-119 with %s the load fails', (_what, id, rest, field, values) => {
    for (const value of values) {
      expect(readAs(id, { ...rest, [field]: value })).toMatchObject({ ok: false, outcome: 'unknown' });
    }
  });

  test('A-118 A-119 the answer to a command is not repaired', () => {
    const answer = withoutKey(typicalOf('createQrcode'), 'expireIn');
    expect(readAs('createQrcode', answer)).toMatchObject({ ok: false, outcome: 'unknown' });
    expect(readAs('getQrcode', answer)).toMatchObject({ ok: true, body: { expireIn: null } });
  });
});

test('quality 9 A-42: every deviation of a wallet gives the right total or a dash', () => {
  const deviations = brokenAnswers('getWallet', typicalWallet()).filter(({ how }) => how.startsWith('/'));
  expect(deviations.length).toBeGreaterThan(100);
  for (const { how, body } of deviations) {
    if (/amount: -0\.001/.test(how)) continue; // the server sent another amount
    const reading = readAs('getWallet', JSON.parse(body));
    if (!reading.ok) continue;
    const wallet = reading.body as Wallet; // read above
    const unopened = wallet.slots.some(({ isActive, amount }) => !isActive && amount === null);
    if (!unopened) expect(['-', wholeTotal], how).toContain(total(wallet));
  }
});
