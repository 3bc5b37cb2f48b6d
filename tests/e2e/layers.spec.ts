import type { Page } from '@playwright/test';
import { goWithin } from '../support/command.ts';
import { holdAnswer } from '../support/held-answer.ts';
import {
  alertLayer,
  detailsLayer,
  fillTransfer,
  layers,
  longMessage,
  openLayer,
  pickerLayer,
  questionLayer,
} from '../support/layers.ts';
import { alert, moneySheet } from '../support/money-sheet.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

/** Where `openLayer` came from. */
const before = /\/user\/profile$/;
/** A layer over a sheet and one over an open command run in the gate. */
const gate = ['the account picker', 'an alert'];
const entries = (page: Page) => page.evaluate(() => history.length);
const hasMark = (page: Page) => page.evaluate(() => JSON.stringify(history.state).includes('"layers"'));

for (const [name, kind] of Object.entries(layers)) {
  const tag = gate.includes(name) ? [] : '@full';
  test(
    `B-05 Back closes ${name} only, what was typed stays, and Back then leaves`,
    { tag },
    async ({ page, sandbox }) => {
      await openLayer(page, sandbox, kind);
      const address = page.url();
      await page.goBack();
      await expect(kind.layer(page)).toBeHidden();
      await expect(kind.below(page)).toBeVisible();
      expect(page.url()).toBe(address);
      await page.goBack();
      await expect(page).toHaveURL(before);
    },
  );

  test(`B-05 ${name} closed by Escape or its button leaves no step`, { tag: '@full' }, async ({ page, sandbox }) => {
    await openLayer(page, sandbox, kind);
    const count = await entries(page);
    await page.keyboard.press('Escape');
    await expect(kind.layer(page)).toBeHidden();
    await kind.open(page);
    await kind.layer(page).locator('header button').click();
    await expect(kind.layer(page)).toBeHidden();
    expect(await entries(page)).toBe(count);
    await page.goBack();
    await expect(page).toHaveURL(before);
  });
}

test('B-05 after a reload no layer is open, and Back leaves', { tag: '@full' }, async ({ page, sandbox }) => {
  await openLayer(page, sandbox, pickerLayer);
  expect(await hasMark(page)).toBe(true);
  await page.reload();
  await expect(moneySheet(page, 'Transfer').sheet).toBeVisible();
  await expect(pickerLayer.layer(page)).toBeHidden();
  await expect.poll(() => hasMark(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test('B-05 Forward does not open a layer again, and Back then leaves', async ({ page, sandbox }) => {
  await openLayer(page, sandbox, detailsLayer);
  await page.goBack();
  await expect(detailsLayer.layer(page)).toBeHidden();
  await page.evaluate(() => {
    history.forward();
    return new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  });
  await expect.poll(() => hasMark(page)).toBe(false);
  await expect(detailsLayer.layer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test('B-05 two quick taps open one layer with one step', { tag: '@full' }, async ({ page, sandbox }) => {
  const open = (on: Page) => detailsLayer.below(on).dblclick();
  await openLayer(page, sandbox, { ...detailsLayer, open });
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test('B-05 a link in a layer takes the place of its step', { tag: '@full' }, async ({ page, sandbox }) => {
  const failed = { statementType: 'deposit', status: 'FAILED', from: 'KBANK', to: 'WALLET', amount: 100 };
  const statements = [{ ...failed, createdAt: '2026-10-01T10:00:00+07:00' }];
  sandbox.control.fail('listStatements', { body: { total: 1, statements }, times: 20 });
  await openLayer(page, sandbox, detailsLayer);
  await detailsLayer.layer(page).getByRole('link', { name: 'Upload slip' }).click();
  await expect(page).toHaveURL(/\/user\/statement\?open=deposit&way=slip$/);
  await expect(detailsLayer.layer(page)).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/user\/statement$/);
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test('B-05 A-65 a confirmed question leaves no step', { tag: '@full' }, async ({ page, sandbox }) => {
  await openLayer(page, sandbox, questionLayer);
  await questionLayer.layer(page).locator('footer button').first().click();
  await expect(page.getByRole('dialog').getByText('Main wallet').first()).toBeVisible();
  await expect(questionLayer.layer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test('B-05 Back closes a layer over a layer, then the lower one', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home?open=transfer');
  await fillTransfer(page);
  sandbox.control.fail('transfer', { code: longMessage });
  const letGo = await holdAnswer(page, 'transfer');
  await alertLayer.open(page);
  await goWithin(page, detailsLayer.address);
  await detailsLayer.open(page);
  await letGo();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(alert(page)).toBeVisible();
  await page.goBack();
  await expect(alert(page)).toBeHidden();
  await expect(detailsLayer.layer(page)).toBeVisible();
  await page.goBack();
  await expect(detailsLayer.layer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/open=transfer$/);
});

test(
  'B-05 R-135 a session that ends while a layer is open leaves no step',
  { tag: '@full' },
  async ({ page, sandbox, context }) => {
    await page.goto('/howto');
    await openLayer(page, sandbox, pickerLayer);
    const other = await context.newPage();
    await other.goto('/howto');
    await other.evaluate(() => {
      localStorage.removeItem('token');
    });
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The profile leads to the login too.
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/howto$/);
  },
);
