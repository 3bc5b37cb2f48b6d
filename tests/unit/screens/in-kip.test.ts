import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typicalOf } from '../../support/read-as.ts';
import * as steps from '../../support/screen-register.ts';
import { callsOf, control, holdAnswer, settings } from '../../support/screen-service.ts';
import { all, field, fill, find, open, press, see, shownText, until } from '../../support/screen.ts';

const inKip = { as: '02055512345' };
const slip = { createdAt: '2026-11-20T12:00:00+07:00', amount: 5_000, status: 'SUCCESS', note: null };

describe('a member whose account is in kip', () => {
  test.each([
    ['the statement', '/user/statement', /₭\d/],
    ['the refund and the ones before', '/user/profile?open=refund&step=offer', /₭\d.*₭7,000\.00/],
    ['the question of a refund', '/user/profile?open=refund&step=ask', /\d kip.*Claim [\d,.]+ kip/s],
    ['the invite bonus and the friends', '/user/profile?open=invite&step=offer', /₭\d.*₭6,000\.00/],
    ['the question of an invite bonus', '/user/profile?open=invite&step=ask', /\d kip.*Claim [\d,.]+ kip/s],
    ['the coupons', '/user/spin', /₭4,000\.00/],
    ['the slips', '/user/statement?open=slips', /₭5,000\.00/],
  ])('A-103 reads no amount in baht: %s', async (_what, address, shown) => {
    control.lose(inKip.as, 100_000);
    control.giveCoupon(inKip.as, 4_000);
    const { createdAt } = slip;
    const refunds = [{ refundAmount: 7_000, createdAt }];
    control.fail('listRefunds', { status: 200, body: { refunds }, times: 9 });
    control.fail('listInvites', {
      status: 200,
      body: { invites: [{ from: { name: 'A' }, amount: 6_000, createdAt }] },
    });
    control.fail('listSlips', { status: 200, body: { slips: [{ ...slip, link: null, reference: null }] }, times: 9 });
    await open(address, inKip);
    await see(shown);
    expect(shownText()).not.toMatch(/฿|\bbaht\b/);
  });

  describe('but whose wallet names no currency', () => {
    const wallet = typicalOf('getWallet');
    // Without a value it is not in the answer.
    const unknown = { ...wallet, bankAccount: { ...wallet.bankAccount, currency: undefined } };

    test('A-103 R-473 reads no sign before the currency of the deposits is known', async () => {
      control.fail('getWallet', { body: unknown, times: 9 });
      const release = holdAnswer('getDepositLookup');
      await open('/user/home', inKip);
      await see('Main wallet 8,180.00');
      const before = shownText();
      await release();
      await see('Main wallet ₭8,180.00');
      expect(before).not.toMatch(/[฿₭]/);
    });

    test.each([
      ['deposit', 'Minimum deposit 10,000.00 kip'],
      ['transfer', '₭8,180.00'],
      ['withdraw', '₭8,180.00'],
    ])('A-103 R-473 has the currency of the deposits in the sheet %s', async (sheet, amount) => {
      control.fail('getWallet', { body: unknown, times: 9 });
      await open(`/user/home?open=${sheet}`, inKip);
      await see(amount);
      expect(document.body.textContent).not.toContain('฿');
    });
  });

  test('A-103 claims a coupon in kip', async () => {
    const coupon = control.giveCoupon(inKip.as, 4_000);
    await open(`/user/spin?open=claim&coupon=${coupon}`, inKip);
    await see('(4,000.00 kip)');
    await press('button', 'Claim 4,000.00 kip');
    await see('Prize claimed');
    expect(shownText()).not.toMatch(/฿|\bbaht\b/);
  });

  test('A-103 reads the details and the sums of entries in kip', async () => {
    await open('/user/statement', inKip);
    await press('button', 'Last month');
    await see(/Net₭/);
    await press('button', 'Last month');
    await until(() => all('button', /^Details/).length > 0, 'the entries');
    all('button', /^Details/)[0]?.click();
    await find('dialog', 'Details');
    await see(/Amount[+-]?₭/);
  });
});

describe('the registration of the Laos build', () => {
  const use = async (laos: boolean) => {
    settings.laos = laos;
    await open('/terminated', { as: null, anew: true });
  };
  beforeAll(() => use(true));
  // The next file gets the Thai build again.
  afterAll(() => use(false));

  const toCurrency = async () => {
    await open('/register', steps.visitor);
    await steps.toBank();
    return field('Currency');
  };

  test('R-172 R-173 offers kip and baht, and kip is chosen', async () => {
    const currency = await toCurrency();
    const values = [...currency.querySelectorAll('option')].map(({ value }) => value);
    expect(values).toEqual(['LAK', 'BAHT']);
    expect(currency).toHaveProperty('value', 'LAK');
  });

  test.each([
    ['kip without a choice', 'LAK', async () => undefined],
    ['baht that was chosen', 'BAHT', () => fill('Currency', 'BAHT')],
  ])('R-172 R-173 sends %s', async (_what, chosen, choose) => {
    await toCurrency();
    await steps.fillBank();
    await choose();
    await press('button', 'Register');
    await see('Registration successful');
    expect(callsOf('registerAccount').map(({ body }) => body)).toMatchObject([{ currency: chosen }]);
  });
});
