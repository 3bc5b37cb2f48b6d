import { z } from 'zod';
import { expect, test } from '../support/wallet-test.ts';

const manifest = z.object({
  name: z.literal('Naga Wallet'),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
});

test('B-11 the browser accepts manifest and icons', { tag: '@full' }, async ({ page, context }) => {
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
    expect((await page.request.get(src)).headers()['content-type']).toContain(type);
    const measured = await page.evaluate(async (address) => {
      const image = Object.assign(new Image(), { src: address });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(measured).toBe(sizes);
  }
});
