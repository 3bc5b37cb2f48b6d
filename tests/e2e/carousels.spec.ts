import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { changedWallet } from '../support/changed-wallet.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test(
  'R-196 R-198 R-200 three carousels by category, with active and inactive cards',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    await expect(
      page.getByRole('region', { name: /Slots|Sports|Lotto/ }).getByRole('heading', { level: 2 }),
    ).toHaveText(['Slots 4', 'Sports and casino 3', 'Lotto 2']);
    await expect(page.getByRole('region', { name: 'Slots' }).getByRole('article')).toHaveCount(4);
    const active = card(page, 'Naga Slots');
    await expect(active).toContainText('฿2,480.50');
    await expect(active).toContainText('Naga Slots 2,480.50 credits');
    await expect(active).toContainText('View account');
    const pictures = active.locator('img');
    await expect(pictures).toHaveCount(2);
    await expect
      .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.every((img) => img.naturalWidth > 0)))
      .toBe(true);
    // The multiplier applies only to the game's own balance.
    await expect(card(page, 'Sepak')).toContainText('฿1,500.00');
    await expect(card(page, 'Sepak')).toContainText('Sepak 150.00');
    const inactive = card(page, 'Mekong');
    await expect(inactive).toContainText('Open account');
    await expect(inactive).not.toContainText(/\d\.\d\d|View account/);
  },
);

/** The home of a member with this number of slots. */
async function openWithSlots(page: Page, sandbox: Sandbox, count: number) {
  const body = await changedWallet(sandbox, (wallet) => {
    const [first] = wallet.slots;
    if (first)
      wallet.slots = Array.from({ length: count }, (_, n) => ({ ...first, code: `GAME${n}`, name: `Game ${n}` }));
  });
  sandbox.control.fail('getWallet', { body });
  await openSignedIn(page, sandbox, '/user/home');
  const slots = page.getByRole('region', { name: 'Slots' });
  const cards = slots.getByRole('article');
  await expect(cards).toHaveCount(count);
  /** The numbers of the cards that the row shows whole. */
  const visible = () =>
    slots.getByRole('list').evaluate((row) => {
      const { left, right } = row.getBoundingClientRect();
      const boxes = [...row.children].map((card) => card.getBoundingClientRect());
      return boxes.flatMap((box, n) => (box.left >= left - 1 && box.right <= right + 1 ? n : []));
    });
  const boxes = async () => Promise.all((await cards.all()).map((each) => each.boundingBox()));
  const turn = (way: string) => slots.getByRole('button', { name: `${way} page, Slots` });
  return { slots, cards, boxes, visible, previous: turn('Previous'), next: turn('Next') };
}

test('R-197 A-46 one row shows three cards of 300 by 211 pixels; buttons and arrow keys move it, up to its ends', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { slots, boxes, visible, previous, next } = await openWithSlots(page, sandbox, 7);
  const shown = await boxes();
  for (const [n, box] of shown.entries()) {
    expect(box).toMatchObject({ width: 300, y: shown[0]?.y });
    expect(box?.height).toBeCloseTo(211, 0);
    expect(box?.x).toBe((shown[0]?.x ?? 0) + n * 316);
  }
  expect(await visible()).toEqual([0, 1, 2]);
  const lastTile = await page.getByRole('link', { name: 'Wheel' }).boundingBox();
  expect((shown[2]?.x ?? 0) + 300).toBeCloseTo((lastTile?.x ?? 0) + (lastTile?.width ?? 0), 0);
  // All other games are in the first category, so the two of this one fit.
  await expect(page.getByRole('button', { name: /page, Lotto$/ })).toHaveCount(0);
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect.poll(visible).toEqual([3, 4, 5]);
  await next.click();
  await expect.poll(visible).toEqual([4, 5, 6]);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await previous.click();
  await expect.poll(visible).toEqual([1, 2, 3]);
  await slots.getByRole('list').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(visible).toEqual([2, 3, 4]);
});

test(
  'R-197 A-46 a narrower row shows two cards and an edge; on a phone only the row scrolls',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 680, height: 800 });
    const { boxes, visible, cards, next } = await openWithSlots(page, sandbox, 4);
    expect(await visible()).toEqual([0, 1]);
    expect((await boxes())[2]?.x).toBeLessThan(680 - 16);
    await next.click();
    await expect.poll(visible).toEqual([2, 3]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(next).toBeHidden();
    await cards.nth(0).scrollIntoViewIfNeeded();
    const [first, second] = await boxes();
    expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(300 / 211, 1);
    expect(second?.x).toBeLessThan(390 - 24);
    await cards.nth(3).scrollIntoViewIfNeeded();
    expect((await cards.nth(3).boundingBox())?.x).toBeLessThan(390);
    expect(await page.evaluate(() => [document.documentElement.scrollWidth, window.scrollX])).toEqual([390, 0]);
  },
);
