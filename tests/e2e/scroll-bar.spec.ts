import { goWithin } from '../support/command.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';
import { browser } from '../../tools/browser.ts';

// Playwright hides the scroll bars of a desktop.
test.use({
  viewport: { width: 1280, height: 500 },
  launchOptions: { ...browser, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test(
  'B-05 behind a modal the page keeps its width where a scroll bar had its place',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    await expect(page.getByText('฿12,480.50')).toBeVisible();
    const widths = () => page.evaluate(() => [innerWidth, document.body.offsetWidth]);
    const [window, body] = await widths();
    expect(body).toBeLessThan(window ?? 0);
    for (const [modal, name] of [
      ['withdraw', 'Withdraw'],
      ['transfer', 'Transfer'],
    ] as const) {
      await goWithin(page, `/user/home?open=${modal}`);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      expect(await widths()).toEqual([window, body]);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await widths()).toEqual([window, body]);
  },
);
