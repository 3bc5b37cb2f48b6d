import { z } from 'zod';
import { expect, test } from '../support/wallet-test.ts';

const manifest = z.object({
  name: z.literal('Naga Wallet'),
  short_name: z.string().max(12).min(1),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  background_color: z.string().regex(/^#[0-9a-f]{6}$/i),
  theme_color: z.string().regex(/^#[0-9a-f]{6}$/i),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
});

test('B-11 the browser accepts manifest, icons and theme colours', { tag: '@full' }, async ({ page, context }) => {
  await page.goto('/login');
  const cdp = await context.newCDPSession(page);
  const { errors, data } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // A private window cannot install apps.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { icons } = manifest.parse(JSON.parse(data ?? ''));
  const shapes = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(shapes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src, sizes, type } of icons) {
    const measured = await page.evaluate(async (address) => {
      const answer = await fetch(address);
      const image = new Image();
      image.src = address;
      await image.decode();
      return { type: answer.headers.get('content-type'), width: image.naturalWidth, height: image.naturalHeight };
    }, src);
    expect(measured.type).toContain(type);
    if (sizes !== 'any') expect(`${measured.width}x${measured.height}`).toBe(sizes);
    expect(measured.width).toBe(measured.height);
  }
  const themes = page.locator('head meta[name=theme-color]');
  await expect(themes).toHaveCount(2);
  for (const [scheme, colour] of [
    ['dark', '#0B1020'],
    ['light', '#F4F5FA'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const current = await themes.evaluateAll((all) =>
      all
        .filter((each) => matchMedia(each.getAttribute('media') ?? '').matches)
        .map((each) => each.getAttribute('content')),
    );
    expect(current).toEqual([colour]);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe(scheme === 'dark' ? 'rgb(11, 16, 32)' : 'rgb(244, 245, 250)');
  }
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    const href = await page.locator(`head link[rel=${rel}]`).getAttribute('href');
    expect((await page.request.get(href ?? '')).status(), rel).toBe(200);
  }
});
