import type { Page } from '@playwright/test';
import type { OperationId } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { goWithin } from '../support/command.ts';
import { holdAnswer } from '../support/held-answer.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const address = '/user/bonus';
const field = (page: Page) => page.getByRole('textbox', { name: 'Promotion code' });
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Promotion', exact: true });
const pathsOf = (sandbox: Sandbox, id: OperationId) =>
  callsOf(sandbox, id).map(({ method, path }) => `${method} ${path}`);

test('R-340 R-341 R-342 a code is searched and received once, percent-encoded', async ({ page, sandbox }) => {
  const letGo = await holdAnswer(page, 'findPromotion');
  await openSignedIn(page, sandbox, address);
  await field(page).pressSequentially(' naga 50%/50 ');
  await expect(field(page)).toHaveValue(' NAGA 50%/50 ');
  await field(page).press('Enter');
  await expect(sheet(page)).toContainText('Looking for the promotion');
  await expect(sheet(page).getByRole('button', { name: 'Claim promotion' })).toBeDisabled();
  await letGo();
  await expect(sheet(page)).toContainText('โปรโมชันรับเพิ่ม 50% สูงสุด 50 บาท');
  await expect(sheet(page)).toContainText('If unsuccessful10%');
  await expect(sheet(page)).toContainText('ระบบจะหัก 10% ของยอดเงิน');
  await expect(sheet(page)).not.toContainText('Searching');
  expect(pathsOf(sandbox, 'findPromotion')).toEqual(['GET /api/promotion/find/NAGA%2050%25%2F50']);
  await sheet(page).getByRole('button', { name: 'Claim promotion' }).click();
  await expect(sheet(page)).toContainText(/Promotion received.+Main wallet฿8,230\.00/);
  expect(pathsOf(sandbox, 'activatePromotion')).toEqual(['GET /api/promotion/activate/NAGA%2050%25%2F50']);
  await sheet(page).getByRole('button', { name: 'Close' }).last().click();
  // It is held like a bonus: the code box is replaced.
  await expect(page.getByText('You have an active bonus')).toBeVisible();
  await expect(page.getByText('You have an active bonus').locator('..')).toContainText('Limited uses');
  await expect(field(page)).toHaveCount(0);
  expect(pathsOf(sandbox, 'activatePromotion')).toHaveLength(1);
  expect(sandbox.control.ledger(members.rich).accounts['WALLET']).toBe('8230.00');
  await page.getByRole('link', { name: 'Statement' }).click();
  const entry = page.getByRole('main').getByRole('listitem').first();
  await expect(entry).toContainText('โปรโมชันรับเพิ่ม 50% สูงสุด 50 บาท');
  await expect(entry).toContainText('+฿50.00');
});

test(
  'R-345 R-325 an empty code is not sent, and one in lower case is converted',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    for (const typed of ['', '   ']) {
      await field(page).fill(typed);
      await search(page).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Enter a promotion code');
      await expect(field(page)).toBeFocused();
    }
    await field(page).fill('x');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await goWithin(page, `${address}?open=promotion&code=`);
    await expect(sheet(page)).toContainText('Promotion not found');
    expect(pathsOf(sandbox, 'findPromotion')).toEqual([]);
    await page.goto(`${address}?open=promotion&code=naga2026`);
    await expect(sheet(page)).toContainText('โปรโมชันปีใหม่');
    expect(pathsOf(sandbox, 'findPromotion')).toEqual(['GET /api/promotion/find/NAGA2026']);
  },
);

test(
  'R-341 A-107 R-447 an unknown or expired code shows a message in place',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    const look = async (code: string) => {
      await field(page).fill(code);
      await search(page).click();
    };
    await look('nope');
    const inSheet = sheet(page).getByRole('textbox', { name: 'Promotion code' });
    await expect(inSheet).toHaveValue('NOPE');
    await expect(inSheet).toHaveAccessibleDescription('Promotion not found');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await inSheet.fill('naga2026');
    await expect(sheet(page)).not.toContainText('Promotion not found');
    await inSheet.press('Enter');
    await expect(sheet(page)).toContainText('โปรโมชันปีใหม่');
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    // Codes that would change the path are not sent.
    sandbox.control.clearRequests();
    await look('..');
    await expect(sheet(page)).toContainText('Promotion not found');
    expect(sandbox.requests.filter(({ path }) => path.startsWith('/api/promotion'))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    for (const [fault, said] of [
      [{ code: 'PROMOTION_RECEIVED' }, "You've already received this promotion"],
      [{ status: 400, body: { message: 'Opens on Monday' } }, 'Opens on Monday'],
      [{ status: 404, body: '<h1>Not Found</h1>', contentType: 'text/html' }, 'Promotion not found'],
    ] as const) {
      sandbox.control.fail('findPromotion', fault);
      await look('NAGA2026');
      await expect(sheet(page)).toContainText(said);
      await expect(sheet(page).getByRole('button', { name: 'Claim promotion' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toHaveCount(0);
    }
    // An unreadable answer is not a result: the code can be searched again, and each search sends a request.
    for (const fault of [
      { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' },
      { status: 400, body: {} },
    ]) {
      sandbox.control.fail('findPromotion', fault);
      await look('NAGA2026');
      await sheet(page).getByRole('button', { name: 'Try again' }).click();
      await expect(sheet(page)).toContainText('โปรโมชันปีใหม่');
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toHaveCount(0);
    }
  },
);
