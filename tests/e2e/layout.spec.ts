import type { Page } from '@playwright/test';
import { deposit } from '../../src/i18n/en/deposit.ts';
import { errors } from '../../src/i18n/en/errors.ts';
import { field, rows } from '../support/chat-test.ts';
import { goWithin } from '../support/command.ts';
import { edgesOf } from '../support/page-time.ts';
import { inSeries } from '../support/volume.ts';
import { expect, members, openSignedIn, test } from '../support/wallet-test.ts';

// Simulates a keyboard that covers the lower part of the page without resizing it.
const coverLowerPart = (page: Page, covered: number) =>
  page.evaluate((height) => {
    const { visualViewport } = window;
    if (!visualViewport) throw new Error('This browser has no visual viewport');
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - height });
    visualViewport.dispatchEvent(new Event('resize'));
  }, covered);

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  const visible = 340;

  for (const [open, label, submit] of [
    ['withdraw', 'Amount (baht)', 'button[type=submit]'],
    ['deposit&way=link', 'Gift link', 'button[type=submit]'],
    ['game&slot=PGSLOT', 'Amount (baht)', '[data-submit]'],
    ['bank-name', 'Account name in English', 'button[type=submit]'],
  ] as const) {
    test(
      `B-21 with a keyboard over 360×340, ?open=${open} keeps the field and its button visible, one above the other`,
      inSeries(open === 'withdraw'),
      async ({ page, sandbox }) => {
        const member = open === 'bank-name' ? members.bankNameThai : members.rich;
        await openSignedIn(page, sandbox, `/user/home?open=${open}`, member);
        const sheet = page.getByRole('dialog');
        const field = sheet.locator('input').and(sheet.getByLabel(label, { exact: true }));
        await field.click();
        await coverLowerPart(page, 640 - visible);
        await expect.poll(async () => (await edgesOf(sheet.locator(submit))).bottom).toBeLessThanOrEqual(visible);
        const { top, bottom } = await edgesOf(field);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual((await edgesOf(sheet.locator(submit))).top);
        await coverLowerPart(page, 0);
        await expect.poll(async () => (await edgesOf(sheet)).bottom).toBe(640);
      },
    );
  }

  test(
    'B-21 a toast of two lines does not cover the amount of a QR code',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      sandbox.control.reset({ scenario: 'maintenance' });
      await openSignedIn(page, sandbox, '/user/home?open=deposit&way=qr&bank=FP');
      const amount = page.getByLabel('Amount (baht)');
      await amount.fill('150');
      await amount.press('Enter');
      const toast = page.locator('[data-tone]');
      await expect(toast).toBeVisible();
      expect((await edgesOf(toast)).bottom).toBeLessThanOrEqual((await edgesOf(amount)).top);
      expect((await edgesOf(toast)).top).toBeGreaterThanOrEqual((await edgesOf(page.locator('dialog header'))).bottom);
    },
  );

  test('B-06 B-21 an open QR code is whole in the window, with all that can be done', async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home?open=deposit&way=qr&bank=WW');
    await page.getByLabel('Amount (baht)').fill('150');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    for (const name of [deposit.saveQr, deposit.transferred, deposit.cancelQr])
      await expect(sheet.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByText(deposit.onOnePhone)).toBeInViewport({ ratio: 1 });
    expect((await edgesOf(sheet.getByRole('button', { name: deposit.cancelQr }))).bottom).toBeLessThanOrEqual(
      (await edgesOf(sheet.getByRole('button', { name: deposit.transferred }))).top,
    );
  });

  test(
    'B-21 a toast covers neither the title nor the field of its sheet',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width: 360, height: visible });
      await openSignedIn(page, sandbox, '/user/home?open=deposit&way=link');
      const link = page.getByRole('dialog').getByRole('textbox', { name: 'Gift link' });
      await link.fill('https://example.com/gift');
      await link.press('Enter');
      await expect(page.locator('[data-tone]')).toBeVisible();
      await expect(link).toBeInViewport({ ratio: 1 });
      const toast = await edgesOf(page.locator('[data-tone]'));
      expect(toast.bottom).toBeLessThanOrEqual((await edgesOf(link)).top);
      expect(toast.top).toBeGreaterThanOrEqual((await edgesOf(page.locator('dialog header'))).bottom);
    },
  );

  test(
    'B-21 with a keyboard the field of the chat and its last message are above it',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      sandbox.control.fillConversation(members.rich, 30);
      await openSignedIn(page, sandbox, '/user/contact?open=chat');
      await expect(rows(page).last()).toBeInViewport();
      await coverLowerPart(page, 640 - visible);
      for (const part of [field(page), rows(page).last()])
        await expect.poll(async () => (await edgesOf(part)).bottom).toBeLessThan(visible);
      await expect(rows(page).last()).toBeInViewport();
    },
  );
});

test(
  'B-21 in a window of 480 px the main button of a sheet is visible at its bottom',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    await openSignedIn(page, sandbox, '/user/home');
    for (const path of [
      '/user/home?open=withdraw',
      '/user/home?open=transfer',
      '/user/home?open=invite&step=offer',
      '/user/home?open=game&slot=PGSLOT',
      '/user/bonus?open=bonus&code=DAILY20',
      '/user/profile?open=password',
      '/user/home?open=deposit&way=qr&bank=WW',
    ]) {
      await goWithin(page, path.replace(/\?.*/, ''));
      await expect(page.getByRole('dialog')).toBeHidden();
      await goWithin(page, path);
      await expect(page.locator('dialog [data-wide=primary]'), path).toBeInViewport({ ratio: 1 });
    }
    await page.getByLabel('Amount (baht)').fill('100');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: deposit.transferred })).toBeInViewport({ ratio: 1 });
  },
);

test('A-123 in low windows the sign-in button is above the menu, and a high page does not scroll', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, '/user/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  sandbox.control.fail('getWallet', { code: 'invalid-token' });
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(page.getByText(errors.EXPIRED_AUTH_TOKEN, { exact: true })).toBeVisible();
  for (const [width, height] of [
    [360, 640],
    [853, 533],
    [390, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await edgesOf(page.getByRole('button', { name: 'Log in' }))).bottom).toBeLessThanOrEqual(
      (await edgesOf(page.getByRole('navigation'))).top,
    );
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1000);
  // Also below the errors of both fields.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveCount(2);
  expect((await edgesOf(page.getByRole('button', { name: 'Log in' }))).bottom).toBeLessThanOrEqual(
    (await edgesOf(page.getByRole('navigation'))).top,
  );
});

test(
  'A-123 in low windows home shows half of the first game row; a sheet has label and value in one line',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    for (const [width, height] of [
      [853, 533],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openSignedIn(page, sandbox, '/user/home');
      const { top, bottom } = await edgesOf(page.getByRole('article').first());
      expect((top + bottom) / 2).toBeLessThanOrEqual((await edgesOf(page.getByRole('navigation'))).top);
    }
    await goWithin(page, '/user/home?open=withdraw');
    const fact = page.getByRole('dialog').locator('dl');
    expect((await edgesOf(fact.locator('dd').first())).top).toBeLessThan(
      (await edgesOf(fact.locator('dt').first())).bottom,
    );
  },
);

test(
  'A-123 a new statement entry does not move the rows on the screen',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSignedIn(page, sandbox, '/user/statement');
    const rows = page.getByRole('main').locator('ul[aria-busy] > li');
    const known = rows.filter({ hasText: (await rows.first().locator('time').textContent()) ?? '' }).first();
    const before = await edgesOf(known);
    sandbox.control.credit(members.rich, '5.00');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('+฿5.00')).toBeVisible();
    expect((await edgesOf(known)).top).toBeCloseTo(before.top, 0);
  },
);

test(
  'A-123 in a window of 400 px a focused link of either bar is visible',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await openSignedIn(page, sandbox, '/user/profile');
    await expect(page.getByText(members.rich).first()).toBeVisible();
    for (const distance of [60, 80, 100]) {
      for (const [bar, edge] of [
        [page.getByRole('navigation').getByRole('link').first(), 'bottom'],
        [page.getByRole('banner').getByRole('link'), 'top'],
      ] as const) {
        await page.evaluate(
          ([to, left]) => scrollTo(0, to === 'top' ? left : document.documentElement.scrollHeight - innerHeight - left),
          [edge, distance] as const,
        );
        await bar.focus();
        await expect(bar, `${edge} ${distance}`).toBeInViewport({ ratio: 0.95 });
      }
    }
  },
);
