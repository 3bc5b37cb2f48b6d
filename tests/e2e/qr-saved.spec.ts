import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import { expect, members, openSignedIn, test } from '../support/wallet-test.ts';

test(
  'B-06 the saved picture of a code can be decoded, and the amount is copied without grouping',
  { tag: '@full' },
  async ({ page, context, sandbox }) => {
    sandbox.control.setDelays({ settleDelayMs: null });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openSignedIn(page, sandbox, '/user/home?open=deposit&way=qr&bank=WW');
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Amount (baht)').fill('1234.5');
    await sheet.locator('button[type=submit]').click();
    await sheet.getByRole('button', { name: 'Copy amount' }).click();
    await expect(page.getByText('Copied: 1234.50')).toBeVisible();
    const download = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Save QR image' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('qr-WW-1234.50.png');
    const png = readFileSync(await file.path()).toString('base64');
    const { width, dark } = await page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context2d = canvas.getContext('2d');
      context2d?.drawImage(image, 0, 0);
      const pixels = context2d?.getImageData(0, 0, image.width, image.height).data ?? [];
      let bits = '';
      for (let index = 0; index < pixels.length; index += 4) bits += (pixels[index] ?? 255) < 128 ? '1' : '0';
      return { width: image.width, dark: bits };
    }, png);
    const pixels = Uint8ClampedArray.from({ length: dark.length * 4 }, (_, index) =>
      index % 4 === 3 || dark[index >> 2] === '0' ? 255 : 0,
    );
    const [made] = sandbox.control.qrcodes(members.rich);
    expect(jsQR(pixels, width, dark.length / width)?.data).toContain(made?.qrcodeId);
  },
);
