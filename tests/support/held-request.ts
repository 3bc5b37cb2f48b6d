import type { Page } from '@playwright/test';

/** Holds the page's requests to a path. The returned function releases them and stops holding. */
export async function holdRequests(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
