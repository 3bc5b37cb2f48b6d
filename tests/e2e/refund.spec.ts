import type { Schemas } from '../../generated/operations.ts';
import type { Page } from '@playwright/test';
import { goWithin } from '../support/command.ts';
import { holdAnswer } from '../support/held-answer.ts';
import { drawnTwice, edgesOf } from '../support/page-time.ts';
import { button, rows, sheet } from '../support/rewards.ts';
import { expectSilence } from '../support/silence.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const offer = '/user/home?open=refund&step=offer';
const ask = '/user/home?open=refund&step=ask';
const check: Schemas['RefundCheck'] = {
  ...{ result: true, bonus: null, info: null },
  ...{ refundAmount: 84.25, refundSuccess: 5, refundFail: 2 },
};
const refund = { refundAmount: 1234.5, createdAt: '2026-11-19T06:00:00+07:00' };

test(
  'R-192 R-203 R-284 the refund tile opens its banners, and then the refund',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    await page.getByRole('main').getByRole('link', { name: 'Refund' }).click();
    await expect(sheet(page).getByRole('img', { name: 'Picture 1 of 2' })).toBeVisible();
    await expect(sheet(page).getByText(/10%/)).toBeVisible();
    await button(page, 'View my refund').click();
    await expect(button(page, 'Claim refund')).toBeEnabled();
    expect(callsOf(sandbox, 'listRefundBanners')).toHaveLength(1);
  },
);

test('R-278 R-279 R-280 the refund is received by one request, after a question, and told before the balance', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, offer);
  await expect(sheet(page)).toContainText('Refund amount฿84.25');
  await button(page, 'Claim refund').click();
  await expect(sheet(page)).toContainText('Claim your refund?84.25 bahtIf successful5%If unsuccessful2%Notice');
  await expect(sheet(page)).toContainText('ระบบจะหัก 2% ของยอดเงิน');
  await button(page, 'Cancel').click();
  await button(page, 'Claim refund').click();
  expect(callsOf(sandbox, 'receiveRefund')).toEqual([]);
  const letGo = await holdAnswer(page, 'getWallet');
  await button(page, 'Claim 84.25 baht').click();
  await expect(sheet(page).getByRole('group', { name: 'Refund received' })).toBeFocused();
  await expect(sheet(page)).toHaveText(/84\.25 bahtRefund receivedMain walletStatementClose$/);
  await letGo();
  await expect(sheet(page)).toContainText('Main wallet฿8,264.25');
  expect(callsOf(sandbox, 'receiveRefund').map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/refund/receive',
  ]);
  expect(callsOf(sandbox, 'addRefundToWallet')).toEqual([]);
  await openAgain(page, offer);
  await expect(sheet(page).getByText('No refund found')).toBeVisible();
  await expect(rows(page).first()).toContainText('฿84.25');
});

test('R-281 R-425 in a wide window the toast of a refusal stands below its sheet and covers nothing of it @full', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, sandbox, ask);
  sandbox.control.fail('receiveRefund', { code: 'REFUND_CONDITION' });
  await button(page, 'Claim 84.25 baht').click();
  const toast = page.locator('[data-tone=danger]');
  await expect(toast).toBeVisible();
  const [below, above] = [await edgesOf(toast), await edgesOf(sheet(page))];
  expect(below.top).toBeGreaterThanOrEqual(above.bottom);
  expect(below.bottom).toBeLessThanOrEqual(800);
});

test(
  'R-275 R-276 A-110 with an active bonus two lines say why no refund is possible',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, ask, members.bonusHeld);
    const lines = sheet(page)
      .locator('div', { has: page.getByText(/^You have an active bonus$/) })
      .last()
      .locator('p');
    await expect(lines).toHaveText(['You have an active bonus', 'You can claim a refund once your bonus has ended']);
    await expect(button(page, 'Claim refund')).toBeDisabled();
  },
);

test(
  'R-277 R-285 A-110 without a refund a message and the service’s info say so',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, ask, members.empty);
    await expect(sheet(page).getByText('No refund found')).toBeVisible();
    await expect(button(page, 'Claim refund')).toHaveCount(0);
    // Nor were there any before: one text.
    await expect(sheet(page).getByText('No refunds received yet')).toHaveCount(0);
    const info = '<b>Back</b> at 06:00\nsecond line';
    sandbox.control.fail('checkRefund', { body: { ...check, result: false, info } });
    await openAgain(page, offer);
    await expect(sheet(page).getByText('No refund found')).toBeVisible();
    await expect(sheet(page).getByText('<b>Back</b> at 06:00 second line')).toBeVisible();
    sandbox.control.fail('checkRefund', { body: { ...check, info } });
    await openAgain(page, offer);
    await expect(sheet(page).getByText('<b>Back</b> at 06:00 second line')).toBeVisible();
    await expect(button(page, 'Claim refund')).toBeEnabled();
  },
);

test('R-055 R-274 A-08 earlier refunds are listed in pages of ten', { tag: '@full' }, async ({ page, sandbox }) => {
  const full = { refunds: Array.from({ length: 10 }, () => refund) };
  sandbox.control.fail('listRefunds', { body: full });
  await openSignedIn(page, sandbox, offer);
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toHaveText('฿1,234.5019/11/2026 06:00:00');
  await expect(sheet(page).getByRole('columnheader')).toHaveText(['Refund amount', 'Date and time']);
  sandbox.control.fail('listRefunds', { body: { refunds: [] } });
  sandbox.control.fail('listRefunds', { body: full });
  await button(page, 'Next page').click();
  await expect(sheet(page).getByText('No more entries')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  expect(
    callsOf(sandbox, 'listRefunds')
      .map(({ body }) => body)
      .slice(0, 2),
  ).toEqual([
    { page: 1, limit: 10 },
    { page: 2, limit: 10 },
  ]);
});

test(
  'R-283 R-428 A-114 a failed load of the list is a line in its place that loads again',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.fail('listRefunds', { code: 'INTERNAL_SERVER_ERROR' });
    await openSignedIn(page, sandbox, offer);
    await expect(button(page, 'Claim refund')).toBeEnabled();
    await expect.poll(() => callsOf(sandbox, 'listRefunds').at(-1)?.status).toBe(500);
    await expectSilence(page);
    await button(page, "Couldn't load. Try again.").click();
    await expect(sheet(page).getByRole('heading', { name: 'Refund history' })).toBeVisible();
    await expect(button(page, "Couldn't load. Try again.")).toHaveCount(0);
  },
);

/** Closes the sheet and opens it again without a page load; the check is read again. */
async function openAgain(page: Page, address: string) {
  await goWithin(page, '/user/home');
  await expect(page.getByRole('dialog')).toBeHidden();
  const read = page.waitForResponse('**/api/refund/check');
  await goWithin(page, address);
  await (await read).finished();
  await drawnTwice(page);
}
