import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { goWithin } from '../support/command.ts';
import { expectSilence } from '../support/silence.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

const rewards = [
  ['R-272', 'invite', 'Invite friends', 'See my invite bonus', 'Receive bonus', 'listInviteBanners'],
  ['R-284', 'refund', 'Refund', 'See my refund', 'Receive refund', 'listRefundBanners'],
] as const;

const sheet = (page: Page) => page.getByRole('dialog');
const pictures = (page: Page) => sheet(page).locator('img');
/** The visible banner: the others are inert. */
const inView = (page: Page) => sheet(page).locator('figure:not([inert])');
const lies = async (locator: Locator) => ((await locator.boundingBox()) ?? { x: NaN }).x;

for (const [requirement, name, title, onward, receive, id] of rewards) {
  test(`${requirement} R-192 R-204 the ${name} tile opens its banners (A-44); another tap opens the plain modal`, async ({
    page,
    sandbox,
  }) => {
    await openSignedIn(page, sandbox, '/user/home');
    await page.getByRole('main').getByRole('link', { name: title }).click();
    const carousel = sheet(page).getByRole('region', { name: title });
    await expect(carousel.getByRole('img', { name: 'Picture 1 of 2' })).toBeVisible();
    await expect(pictures(page)).toHaveCount(2);
    for (const [index, picture] of (await pictures(page).all()).entries()) {
      await expect(picture).toHaveAttribute('src', new RegExp(`${name}-${index + 1}.svg$`));
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(carousel.getByText(/50 บาท|10%/)).toBeVisible();
    await expect(sheet(page).getByRole('button', { name: receive })).toBeHidden();
    await sheet(page).getByRole('button', { name: onward }).click();
    await expect(pictures(page)).toHaveCount(0);
    await expect(sheet(page).getByRole('button', { name: receive })).toBeEnabled();
    expect(callsOf(sandbox, id)).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/home$/);
    await expect(sheet(page)).toBeHidden();
  });

  test(`R-203 A-114 the ${name} modal opens without banners when there are none or they cannot be loaded`, async ({
    page,
    sandbox,
  }) => {
    sandbox.control.fail(id, { code: 'INTERNAL_SERVER_ERROR' });
    await openSignedIn(page, sandbox, `/user/home?open=${name}`);
    await expect(sheet(page).getByRole('button', { name: receive })).toBeEnabled();
    await expectSilence(page);
    sandbox.control.fail(id, { body: { banners: [] } });
    await goWithin(page, '/user/home');
    await expect(sheet(page)).toBeHidden();
    await goWithin(page, `/user/home?open=${name}`);
    await expect.poll(() => callsOf(sandbox, id).map(({ status }) => status)).toEqual([500, 200]);
    await expect(sheet(page).getByRole('button', { name: receive })).toBeEnabled();
    await expect(pictures(page)).toHaveCount(0);
    // The modal must not wait for slow banners.
    sandbox.control.fail(id, { connection: 'never', times: 50 });
    await page.reload();
    await sheet(page).getByRole('button', { name: onward }).click();
    await expect(sheet(page).getByRole('button', { name: receive })).toBeEnabled();
    sandbox.control.clearFaults();
  });
}

const open = (page: Page, sandbox: Sandbox) => openSignedIn(page, sandbox, '/user/home?open=invite');

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test(
    'R-272 buttons change the banner; only the visible banner can have the focus',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      const shown = [1, 2, 3].map((n) => ({
        image: '/media/banners/invite-1.svg',
        html: `<p>Banner ${n} <a href="https://example.com/${n}">read ${n}</a></p>`,
      }));
      sandbox.control.fail('listInviteBanners', { body: { banners: shown } });
      await page.clock.install();
      await open(page, sandbox);
      const next = sheet(page).getByRole('button', { name: 'Next picture' });
      const previous = sheet(page).getByRole('button', { name: 'Previous picture' });
      await expect(inView(page)).toContainText('Banner 1');
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await next.click();
      await expect(inView(page)).toContainText('Banner 2');
      await expect(sheet(page).getByRole('status').filter({ hasText: 'Picture 2 of 3' })).toBeVisible();
      const canFocus = await sheet(page)
        .locator('figure a')
        .evaluateAll((links: HTMLElement[]) =>
          links.map((link) => {
            link.focus();
            return link === document.activeElement;
          }),
        );
      expect(canFocus).toEqual([false, true, false]);
      await next.focus();
      await page.keyboard.press('Enter');
      await expect(inView(page)).toContainText('Banner 3');
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(next).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(inView(page)).toContainText('Banner 3');
      await previous.focus();
      await page.keyboard.press(' ');
      await expect(inView(page)).toContainText('Banner 2');
      // Banners do not change by themselves.
      await page.clock.runFor(30_000);
      await expect(inView(page)).toContainText('Banner 2');
    },
  );

  test('R-272 a swipe changes the banner and opens no link in it', { tag: '@full' }, async ({ page, sandbox }) => {
    await open(page, sandbox);
    const first = inView(page);
    // `hover` waits until the sheet has stopped moving.
    await first.hover();
    const box = await first.boundingBox();
    if (!box) throw new Error('no banner');
    await page.mouse.move(box.x + box.width - 40, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + 64, { steps: 8 });
    await page.mouse.up();
    await expect(inView(page).getByRole('img').first()).toHaveAccessibleName('Picture 2 of 2');
    await expect.poll(() => lies(sheet(page).locator('figure').nth(1))).toBeCloseTo(box.x, 0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('banners change without moving', { tag: '@full' }, async ({ page, sandbox }) => {
    await open(page, sandbox);
    const second = sheet(page).locator('figure').nth(1);
    const start = await lies(sheet(page).locator('figure').first());
    await sheet(page).getByRole('button', { name: 'Next picture' }).click();
    await expect(inView(page).getByRole('img').first()).toHaveAccessibleName('Picture 2 of 2');
    expect(await lies(second)).toBeCloseTo(start, 0);
  });
});

test('R-204 banners are stacked when the carousel cannot be loaded', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.route('**/assets/BannerSlides-*.js', (route) => route.abort());
  await open(page, sandbox);
  await expect(sheet(page).getByRole('img')).toHaveCount(2);
  await sheet(page).getByRole('button', { name: 'See my invite bonus' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Receive bonus' })).toBeEnabled();
});
