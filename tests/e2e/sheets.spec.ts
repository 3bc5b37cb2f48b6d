import type { CDPSession, Page } from '@playwright/test';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Withdraw' });

/** Drags from the head of the sheet in steps. */
async function draw(page: Page, touch: CDPSession, distance: number, { lift = true } = {}) {
  const head = await sheet(page).getByRole('heading', { name: 'Withdraw' }).boundingBox();
  const x = (head?.x ?? 0) + 20;
  const y = (head?.y ?? 0) + 10;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + distance * part }] });
  }
  if (lift) await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('by finger', () => {
  test.use({ hasTouch: true });
  test('A-123 a sheet follows a finger and closes after a long drag', { tag: '@full' }, async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    const touch = await page.context().newCDPSession(page);
    await page.getByRole('link', { name: 'Withdraw' }).tap();
    await expect(sheet(page).getByRole('textbox')).toBeVisible();
    const place = async () => Math.round((await sheet(page).boundingBox())?.y ?? 0);
    const before = await place();
    await draw(page, touch, 60, { lift: false });
    await expect.poll(place).toBe(before + 60);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await expect.poll(place).toBe(before);
    await draw(page, touch, 200);
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${sandbox.url}/user/home`);
  });
});

test('A-123 from 640 px a sheet is a centred dialog', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  for (const [modal, width] of [
    ['withdraw', 480],
    ['slips', 720],
  ] as const) {
    await openSignedIn(page, sandbox, `/user/statement?open=${modal}`);
    // A placeholder is shown until the files are loaded.
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(width);
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.x).toBe((800 - width) / 2);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(900);
  }
});

test('A-123 an open chat leaves the page beside it uncovered', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 960, height: 700 });
  await openSignedIn(page, sandbox, '/user/contact?open=chat');
  const chat = await page.getByRole('dialog').boundingBox();
  const main = await page.getByRole('main').boundingBox();
  const menu = await page.getByRole('navigation', { name: 'Main menu' }).boundingBox();
  for (const part of [main, menu]) expect((part?.x ?? 0) + (part?.width ?? Infinity)).toBeLessThanOrEqual(chat?.x ?? 0);
});
