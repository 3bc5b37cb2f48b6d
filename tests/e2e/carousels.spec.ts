import type { Page } from '@playwright/test';
import { holdRequests } from '../support/held-request.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('R-196 R-198 R-200 three carousels by category, with active and inactive cards', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home');
  const slots = page.getByRole('region', { name: 'Slots' });
  await expect(slots.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Sports and casino' }).getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Lotto' }).getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('region', { name: /Slots|Sports|Lotto/ }).getByRole('heading', { level: 2 })).toHaveText([
    'Slots 4',
    'Sports and casino 3',
    'Lotto 2',
  ]);
  const active = card(page, 'Naga Slots');
  await expect(active).toContainText('฿2,480.50');
  await expect(active).toContainText('Naga Slots · 2,480.50');
  await expect(active).toContainText('View account');
  const pictures = active.locator('img');
  await expect(pictures).toHaveCount(2);
  for (const [index, file] of ['pgslot-background.svg', 'pgslot-logo.svg'].entries()) {
    await expect(pictures.nth(index)).toHaveAttribute('src', new RegExp(`${file}$`));
    await expect
      .poll(() => pictures.nth(index).evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
  // The multiplier applies only to the game's own balance.
  await expect(card(page, 'Sepak')).toContainText('฿1,500.00');
  await expect(card(page, 'Sepak')).toContainText('Sepak · 150.00');
  const inactive = card(page, 'Mekong');
  await expect(inactive).toContainText('Open account');
  await expect(inactive).not.toContainText(/\d\.\d\d|View account/);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test('R-197 three cards of 300 by 211 pixels are visible', { tag: '@full' }, async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    const slots = page.getByRole('region', { name: 'Slots' });
    await expect(slots.getByRole('article')).toHaveCount(4);
    const row = await slots.getByRole('list').boundingBox();
    const boxes = await Promise.all((await slots.getByRole('article').all()).map((each) => each.boundingBox()));
    for (const box of boxes) expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([300, 211]);
    const end = (row?.x ?? 0) + (row?.width ?? 0);
    const top = Math.min(...boxes.map((box) => box?.y ?? 0));
    expect(boxes.filter((box) => box?.y === top)).toHaveLength(3);
    expect(boxes.filter((box) => box && box.x + box.width > end)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  });
});

test('R-197 A-46 on a phone the cards keep their ratio, and only the row scrolls', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home');
  const cards = page.getByRole('region', { name: 'Slots' }).getByRole('article');
  await expect(cards).toHaveCount(4);
  const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
  expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(300 / 211, 1);
  expect(second?.x).toBeLessThan(390 - 24);
  await cards.nth(3).scrollIntoViewIfNeeded();
  expect((await cards.nth(3).boundingBox())?.x).toBeLessThan(390);
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, window.scrollX])).toEqual([390, 0]);
});

test('R-158 a skeleton in the shape of a card stands for the first balances', async ({ page, sandbox }) => {
  const release = await holdRequests(page, '/api/wallet/refresh/slot');
  await openSignedIn(page, sandbox, '/user/home');
  const shape = page.locator('main [data-shown] > span').last();
  await expect(shape).toBeVisible();
  const before = await shape.boundingBox();
  release();
  await expect(card(page, 'Naga Slots')).toBeVisible();
  await expect(shape).toHaveCount(0);
  const after = await card(page, 'Naga Slots').boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs((before?.[side] ?? 0) - (after?.[side] ?? 0)), side).toBeLessThan(2);
  }
});
