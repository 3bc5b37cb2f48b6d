import { describe, expect, test } from 'vitest';
import { formatDateTime } from '../../../src/lib/date-time.ts';
import { callsOf, control, time } from '../../support/screen-service.ts';
import { all, fill, find, goBack, open, press, see, shownText, until } from '../../support/screen.ts';
import { typicalOf } from '../../support/read-as.ts';
import { rich, start } from '../../support/test-world.ts';

const midnight = {
  inBangkok: Date.parse('2026-11-21T00:00:00+07:00'),
  onTheDevice: new Date(start).setHours(24, 0, 0, 0),
};
const shortlyBefore = (instant: number) => time.suspend(instant - 3_000 - Date.now());

describe('a page that stays open over midnight', () => {
  const daily = {
    ...{ code: 'DAILY20', type: 'day', maxReceived: 1, percentFail: 5, banners: [] },
    userBonus: { _id: '66d0aa02', isActive: false, received: [{ updatedAt: new Date(start).toISOString() }] },
  };

  test('R-331 A-71 offers a daily bonus again on the bonus page', async () => {
    control.fail('listBonuses', { status: 200, body: { bonuses: [daily] }, times: 9 });
    shortlyBefore(midnight.inBangkok);
    await open('/user/bonus');
    expect((await find('button', /^DAILY20/)).hasAttribute('disabled')).toBe(true);
    await see('Limit reached');
    await time.pass(3_000);
    expect((await find('button', /^DAILY20/)).hasAttribute('disabled')).toBe(false);
    expect(shownText()).not.toContain('Limit reached');
  });

  test('R-331 A-71 offers a daily bonus again in its sheet', async () => {
    control.fail('listBonuses', { status: 200, body: { bonuses: [daily] }, times: 9 });
    shortlyBefore(midnight.inBangkok);
    await open('/user/bonus?open=bonus&code=DAILY20');
    await find('button', 'Limit reached');
    await time.pass(3_000);
    await find('button', 'Claim bonus');
  });

  test('B-22 calls the entries of the day before those of yesterday', async () => {
    control.credit(rich, 70);
    shortlyBefore(midnight.onTheDevice);
    await open('/user/statement');
    const day = formatDateTime(start).slice(0, 10);
    await see(`Today · ${day}`);
    await time.pass(3_000);
    await see(`Yesterday · ${day}`);
    expect(shownText()).not.toContain(`Today · ${day}`);
  });
});

describe('a period that is being read', () => {
  test('B-15 is read no further after the page was left', async () => {
    await open('/user/statement');
    await fill('From', '2026-01-01');
    await see('Loading page 2');
    await press('link', 'Profile');
    await see('Member ID');
    const before = callsOf('listStatements').length;
    await time.pass(5_000);
    expect(callsOf('listStatements')).toHaveLength(before);
  });
});

describe('entries in progress', () => {
  test('A-126 B-15 of a period that was read are settled in it too', async () => {
    await open('/user/statement');
    await press('button', '7 days');
    await see('The whole period is loaded');
    const rows = () => all('listitem').map(({ textContent }) => textContent);
    expect(rows().some((row) => row.includes('In progress'))).toBe(true);
    control.settleWithdrawal(rich, 0, 'SUCCESS');
    await until(() => !rows().some((row) => row.includes('In progress')), 'the result');
  });

  test('A-126 B-22 of which the details are open are settled there too', async () => {
    await open('/user/statement');
    await see('In progress');
    all('button', /^Details: Withdrawal/)[0]?.click();
    const details = await find('dialog', 'Details');
    expect(details.textContent).toContain('In progress');
    control.settleWithdrawal(rich, 0, 'SUCCESS');
    await until(() => !shownText().includes('In progress'), 'the result');
    expect(details.textContent).toContain('Success');
  });

  test('A-126 of the second page are read again on this page', async () => {
    const entry = { ...typicalOf('listStatements').statements[0], status: 'PENDING' };
    control.fail('listStatements', { status: 200, body: { total: 11, statements: [entry] }, times: 99 });
    await open('/user/statement?page=2');
    await see('In progress');
    await until(() => callsOf('listStatements').length > 2, 'two more readings');
    for (const { body } of callsOf('listStatements')) expect(body).toEqual({ page: 2, limit: 10 });
  });

  test.each([
    ['/user/statement', 'Upload status'],
    ['/user/home', 'Conditions'],
  ])('A-126 of %s are not read again under a modal, and are again after it', async (page, modal) => {
    await open(page);
    await see('In progress');
    const read = () => callsOf('listStatements').length;
    const atFirst = read();
    await until(() => read() === atFirst + 1, 'the first reading again');
    await press('link', modal);
    await until(() => all('dialog').length > 0, 'the modal');
    const before = read();
    await time.pass(120_000);
    expect(read()).toBe(before);
    await goBack();
    await until(() => read() > before, 'another reading');
  });
});
