import type { Page } from '@playwright/test';
import { colourOfBars } from '../support/page-time.ts';
import { texts } from '../support/texts.ts';
import { expect, members, openSignedIn, signIn, test } from '../support/wallet-test.ts';

/** The text under a label. */
const fact = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd');

/** A member without a bank account. */
const noBank = '0845678901';

const languages = (page: Page) => page.getByRole('banner').getByRole('combobox');

test(
  'R-314 B-47 the page shows the member in each language, with the id at the end',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const { id } = sandbox.control.member(members.rich);
    await openSignedIn(page, sandbox, '/user/profile');
    await expect(page.getByText('Version 1.1.14')).toBeVisible();
    for (const language of ['en', 'th', 'la'] as const) {
      await languages(page).selectOption(language);
      const t = await texts(language, 'profile');
      await expect(page.getByRole('heading', { name: 'สมชาย ใจดี' })).toBeVisible();
      await expect(fact(page, t('memberId'))).toHaveText(id);
      await expect(page.locator('dl').first().locator('dd').last()).toHaveText(id);
      await expect(fact(page, t('username'))).toHaveText(members.rich);
      await expect(fact(page, t('registeredOn'))).toHaveText('14/03/2025 09:26:53');
      await expect(page.getByRole('textbox')).toHaveCount(0);
    }
  },
);

test(
  'R-315 R-316 R-453 the page shows the bank account in each language, or that there is none',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const { bank } = sandbox.control.member(members.rich);
    expect(bank).toEqual({ bankCode: 'KBANK', bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567890' });
    await openSignedIn(page, sandbox, '/user/profile');
    for (const language of ['en', 'th', 'la'] as const) {
      await languages(page).selectOption(language);
      const c = await texts(language, 'common');
      const t = await texts(language, 'profile');
      await expect(fact(page, t('accountName'))).toHaveText('SOMCHAI JAIDEE');
      await expect(fact(page, c('bank'))).toHaveText(language === 'en' ? 'Kasikornbank' : 'ธนาคารกสิกรไทย');
      await expect(fact(page, c('bank')).locator('[data-code=KBAN]')).toBeVisible();
      await expect(fact(page, c('accountNumber'))).toHaveText('123-456-7890');
    }
    await page.evaluate((token) => localStorage.setItem('token', token), sandbox.control.signIn(noBank));
    await page.reload();
    await expect(page.getByText(/^(ยังไม่มีบัญชีธนาคาร|ຍັງບໍ່ມີບັນຊີທະນາຄານ|No bank account yet)/)).toBeVisible();
  },
);

test('B-16 A-116 a chosen colour scheme applies at once and is kept', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSignedIn(page, sandbox, '/user/profile');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = 'rgb(11, 16, 32)';
  const light = 'rgb(244, 245, 250)';
  const colours = page.getByLabel('Appearance');
  await expect(colours).toHaveValue('device');
  expect(await ground()).toBe(dark);
  await colours.selectOption('light');
  await expect.poll(ground).toBe(light);
  expect(await colourOfBars(page)).toBe('#f4f5fa');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await ground()).toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await signIn(page);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(colours).toHaveValue('light');
  await colours.selectOption('device');
  await expect.poll(ground).toBe(dark);
  expect(await colourOfBars(page)).toBe('#0b1020');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});
