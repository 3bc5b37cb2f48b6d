import type { CDPSession, Page } from '@playwright/test';

/** A line of 400 kbit/s with 400 ms latency and an empty browser cache. */
export async function slowLine(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const bytesPerSecond = 400_000 / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  return cdp;
}
