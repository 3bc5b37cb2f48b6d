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
      `R-153 R-154 A-109 five videos in ${language}, each with a player and captions, loaded when opened and stopped when closed`,
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
          await player.evaluate((element: HTMLVideoElement) => Object.assign(window, { watched: element }));
          await page.keyboard.press('Escape');
          await expect(dialog(page)).toHaveCount(0);
          await expect.poll(() => page.evaluate('watched.paused')).toBe(true);
        }
      },
    );
  });
}

test(
  'A-109 A-124 MP4 only, as in Safari, plays; without any video the written steps are open',
  { tag: '@full' },
  async ({ page }) => {
    const requests = asked(page);
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = (type) => (type.includes('mp4') ? 'probably' : '');
    });
    await page.goto('/howto?open=video&topic=bonus');
    await expect.poll(() => requests).toContain('/howto/en/bonus.mp4');
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => '';
    });
    await page.goto('/howto');
    await expect(page.locator('details[open]')).toHaveCount(videos.length);
    await expect(page.getByRole('link', { name: 'Play video' })).toHaveCount(0);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('A-124 each page says in each language that it needs JavaScript', { tag: '@full' }, async ({ page }) => {
    for (const path of [...publicPages, ...memberPages]) {
      await page.goto(path);
      for (const language of ['th', 'lo', 'en']) {
        await expect(page.locator(`#needs-script p[lang=${language}]`)).toContainText('JavaScript');
        await expect(page.locator(`#needs-script p[lang=${language}]`)).toBeVisible();
      }
    }
  });
});
