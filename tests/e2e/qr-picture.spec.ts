import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import { create, sheet, view } from '../support/qr-sheet.ts';
import { expect, members, openSignedIn, test } from '../support/wallet-test.ts';

/** Adds the texts that the page draws on a canvas to `texts`. */
async function recordDrawnTexts(page: Page, texts: string[]): Promise<void> {
  await page.addInitScript(() => {
    const canvas: { fillText: CallableFunction } = CanvasRenderingContext2D.prototype;
    canvas.fillText = new Proxy(canvas.fillText, {
      apply(draw, context, [text, ...place]: Parameters<CanvasText['fillText']>) {
        console.log(`drawn: ${text}`);
        Reflect.apply(draw, context, [text, ...place]);
      },
    });
  });
  page.on('console', (message) => {
    const [, text] = /^drawn: (.*)$/.exec(message.text()) ?? [];
    if (text !== undefined) texts.push(text);
  });
}

test('B-06 the saved picture can be decoded and shows amount and expiry', async ({ page, context, sandbox }) => {
  sandbox.control.setDelays({ settleDelayMs: null });
  const drawnTexts: string[] = [];
  await recordDrawnTexts(page, drawnTexts);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, sandbox, view('WW'));
  await create(page, '1234.5');
  await sheet(page).getByRole('button', { name: 'Copy amount' }).click();
  await expect(page.getByText('Copied: 1234.50')).toBeVisible();
  const download = page.waitForEvent('download');
  await sheet(page).getByRole('button', { name: 'Save QR image' }).click();
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
  expect(drawnTexts).toEqual([
    '1,234.50 baht',
    'PromptPay 1',
    expect.stringMatching(/^Expires \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/),
  ]);
});
