import type { Page } from '@playwright/test';
import { texts } from '../support/texts.ts';
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

// `captions.test.ts` reads the captions of the other languages.
test.describe('in Thai', () => {
  test.use({ language: 'th' });
  test(
    'R-153 R-154 A-109 five videos, each with a player and captions, loaded when opened and stopped when closed',
    { tag: '@full' },
    async ({ page }) => {
      const t = await texts('th', 'howto');
      const requests = asked(page);
      await page.goto('/howto');
      const links = page.getByRole('link', { name: t('playVideo') });
      await expect(links).toHaveCount(videos.length);
      expect(requests).toEqual([]);
      for (const [index, video] of videos.entries()) {
        await links.nth(index).click();
        await expect(dialog(page)).toHaveAccessibleName(t(titles[index] ?? 'topicWallet'));
        const player = dialog(page).locator('video');
        await expect.poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
        await expect
          .poll(() => player.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0))
          .toBeGreaterThanOrEqual(4);
        expect(requests).toEqual(expect.arrayContaining([`/howto/th/${video}.webm`, `/howto/th/${video}.th.vtt`]));
        await player.evaluate((element: HTMLVideoElement) => Object.assign(window, { watched: element }));
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect.poll(() => page.evaluate('watched.paused')).toBe(true);
      }
    },
  );
});

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
