import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/**
 * Opens a page on a phone, with the agreement accepted. `stored` is put into localStorage before the first document only:
 * later the app may change it. Closing the page closes its context.
 */
export async function openPage(
  browser: Browser,
  stored: Readonly<Record<string, string>> = {},
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, timezoneId: 'Asia/Bangkok', ...options });
  await page.addInitScript(
    (items) => {
      if (sessionStorage.getItem('prepared') !== null) return;
      sessionStorage.setItem('prepared', 'yes');
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { 'remember-agreement': 'true', ...stored },
  );
  return page;
}
