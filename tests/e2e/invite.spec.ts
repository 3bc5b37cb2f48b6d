import type { Page } from '@playwright/test';
import { goWithin } from '../support/command.ts';
import { button, rows, sheet } from '../support/rewards.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

const modal = '/user/home?open=invite';
const offer = `${modal}&step=offer`;
/** Opens the sheet again within the app, which reads the list again. */
async function openAgain(page: Page) {
  await goWithin(page, '/user/home');
  await expect(sheet(page)).toBeHidden();
  await goWithin(page, offer);
}
const invite = { from: { name: 'วิภา ทองดี' }, amount: 1234.5, createdAt: '2026-11-18T14:20:00+07:00' };

test('R-267 R-268 R-269 the invite bonus is received by one request, after a question', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home');
  const card = page.getByRole('region', { name: 'Total balance' });
  await expect(card).toContainText('Invite bonus ฿150.00');
  await card.getByRole('link', { name: 'Claim bonus' }).click();
  await expect(sheet(page)).toContainText('Claim your invite bonus?150.00 bahtIf successful5%If unsuccessful2%Notice');
  await expect(sheet(page)).toContainText('ระบบจะหัก 2% ของยอดเงิน');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Claim bonus')).toBeVisible();
  expect(callsOf(sandbox, 'receiveInviteBonus')).toEqual([]);
  await button(page, 'Claim bonus').click();
  await button(page, 'Claim 150.00 baht').click();
  await expect(sheet(page).getByRole('group', { name: 'Invite bonus received' })).toBeFocused();
  await expect(sheet(page)).toContainText('150.00 bahtInvite bonus receivedMain wallet฿8,330.00');
  expect(callsOf(sandbox, 'receiveInviteBonus').map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/invite/bonus',
  ]);
  await button(page, 'Close').last().click();
  await expect(page).toHaveURL(/\/user\/home$/);
  await expect(card).toContainText('Invite bonus ฿0.00');
  await expect(card).toContainText('Main wallet ฿8,330.00');
  await expect(card.getByRole('button', { name: 'Claim bonus' })).toBeDisabled();
  await page.getByRole('main').getByRole('link', { name: 'Invite friends' }).click();
  await button(page, 'View my invite bonus').click();
  await expect(sheet(page)).toContainText('There is no bonus to claim yet');
  await expect(button(page, 'Claim bonus')).toHaveCount(0);
});

test(
  'B-42 the own link is shared, and copied where the browser does not allow to share it',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      const problems = ['AbortError', 'NotAllowedError'];
      navigator.share = () => Promise.reject(new DOMException('', problems.shift()));
      navigator.clipboard.writeText = () => Promise.resolve();
    });
    await openSignedIn(page, sandbox, offer);
    const link = `${sandbox.url}/register?code=NAGA88`;
    await expect(sheet(page)).toContainText(link);
    // Closed by the member, then not allowed by the browser.
    await button(page, 'Share link').click();
    await expect(page.getByText(`Copied: ${link}`)).toHaveCount(0);
    await button(page, 'Share link').click();
    await expect(page.getByText(`Copied: ${link}`)).toHaveCount(1);
  },
);

test(
  'R-265 R-266 R-273 invited friends are listed in pages of ten, and an empty list says so',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, offer);
    await expect(rows(page)).toHaveCount(10);
    await expect(sheet(page).getByRole('columnheader')).toHaveText(['Friend', 'Amount', 'Date and time']);
    expect(callsOf(sandbox, 'listInvites').map(({ body }) => body)).toEqual([{ page: 1, limit: 10 }]);
    await button(page, 'Next page').click();
    await expect(rows(page)).toHaveCount(3);
    await expect(button(page, 'Next page')).toHaveAttribute('aria-disabled', 'true');
    expect(callsOf(sandbox, 'listInvites').map(({ body }) => body)).toEqual([
      { page: 1, limit: 10 },
      { page: 2, limit: 10 },
    ]);
    sandbox.control.fail('listInvites', { body: { invites: [invite, { ...invite, amount: null }] } });
    await openAgain(page);
    await expect(rows(page)).toHaveText(['วิภา ทองดี฿1,234.5018/11/2026 14:20:00', 'วิภา ทองดี-18/11/2026 14:20:00']);
    sandbox.control.fail('listInvites', { body: { invites: [] } });
    await openAgain(page);
    await expect(sheet(page).getByText('No invited friends yet')).toBeVisible();
  },
);
