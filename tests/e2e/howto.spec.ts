import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { memberPages, publicPages } from '../support/screens.ts';
import { texts } from '../support/texts.ts';
import { inSeries } from '../support/volume.ts';
import { expect, test } from '../support/wallet-test.ts';

const videos = ['wallet', 'playing', 'balance', 'bonus', 'ending-bonus'];
const titles = ['topicWallet', 'topicPlaying', 'topicBalance', 'topicBonus', 'topicEndingBonus'] as const;
const dialog = (page: Page) => page.getByRole('dialog');
const asked = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/howto/')) paths.push(pathname);
  });
  return paths;
};

for (const language of ['th', 'la', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    test(
      `R-153 R-154 A-109 five videos in ${language}, each with a player and captions, loaded when opened`,
      inSeries(language === 'th'),
      async ({ page }) => {
        const t = await texts(language, 'howto');
        const requests = asked(page);
        await page.goto('/howto');
        const links = page.getByRole('link', { name: t('playVideo') });
        await expect(links).toHaveCount(videos.length);
        expect(requests).toEqual([]);
        for (const [index, video] of videos.entries()) {
          const title = t(titles[index] ?? 'topicWallet');
          await links.nth(index).click();
          await expect(dialog(page)).toHaveAccessibleName(title);
          const player = dialog(page).locator('video');
          await expect
            .poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime))
            .toBeGreaterThan(0);
          await expect
            .poll(() => player.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0))
            .toBeGreaterThanOrEqual(4);
          expect(requests).toContain(`/howto/${language}/${video}.webm`);
          expect(requests).toContain(`/howto/${language}/${video}.vtt`);
          await page.keyboard.press('Escape');
          await expect(dialog(page)).toHaveCount(0);
        }
      },
    );
  });
}

test('R-154 closing stops playback: by the button, by Escape, by Back', { tag: '@full' }, async ({ page }) => {
  await page.goto('/howto');
  for (const close of [
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    await page.getByRole('link', { name: 'Play video: Using the wallet' }).click();
    const player = dialog(page).locator('video');
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
    await player.evaluate((video: HTMLVideoElement) => Object.assign(window, { watched: video }));
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate('watched.paused')).toBe(true);
  }
});

test('R-154 B-05 a failed video of a deep link can be tried again', { tag: '@full' }, async ({ page, context }) => {
  await context.route('**/howto/en/bonus.webm', (route) => route.fulfill({ status: 404 }));
  await page.goto('/howto?open=video&topic=bonus');
  const line = dialog(page).getByRole('button', { name: "Couldn't load. Try again." });
  await expect(line).toBeVisible();
  await context.unrouteAll();
  await line.click();
  await expect
    .poll(() =>
      dialog(page)
        .locator('video')
        .evaluate((element: HTMLVideoElement) => element.currentTime),
    )
    .toBeGreaterThan(0);
  await page.goto('/howto?open=video&topic=constructor');
  await expect(page.getByRole('link', { name: 'Play video: Receiving a bonus' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('R-153 all videos of a language are under 4 MB together, in each format', () => {
  for (const language of ['th', 'la', 'en']) {
    for (const format of ['webm', 'mp4']) {
      const sizes = videos.map(
        (video) => statSync(join(import.meta.dirname, '../../public/howto', language, `${video}.${format}`)).size,
      );
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000);
    }
  }
});

test('A-109 a browser that plays MP4 only, such as Safari, gets it', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = (type) => (type.includes('mp4') ? 'probably' : '');
  });
  const requests = asked(page);
  await page.goto('/howto?open=video&topic=bonus');
  await expect.poll(() => requests).toContain('/howto/en/bonus.mp4');
  expect(requests).not.toContain('/howto/en/bonus.webm');
});

test('A-124 R-153 if no video can be played, the written steps are open', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await page.goto('/howto');
  await expect(page.locator('details[open]')).toHaveCount(videos.length);
  await expect(page.getByRole('link', { name: 'Play video' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('A-124 each page says in each language that it needs JavaScript', async ({ page }) => {
    for (const path of [...publicPages, ...memberPages]) {
      await page.goto(path);
      for (const language of ['th', 'lo', 'en']) {
        await expect(page.locator(`#needs-script p[lang=${language}]`)).toContainText('JavaScript');
        await expect(page.locator(`#needs-script p[lang=${language}]`)).toBeVisible();
      }
    }
  });
});
