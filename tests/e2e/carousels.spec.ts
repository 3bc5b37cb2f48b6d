import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('R-196 R-198 R-200 three carousels by category, with active and inactive cards', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home');
  await expect(page.getByRole('region', { name: /Slots|Sports|Lotto/ }).getByRole('heading', { level: 2 })).toHaveText([
    'Slots 4',
    'Sports and casino 3',
    'Lotto 2',
  ]);
  await expect(page.getByRole('region', { name: 'Slots' }).getByRole('article')).toHaveCount(4);
  const active = card(page, 'Naga Slots');
  await expect(active).toContainText('฿2,480.50');
  await expect(active).toContainText('Naga Slots · 2,480.50');
  await expect(active).toContainText('View account');
  const pictures = active.locator('img');
  await expect(pictures).toHaveCount(2);
  await expect
    .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.every((img) => img.naturalWidth > 0)))
    .toBe(true);
  // The multiplier applies only to the game's own balance.
  await expect(card(page, 'Sepak')).toContainText('฿1,500.00');
  await expect(card(page, 'Sepak')).toContainText('Sepak · 150.00');
  const inactive = card(page, 'Mekong');
  await expect(inactive).toContainText('Open account');
  await expect(inactive).not.toContainText(/\d\.\d\d|View account/);
});

test('R-197 A-46 three cards of 300 by 211 pixels; on a phone they keep their ratio, and only the row scrolls', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, sandbox, '/user/home');
  const cards = page.getByRole('region', { name: 'Slots' }).getByRole('article');
  await expect(cards).toHaveCount(4);
  const boxes = await Promise.all((await cards.all()).map((each) => each.boundingBox()));
  for (const box of boxes) expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([300, 211]);
  const top = Math.min(...boxes.map((box) => box?.y ?? 0));
  expect(boxes.filter((box) => box?.y === top)).toHaveLength(3);
  await page.setViewportSize({ width: 390, height: 844 });
  const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
  expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(300 / 211, 1);
  expect(second?.x).toBeLessThan(390 - 24);
  await cards.nth(3).scrollIntoViewIfNeeded();
  expect((await cards.nth(3).boundingBox())?.x).toBeLessThan(390);
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, window.scrollX])).toEqual([390, 0]);
});
