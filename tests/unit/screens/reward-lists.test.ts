import { describe, expect, test } from 'vitest';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control } from '../../support/screen-service.ts';
import { all, find, open, press, see, shownText, until } from '../../support/screen.ts';

// The lists of invited friends and of earlier refunds, and what a refund says instead of an amount.

const friends = '/user/home?open=invite&step=offer';
const refunds = '/user/home?open=refund&step=offer';
const newcomer = '0823456789';
const bonusHolder = '0834567890';

/** The texts of the rows below the head. */
const rows = () =>
  all('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('the list of invited friends', () => {
  const invite = {
    from: { name: 'วิภา ทองดี' },
    amount: 1234.5,
    createdAt: new Date(2026, 10, 18, 14, 20).toISOString(),
  };

  test('R-266 has the columns friend, amount, and date and time', async () => {
    await open(friends);
    await until(() => rows().length > 0, 'the rows');
    expect(all('columnheader').map(({ textContent }) => textContent)).toEqual(['Friend', 'Amount', 'Date and time']);
  });

  test('R-266 has the name, the amount and the time of each', async () => {
    control.fail('listInvites', { body: { invites: [invite, { ...invite, amount: null }] } });
    await open(friends);
    await until(() => rows().length > 0, 'the rows');
    expect(rows()).toEqual(['วิภา ทองดี฿1,234.5018/11/2026 14:20:00', 'วิภา ทองดี-18/11/2026 14:20:00']);
  });

  test('R-265 has ten on a page and the others on the next', async () => {
    await open(friends);
    await until(() => rows().length === 10, 'the first page');
    await press('button', 'Next page');
    await until(() => rows().length === 3, 'the second page');
    expect(callsOf('listInvites').map(({ body }) => body)).toEqual([
      { page: 1, limit: 10 },
      { page: 2, limit: 10 },
    ]);
    expect((await find('button', 'Next page')).getAttribute('aria-disabled')).toBe('true');
  });

  test('R-273 says that there are none', async () => {
    await open(friends, { as: newcomer });
    await see('No invited friends yet');
    expect(rows()).toEqual([]);
  });
});

describe('a refund while a bonus is held', () => {
  test('R-275 cannot be claimed', async () => {
    await open(refunds, { as: bonusHolder });
    expect((await find('button', 'Claim refund')).hasAttribute('disabled')).toBe(true);
  });

  test('R-276 has two lines with the reason', async () => {
    await open(refunds, { as: bonusHolder });
    await see('You have an active bonus');
    const first = [...document.querySelectorAll('p')].find((line) => line.textContent === 'You have an active bonus');
    expect(Array.from(first?.parentElement?.children ?? [], (line) => line.textContent)).toEqual([
      'You have an active bonus',
      'You can claim a refund once your bonus has ended',
    ]);
  });
});

test('R-275 R-276 without a bonus a refund can be claimed, and no line speaks of one', async () => {
  await open(refunds);
  expect((await find('button', 'Claim refund')).hasAttribute('disabled')).toBe(false);
  expect(shownText()).not.toContain('You have an active bonus');
});

describe('what the service adds to a refund', () => {
  const info = '<b>Back</b> at 06:00\nsecond line';

  test.each([
    ['with a refund', true, 'Claim refund'],
    ['without a refund', false, 'Got it'],
  ])('R-285 is shown as text %s', async (_what, result, button) => {
    const check = { ...typicalOf('checkRefund'), result, bonus: null, info, refundAmount: 84.25 };
    control.fail('checkRefund', { body: check, times: 50 });
    await open(refunds);
    await find('button', button);
    expect(shownText()).toContain(info);
  });

  test('R-285 is not missed where there is nothing of it', async () => {
    control.fail('checkRefund', { body: { ...typicalOf('checkRefund'), info: ' ' }, times: 50 });
    await open(refunds);
    await find('button', 'Claim refund');
    expect(document.querySelector('[class*=info]')).toBeNull();
  });
});
