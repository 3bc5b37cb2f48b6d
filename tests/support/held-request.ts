import type { Page, Request } from '@playwright/test';

/**
 * Holds the page's requests to these addresses, or some of them. The returned function releases them and stops holding.
 */
export async function holdRequests(
  page: Page,
  addresses: string | RegExp,
  isHeld: (request: Request) => boolean | undefined = () => true,
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(typeof addresses === 'string' ? `**${addresses}` : addresses, async (route) => {
    if (isHeld(route.request())) await released;
    await route.continue();
  });
  return release;
}
