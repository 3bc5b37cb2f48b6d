import { describe, expect, test } from 'vitest';
import { smallPicture } from '../../support/pictures.ts';
import { callsOf, control, holdAnswer, sandbox, time } from '../../support/screen-service.ts';
import { all, fill, find, goBack, open, place, press, see, shownText, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';

const withThaiName = '0856789012';

describe('what loads', () => {
  test('R-158 is shown as loading after 200 ms and not before', async () => {
    await open('/user/profile');
    const release = holdAnswer('listConditions');
    await press('link', 'Conditions');
    await until(() => callsOf('listConditions').length === 1, 'the request');
    const isShown = () => place().querySelector('[data-skeleton]')?.hasAttribute('data-shown');
    expect(isShown()).toBe(false);
    await time.pass(199);
    expect(isShown()).toBe(false);
    await time.pass(1);
    expect(isShown()).toBe(true);
    await release();
    await until(() => isShown() === undefined, 'the conditions');
  });
});

describe('the conditions', () => {
  test.each([
    [0, true],
    [1, false],
  ])('R-143 of which there are %i are called empty: %s', async (count, isEmpty) => {
    control.fail('listConditions', {
      status: 200,
      body: { conditions: Array.from({ length: count }, () => '<p>Be fair</p>') },
    });
    await open('/user/profile?open=conditions');
    await see(isEmpty ? 'Nothing here yet' : 'Be fair');
    expect(shownText().includes('Nothing here yet')).toBe(isEmpty);
  });
});

describe('the slips', () => {
  const sheet = '/user/statement?open=slips';

  /** Uploads a slip from another device. */
  async function upload() {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(smallPicture('slip'))], 'slip.png', { type: 'image/png' }));
    const headers = { Authorization: `Bearer ${control.signIn(rich)}`, 'X-Client': 'wallet-user' };
    await fetch(`${sandbox.url}/api/wallet/slip`, { method: 'POST', headers, body });
  }

  test('A-126 in progress are read again, and an accepted one reads the balance', async () => {
    await upload();
    await open(sheet);
    await see('In progress');
    const before = callsOf('getWallet').length;
    control.settleSlip(rich, 0, 'SUCCESS', 100);
    await until(() => !shownText().includes('In progress'), 'the result');
    await until(() => callsOf('getWallet').length > before, 'the balance');
  });

  test('R-358 are read again when the sheet opens again', async () => {
    await open('/user/statement');
    await press('link', 'Upload status');
    await see('Page 1');
    await goBack();
    await upload();
    await press('link', 'Upload status');
    await see('In progress');
    expect(callsOf('listSlips')).toHaveLength(2);
  });

  test('R-359 are asked for by tens', async () => {
    await open(sheet);
    expect(callsOf('listSlips')[0]?.body).toEqual({ page: 1, limit: 10 });
  });
});

describe('a list that has ended', () => {
  const slip = { createdAt: '2026-11-20T12:00:00+07:00', amount: 10, status: 'SUCCESS', note: null };
  const slips = Array.from({ length: 10 }, () => ({ ...slip, link: null, reference: null }));

  test('A-08 goes on after a refresh', async () => {
    control.fail('listSlips', { status: 200, body: { slips } });
    control.fail('listSlips', { status: 200, body: { slips: [] } });
    control.fail('listSlips', { status: 200, body: { slips }, times: 9 });
    await open('/user/statement?open=slips');
    await press('button', 'Next page');
    await see('No more entries');
    expect(all('button', 'Next page')[0]?.getAttribute('aria-disabled')).toBe('true');
    await press('button', 'Refresh');
    await until(() => !shownText().includes('No more entries'), 'the end of the message');
    await press('button', 'Next page');
    await until(() => all('navigation', 'Pages').at(-1)?.textContent === 'Page 2', 'the second page');
  });

  test('A-08 says so on its last page only', async () => {
    control.fail('listSlips', { status: 200, body: { slips }, times: 2 });
    control.fail('listSlips', { status: 200, body: { slips: [] } });
    control.fail('listSlips', { status: 200, body: { slips }, times: 9 });
    await open('/user/statement?open=slips');
    await press('button', 'Next page');
    await press('button', 'Next page');
    await see('No more entries');
    await press('button', 'Previous page');
    await until(() => all('navigation', 'Pages').at(-1)?.textContent === 'Page 1', 'the first page');
    expect(shownText()).not.toContain('No more entries');
  });
});

test('A-08 A-119 a full page has a next one, although an entry of it cannot be read', async () => {
  const slip = { createdAt: '2026-11-20T12:00:00+07:00', amount: 10, status: 'SUCCESS', note: null };
  const readable = { ...slip, link: null, reference: null };
  const slips = [{}, ...Array.from({ length: 9 }, () => readable)];
  control.fail('listSlips', { status: 200, body: { slips } });
  await open('/user/statement?open=slips');
  await until(() => all('row').length === 10, 'the nine readable entries and the head');
  expect((await find('button', 'Next page')).getAttribute('aria-disabled')).not.toBe('true');
});

describe('a list whose second page is loading', () => {
  test('A-08 shows the first one as busy until then', async () => {
    await open('/user/statement?open=slips');
    const rows = () => all('row').map(({ textContent }) => textContent);
    await until(() => rows().length > 10, 'the first page');
    const first = rows();
    const release = holdAnswer('listSlips');
    await press('button', 'Next page');
    await until(() => callsOf('listSlips').length === 2, 'the second page');
    await time.pass(1_000);
    expect(rows()).toEqual(first);
    expect(all('table')[0]?.getAttribute('aria-busy')).toBe('true');
    await release();
    await until(() => rows().join() !== first.join(), 'the second page');
    expect(all('table')[0]?.getAttribute('aria-busy')).not.toBe('true');
  });
});

describe('a list whose second page cannot be loaded', () => {
  const createdAt = '2026-11-20T12:00:00+07:00';
  const ten = <Row>(row: Row) => Array.from({ length: 10 }, () => row);
  const slip = { createdAt, amount: 10, status: 'SUCCESS', note: null, link: null, reference: null };

  test.each([
    ['listRefunds', '/user/profile?open=refund&step=refund', { refunds: ten({ refundAmount: 10, createdAt }) }],
    [
      'listInvites',
      '/user/profile?open=invite&step=bonus',
      { invites: ten({ from: { name: 'A' }, amount: 1, createdAt }) },
    ],
    ['listSlips', '/user/statement?open=slips', { slips: ten(slip) }],
  ] as const)('A-114 A-08 leads back to the first: %s', async (operation, sheet, body) => {
    control.fail(operation, { status: 200, body });
    control.fail(operation, { code: 'INTERNAL_SERVER_ERROR' });
    control.fail(operation, { status: 200, body });
    await open(sheet);
    await press('button', 'Next page');
    await see(/couldn't load/i);
    await press('button', 'Previous page');
    await see('Page 1');
    await until(() => all('row').length > 10, 'the first page');
    expect(shownText()).not.toMatch(/couldn't load/i);
  });
});

describe('the offer to write the name of the bank account in English', () => {
  test('A-50 that was dismissed does not come back on the next visit of home', async () => {
    await open('/user/home', { as: withThaiName, anew: true });
    await see('Your bank needs your account name in English');
    await press('button', 'Close');
    expect(shownText()).not.toContain('Your bank needs');
    await press('link', 'Profile');
    await goBack();
    await see('Latest transactions');
    expect(shownText()).not.toContain('Your bank needs');
  });

  test('A-121 that is dismissed passes the focus of its button on', async () => {
    await open('/user/home', { as: withThaiName, anew: true });
    await press('button', 'Close');
    expect(shownText()).not.toContain('Your bank needs');
    await until(() => document.activeElement !== document.body, 'the focus');
  });

  test.each([
    ['/user/home', 'Latest transactions'],
    ['/user/profile', 'Member ID'],
  ])('R-309 is not made to a member whose name is in English: %s', async (page, shown) => {
    await open(page, { as: '0834567890' });
    await see(shown);
    expect(shownText()).not.toContain('Your bank needs');
  });

  test('R-312 can be taken again after a refusal', async () => {
    await open('/user/profile?open=bank-name', { as: withThaiName });
    await fill('Account name in English', 'MALEE SRISUK');
    control.fail('updateBankAccountName', { code: 'INTERNAL_SERVER_ERROR' });
    await press('button', 'Save');
    await until(() => document.querySelector('[data-tone=danger]') !== null, 'the reason');
    await press('button', 'Save');
    await see('Account name saved');
    expect(
      all('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
  });
});
