import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import type { Schemas } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { expect, members, openSignedIn, test } from '../support/wallet-test.ts';
import { decodeQr } from '../support/decode-qr.ts';

const view = (bank: string) => `/user/home?open=deposit&way=qr&bank=${bank}`;
const sheet = (page: Page) => page.getByRole('dialog');
const amount = (page: Page) => sheet(page).getByLabel('Amount (baht)');
const submit = (page: Page) => sheet(page).locator('button[type=submit]');
const quick = (page: Page) => sheet(page).getByRole('group', { name: 'Quick amounts' }).getByRole('button');
const picture = (page: Page) => sheet(page).getByRole('img', { name: /^QR code for/ });
const timer = (page: Page) => sheet(page).getByRole('timer');
const given = (sandbox: Sandbox, operationId: string) =>
  sandbox.requests.filter((request) => request.operationId === operationId);

const code = (differs: Partial<Schemas['Qrcode']>): Schemas['Qrcode'] => ({
  qrcodeId: 'a1',
  hasQrcode: true,
  qrcode: '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
  amount: 150,
  expireIn: new Date(Date.now() + 90_000).toISOString(),
  message: null,
  ...differs,
});

const minimumOf = (baht: string) => `The minimum for this channel is ${baht} baht`;

test('R-066 R-221 R-222 R-223 R-224 R-225 R-226 R-227 R-228 A-54 each provider’s amounts; what is too little is not sent', async ({
  page,
  sandbox,
}) => {
  sandbox.control.setDelays({ settleDelayMs: null });
  await openSignedIn(page, sandbox, '/user/home');
  const providers = {
    KBANK: { amounts: ['10', '20', '50', '100', '500', '1,000'], least: null, blocked: [], sent: 0.5 },
    WW: { amounts: ['100', '200', '300', '500', '1,000'], least: '100.00', blocked: ['1', '99', '99.99'], sent: 100 },
    PAYONEX: { amounts: ['100', '200', '300', '500', '1,000'], least: '100.00', blocked: ['99'], sent: 100 },
    FP: { amounts: ['10', '50', '100', '500', '1,000'], least: '10.00', blocked: ['1', '9'], sent: 10 },
  };
  for (const [bank, { amounts, least, blocked, sent }] of Object.entries(providers)) {
    await page.goto(view(bank));
    await expect(quick(page)).toHaveText(amounts);
    expect(given(sandbox, 'getQrcode').at(-1)?.path).toBe(`/api/qrcode/${bank}`);
    sandbox.control.clearRequests();
    for (const typed of ['', '0', '-1', 'abc', ...(least ? ['0.5', '0.99'] : [])]) {
      await amount(page).fill(typed);
      await submit(page).click();
      await expect(sheet(page).getByRole('alert')).toHaveCount(0);
    }
    for (const typed of blocked) {
      await amount(page).fill(typed);
      await submit(page).click();
      await expect(sheet(page).getByRole('alert')).toHaveText(minimumOf(least ?? ''));
    }
    await amount(page).fill('100.005');
    await submit(page).click();
    await expect(sheet(page).getByRole('alert')).toHaveText('Enter an amount with at most 2 decimals');
    expect(given(sandbox, 'createQrcode')).toEqual([]);
    await amount(page).fill(String(sent));
    await submit(page).click();
    await expect(picture(page)).toBeVisible();
    expect(given(sandbox, 'createQrcode').map(({ path, body }) => [path, body])).toEqual([
      [`/api/qrcode/${bank}`, { amount: sent }],
    ]);
  }
});

test('R-065 R-067 R-229 R-232 R-233 R-234 R-208 a code that any reader decodes; cancelled, replaced by another provider’s, paid', async ({
  page,
  sandbox,
}) => {
  sandbox.control.setDelays({ settleDelayMs: null });
  await openSignedIn(page, sandbox, view('WW'));
  await quick(page).filter({ hasText: '300' }).click();
  await expect(submit(page)).toHaveText('Create QR 300.00 baht');
  await submit(page).click();
  await expect(picture(page)).toHaveAccessibleName('QR code for 300.00 baht');
  const [first] = sandbox.control.qrcodes(members.rich);
  const markup = decodeURIComponent(((await picture(page).getAttribute('src')) ?? '').replace(/^[^,]*,/, ''));
  expect(decodeQr(markup)).toContain(first?.qrcodeId);
  expect(decodeQr(markup)).toContain('300.00');

  await sheet(page).getByRole('button', { name: 'Cancel QR' }).click();
  await expect(page.getByText('QR code cancelled')).toBeVisible();
  await expect(amount(page)).toBeVisible();
  expect(given(sandbox, 'deleteQrcode').map(({ method, path }) => [method, path])).toEqual([
    ['DELETE', `/api/qrcode/${first?.qrcodeId}`],
  ]);
  expect(sandbox.control.qrcodes(members.rich)[0]?.state).toBe('void');

  // A code for FP voids the one for WW; the view of WW asks again.
  await amount(page).fill('100');
  await submit(page).click();
  await expect(picture(page)).toBeVisible();
  for (const provider of ['PromptPay FP', 'PromptPay WW']) {
    await sheet(page).getByRole('button', { name: 'Choose how to deposit' }).click();
    sandbox.control.clearRequests();
    await sheet(page).getByRole('link', { name: provider }).click();
    await expect(amount(page)).toBeVisible();
    expect(given(sandbox, 'getQrcode')).toHaveLength(1);
    if (provider === 'PromptPay WW') continue;
    await amount(page).fill('10');
    await submit(page).click();
    await expect(picture(page)).toBeVisible();
  }
  await page.goto(view('FP'));
  await expect(picture(page)).toHaveAccessibleName('QR code for 10.00 baht');
  sandbox.control.settleQr(members.rich, 'paid');
  await sheet(page).getByRole('button', { name: 'I have transferred' }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(
    page.getByText('Refresh your balance. The wallet is credited within 1 minute of a deposit.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(page.getByText('฿8,190.00')).toBeVisible();
  expect(sandbox.control.ledger(members.rich).accounts['WALLET']).toBe('8190.00');
});

test('R-230 R-231 R-238 B-06 the countdown runs on its own clock, warns at 30 s and ends with the form', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  sandbox.control.fail('getQrcode', { body: code({ expireIn: new Date(Date.now() + 900_000).toISOString() }) });
  await openSignedIn(page, sandbox, view('WW'));
  await expect(timer(page)).toHaveText(/^Expires in 14:\d\d$/);
  const left = async () => {
    const [, minutes, seconds] = /(\d\d):(\d\d)$/.exec((await timer(page).textContent()) ?? '') ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const seen = await left();
  // Looked at often enough to see each second.
  const often = { intervals: [50] };
  await expect.poll(left, often).toBe(seen - 1);
  await expect.poll(left, often).toBe(seen - 2);
  // The device's clock is set a day on, then a day back.
  for (const days of [1, -1]) {
    await page.clock.setSystemTime(Date.now() + days * 86_400_000);
    await page.clock.runFor(1000);
    expect(await left()).toBeGreaterThan(seen - 60);
    expect(await left()).toBeLessThan(seen);
  }
  await page.clock.fastForward(((await left()) - 29) * 1000);
  await expect(
    sheet(page)
      .getByText(/^This QR code expires in \d\d seconds$/)
      .first(),
  ).toBeVisible();
  await expect(picture(page)).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(sheet(page).getByText('The QR code has expired. Do not pay it; create a new one.')).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
  await expect(amount(page)).toBeVisible();
});

test('R-238 quality 12 looked at again the code is read again: after five minutes asleep the countdown is right, a paid one is gone', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const body = code({ expireIn: new Date(Date.now() + 900_000).toISOString() });
  sandbox.control.fail('getQrcode', { body, times: 2 });
  await openSignedIn(page, sandbox, view('WW'));
  await expect(timer(page)).toHaveText(/^Expires in 14:\d\d$/);
  // Asleep the clock goes on, and nothing that ticks does.
  await page.clock.setSystemTime(Date.now() + 300_000);
  await lookAgain();
  await expect(timer(page)).toHaveText(/^Expires in 09:\d\d$/, { timeout: 1000 });
  await lookAgain();
  await expect(sheet(page).getByText('This QR code can no longer be used.')).toBeVisible();
  await expect(amount(page)).toBeVisible();
  expect(given(sandbox, 'getQrcode')).toHaveLength(3);
});

test('B-06 the code is saved as a picture that a reader decodes, the amount is copied without grouping', async ({
  page,
  context,
  sandbox,
}) => {
  sandbox.control.setDelays({ settleDelayMs: null });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, sandbox, view('WW'));
  await amount(page).fill('1234.5');
  await submit(page).click();
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
});

test('R-235 R-236 R-237 A-57 no code is a toast, a refusal an alert, and the server’s markup runs nothing', async ({
  page,
  sandbox,
}) => {
  const message = 'ช่องทางนี้ปิดถึง <b>06:00</b>';
  const none = { qrcodeId: null, hasQrcode: false, qrcode: null, amount: null, expireIn: null };
  sandbox.control.fail('createQrcode', { body: { ...none, message } });
  await openSignedIn(page, sandbox, view('WW'));
  await amount(page).fill('150');
  await submit(page).click();
  await expect(page.locator('[data-tone=danger]')).toHaveText(message);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(amount(page)).toHaveValue('150');
  await expect(amount(page)).toBeFocused();
  sandbox.control.fail('createQrcode', { code: 'QR_FAIL' });
  // The same command within 200 ms is the same command.
  await page.waitForTimeout(300);
  await submit(page).click();
  const alert = page.getByRole('alertdialog', { name: 'Transaction not completed' });
  await expect(alert).toContainText('The QR request was not completed. Please try again.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(amount(page)).toHaveValue('150');
  await expect(amount(page)).toBeFocused();
  const hostile =
    '<img src="x" onerror="window.ran=1"><script>window.ran=1</script>' +
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="window.ran=1"><script>window.ran=1</script><path d="M0 0h9v9H0z"/></svg>';
  for (const qrcode of [hostile, hostile.replace(/^<img[^>]*>/, ''), 'javascript:window.ran=1', '']) {
    sandbox.control.fail('getQrcode', { body: code({ qrcode }) });
    await page.goto(view('WW'));
    await expect(sheet(page).getByRole('button', { name: 'Cancel QR' })).toBeVisible();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  }
  await expect(
    sheet(page).getByText("This QR code can't be shown. Cancel it, or choose another way to deposit."),
  ).toBeVisible();
});
