import { describe, expect, test } from 'vitest';
import type { Schemas } from '../../../generated/operations.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { spin } from '../../../src/i18n/en/spin.ts';
import { all, find, goBack, open, place, press, see, shownText, until } from '../../support/screen.ts';

type Coupon = Schemas['Coupon'];

const nameless = (name: string, amount: number): Coupon => ({ prize: { name, slice: 'C50' }, amount });
const list = (...coupons: Coupon[]) => {
  control.clearFaults();
  control.fail('listCoupons', { status: 200, body: { coupons }, times: 99 });
};

describe('coupons on the second page', () => {
  const rowOf = async (index: number) => {
    const button = await find('button', new RegExp(`^Claim ${index},`));
    return button.closest('[role=row]')?.textContent ?? '';
  };

  test.each([4, 5])('R-388 R-389 the button of coupon %i asks for this one', async (index) => {
    list(...['A', 'B', 'C', 'D', 'E'].map((name, at) => nameless(`Coupon ${name}`, 10 * (at + 1))));
    await open('/user/spin');
    await press('button', 'Next page');
    expect(await rowOf(index)).toContain(`Coupon ${'ABCDE'[index - 1]}`);
    await press('button', new RegExp(`^Claim ${index},`));
    await find('dialog', 'Claim the prize');
    await see(`(${10 * index}.00 baht)`);
    await see(`Coupon ${'ABCDE'[index - 1]}`);
  });
});

describe('a claim', () => {
  test('R-390 of three presses is sent once, 500 ms after the last', async () => {
    await open('/user/spin?open=claim&coupon=66d0aa01');
    const button = await find('button', 'Claim 50.00 baht');
    for (const wait of [400, 400, 499]) {
      button.click();
      await time.pass(wait);
      expect(callsOf('claimCoupon')).toEqual([]);
    }
    await time.pass(2_000);
    expect(callsOf('claimCoupon')).toHaveLength(1);
  });
});

test('R-393 the reason of a refusal goes from its row when the next claim has another outcome', async () => {
  const reason = 'You have no coupon to claim now';
  list(nameless('Coupon A', 10));
  control.fail('claimCoupon', { code: 'NO_CLAIMABLE_COUPON' });
  await open('/user/spin');
  await press('button', /^Claim 1,/);
  await press('button', 'Claim 10.00 baht');
  await find('alertdialog');
  await press('button', 'OK');
  await press('button', 'Cancel');
  await see(reason);
  control.fail('claimCoupon', { status: 502, body: 'Bad Gateway' });
  await press('button', /^Claim 1,/);
  await press('button', 'Claim 10.00 baht');
  await find('heading', 'Not confirmed yet');
  await goBack();
  await find('button', /^Claim 1,/);
  expect(shownText()).not.toContain(reason);
});

test('R-389 a coupon that the service does not have any more is not offered after its refusal', async () => {
  list(nameless('Coupon A', 10), nameless('Coupon B', 20));
  await open('/user/spin');
  await press('button', /^Claim 1,/);
  list(nameless('Coupon B', 20));
  control.fail('claimCoupon', { code: 'NO_CLAIMABLE_COUPON' });
  await press('button', 'Claim 10.00 baht');
  await find('alertdialog');
  await press('button', 'OK');
  await goBack();
  await until(() => all('button', /^Claim \d,/).length > 0, 'the list');
  expect(shownText()).not.toContain('Coupon A');
});

test('A-22 the next member reads nothing of a refusal that was told to another one', async () => {
  list(nameless('Coupon A', 10));
  control.fail('claimCoupon', { code: 'INVALID_CODE' });
  await open('/user/spin');
  await press('button', /^Claim 1,/);
  await press('button', 'Claim 10.00 baht');
  await find('alertdialog');
  await press('button', 'OK');
  await until(() => all('dialog').length === 0, 'the list');
  expect(all('button', /^Claim 1,/)).toEqual([]);
  await open('/user/spin', { as: '0823456789' });
  await find('button', /^Claim 1,/);
});

describe('a coupon without an id', () => {
  const [first, second] = [nameless('Coupon A', 10), nameless('Coupon B', 20)];

  async function claimFirst() {
    list(first, second);
    await open('/user/spin');
    await press('button', /^Claim 1,/);
    control.fail('claimCoupon', { status: 200, body: { success: true } });
    const release = holdAnswer('claimCoupon');
    await press('button', 'Claim 10.00 baht');
    await until(() => callsOf('claimCoupon').length === 1, 'the claim');
    // The list is read again after the answer.
    list(second);
    await release();
    await see('Prize claimed');
    await goBack();
    await until(() => all('button', /^Claim \d/).length === 1, 'the other coupon');
  }

  test('R-389 A-17 that took the place of a claimed one is the one that is asked for', async () => {
    await claimFirst();
    await press('button', /^Claim 1,/);
    await see('(20.00 baht)');
    expect(shownText()).not.toContain('10.00');
  });

  test('R-389 A-17 that took the place of a claimed one is the one that is claimed', async () => {
    await claimFirst();
    await press('button', /^Claim 1,/);
    control.fail('claimCoupon', { status: 200, body: { success: true } });
    await press('button', /^Claim .* baht$/);
    await until(() => callsOf('claimCoupon').length === 2, 'the claim');
    expect(callsOf('claimCoupon').map(({ body }) => body)).toEqual([{ coupon: first }, { coupon: second }]);
  });
});

/** The texts of the rows below the head. */
const rows = () =>
  all('row')
    .slice(1)
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

describe('the seven coupons of a member', () => {
  test('R-388 are a table with four columns', async () => {
    await open('/user/spin');
    await until(() => rows().length > 0, 'the rows');
    expect(all('columnheader').map(({ textContent }) => textContent)).toEqual(['No.', 'Prize', 'Amount', 'Claim']);
  });

  test.each([
    ['first', undefined, ['1คูปอง 50คูปองวงล้อ฿50.00Claim', '220 บาทคูปองวันเกิด฿20.00Claim', '310 บาทคูปองวงล้อ฿10.00Claim']],
    [
      'second',
      'Next page',
      ['4100 บาทคูปองเพิ่มยอดฝาก฿100.00Claim', '5คูปอง 50คูปองวงล้อ฿50.00Claim', '6คูปองปีใหม่฿500.00Claim'],
    ],
    ['last', 'Last page', ['7คูปองเงินสดพิเศษ 200 บาทคูปองวงล้อ฿200.00Claim']],
  ])('R-387 R-388 have number, prize, name and amount on the %s page', async (_page, button, shown) => {
    await open('/user/spin');
    await until(() => rows().length === 3, 'the first page');
    if (button !== undefined) await press('button', button);
    expect(rows()).toEqual(shown);
  });

  test('R-387 are read once for all their pages', async () => {
    await open('/user/spin');
    await press('button', 'Next page');
    await press('button', 'Last page');
    await find('button', /^Claim 7,/);
    expect(callsOf('listCoupons')).toHaveLength(1);
  });

  test.each([
    ['its id', 1, { coupon: '66d0aa01' }],
    ['its code', 2, { coupon: 'CP-2' }],
    ['itself', 3, { coupon: { prize: { name: 'คูปองวงล้อ' }, amount: 10 } }],
  ])('R-391 A-17 are claimed by %s', async (_what, index, body) => {
    await open('/user/spin');
    await press('button', new RegExp(`^Claim ${index},`));
    await press('button', /^Claim .* baht$/);
    await see(spin.claimed);
    expect(callsOf('claimCoupon').map((call) => call.body)).toMatchObject([body]);
  });

  test('R-391 B-41 are claimed with a receipt that has amount, prize and account', async () => {
    await open('/user/spin');
    await press('button', /^Claim 1,/);
    await press('button', /^Claim .* baht$/);
    await see(`50.00 baht${spin.claimed}คูปอง 50Main wallet`);
  });

  test('R-391 are read again after a claim, and the claimed one is gone', async () => {
    await open('/user/spin');
    await press('button', /^Claim 2,/);
    await press('button', /^Claim .* baht$/);
    await see(spin.claimed);
    await goBack();
    await until(() => rows()[1]?.startsWith('210 บาท') === true, 'the next coupon in its place');
  });
});

test('B-05 a coupon that is not in the list is said to be gone, and OK leads to the list', async () => {
  await open('/user/spin?open=claim&coupon=gone');
  await find('alertdialog', spin.claimTitle);
  expect(place().textContent).toContain(spin.couponMissing);
  await press('button', 'OK');
  await until(() => all('alertdialog').length === 0, 'the list');
  expect([location.pathname, location.search]).toEqual(['/user/spin', '']);
});

describe('the reason of a refused claim', () => {
  const reason = spin['error.NO_CLAIMABLE_COUPON'];

  /** Claims the second coupon, which is refused. */
  async function refuse() {
    control.fail('claimCoupon', { code: 'NO_CLAIMABLE_COUPON' });
    await open('/user/spin');
    await press('button', /^Claim 2,/);
    await press('button', /^Claim .* baht$/);
    await find('alertdialog');
    await press('button', 'OK');
    await press('button', 'Cancel');
    await until(() => all('button', /^Claim 1,/).length > 0, 'the list');
  }

  test('R-393 B-47 is in its row and in no other', async () => {
    await refuse();
    await see(reason);
    expect(rows().map((row) => row.includes(reason))).toEqual([false, true, false]);
  });

  test('R-393 B-47 is there on the next visit of the page', async () => {
    await refuse();
    await press('link', 'Statement');
    await until(() => location.pathname === '/user/statement', 'the statement');
    await goBack();
    await find('button', /^Claim 2,/);
    expect(rows().map((row) => row.includes(reason))).toEqual([false, true, false]);
  });

  test('R-393 B-47 is not shown while the coupon is claimed again', async () => {
    await refuse();
    const release = holdAnswer('claimCoupon');
    await press('button', /^Claim 2,/);
    await press('button', /^Claim .* baht$/);
    await until(() => callsOf('claimCoupon').length === 2, 'the request');
    const during = document.body.textContent;
    await release();
    expect(during).toContain('20 บาท');
    expect(during).not.toContain(reason);
  });
});
