import type { Page } from '@playwright/test';

/** Holds the page's requests to these addresses. The returned function releases them and stops holding. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(typeof addresses === 'string' ? `**${addresses}` : addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
