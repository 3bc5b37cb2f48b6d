import { createHash } from 'node:crypto';
import { truncateSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { attach, field, openGuestChat, panel, rows, say, text } from '../support/chat-test.ts';
import { holdAnswer } from '../support/held-answer.ts';
import { advancePageClock, stopClock } from '../support/page-time.ts';
import { smallPicture } from '../support/pictures.ts';
import { timings } from '../../src/lib/timings.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';
import { inSeries } from '../support/volume.ts';

const megabyte = 1_048_576;
const png = smallPicture('');
const sized = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer = png) =>
  attach(page).setInputFiles({ name, mimeType, buffer });
const state = (page: Page, name: string) => rows(page).locator(`[data-state=${name}]`);
const alert = (page: Page) => panel(page).getByRole('alert');
const uploads = (requests: readonly { operationId: string | null }[]) =>
  requests.filter(({ operationId }) => operationId?.startsWith('uploadChat'));

test('R-410 R-411 R-412 a file that is not allowed shows the reason for 4 s', async ({ page, sandbox }) => {
  /** A file on disk that the browser reads itself. */
  const sized = (name: string, bytes: number) => {
    const path = test.info().outputPath(name);
    writeFileSync(path, png);
    truncateSync(path, bytes);
    return path;
  };
  await page.clock.install();
  await openGuestChat(page);
  await stopClock(page);
  await expect(attach(page)).toHaveAttribute(
    'accept',
    'image/png,image/jpeg,image/jpg,image/gif,video/mp4,video/quicktime',
  );
  const notSupported = 'File is not supported';
  const tooLarge = (most: number) => `The file is too large. Please select file no larger than ${most} MB.`;
  for (const [file, problem] of [
    [{ name: 'photo', mimeType: 'image/png', buffer: png }, notSupported],
    [sized('large.png', 10 * megabyte + 1), tooLarge(10)],
    [{ name: 'slip.pdf', mimeType: 'application/pdf', buffer: png }, notSupported],
    [sized('large.mp4', 20 * megabyte + 1), tooLarge(20)],
    [{ name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: png }, notSupported],
  ] as const) {
    await attach(page).setInputFiles(file);
    await expect(alert(page)).toHaveText(problem);
  }
  await page.clock.runFor(timings.chatAlert - 10);
  await expect(alert(page)).toBeVisible();
  await page.clock.runFor(10);
  await expect(alert(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
  expect(uploads(sandbox.requests)).toEqual([]);
});

for (const [id, operation, name, type, kind] of [
  ['R-034', 'uploadChatImage', 'สลิป.png', 'image/png', 'image'],
  ['R-035', 'uploadChatVideo', 'screen.mov', 'video/quicktime', 'video'],
] as const) {
  test(
    `${id} R-399 R-409 ${operation}: the file arrives unchanged and is shown as ${kind}; the message has its path`,
    inSeries(kind === 'image'),
    async ({ page, sandbox }) => {
      await openSignedIn(page, sandbox, '/user/contact?open=chat');
      const bytes = sized(200_000);
      await choose(page, name, type, bytes);
      await expect(state(page, 'succeed')).toHaveText('Sent');
      expect(uploads(sandbox.requests).map(({ operationId }) => operationId)).toEqual([operation]);
      const own = sandbox.control.conversation(members.rich).find(({ sender }) => sender === 'customer');
      expect(own?.message).toMatchObject({ message_type: 'media', payload: { fileType: kind, name } });
      const { filePath = '' } = own?.message.payload ?? {};
      const kept = await (await page.request.get(filePath)).body();
      expect(createHash('sha256').update(kept).digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
      await rows(page)
        .getByRole('button', { name: `${kind === 'image' ? 'View image' : 'Play video'} ${name}` })
        .click();
      await expect(page.getByRole('dialog', { name }).locator(kind === 'image' ? 'img' : 'video')).toHaveAttribute(
        'src',
        /^blob:/,
      );
      await page.goBack();
      await page.reload();
      await expect(rows(page).getByRole('button', { name })).toHaveCount(1);
    },
  );
}

test('R-118 R-404 R-417 a picture shows its percent, that it is not sent, that it is being sent, and that it is sent', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install();
  const guest = await openGuestChat(page);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const unlimited = { offline: false, latency: 0, downloadThroughput: -1 };
  const throttle = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', { ...unlimited, uploadThroughput });
  await throttle(100_000);
  sandbox.control.fail('uploadChatImage', { status: 500, body: { message: 'disk full' }, times: 50 });
  await choose(page, 'photo.png', 'image/png', sized(700_000));
  const progress = rows(page).getByRole('progressbar');
  await expect(progress).toBeVisible();
  await expect(rows(page).locator('img')).toHaveAttribute('src', /^blob:/);
  const percent = () => progress.evaluate((bar: HTMLProgressElement) => bar.value);
  await expect.poll(percent).toBeGreaterThan(5);
  await expect(state(page, 'uploading_file')).toContainText(/Uploading \d+%/);
  await throttle(-1);
  await expect(state(page, 'failed')).toContainText('Not sent');
  await expect(alert(page)).toContainText('disk full');
  expect(sandbox.control.conversation(guest)).toEqual([]);

  sandbox.control.clearFaults();
  const letGo = await holdAnswer(page, 'sendChatMessage');
  // The socket message would reveal delivery before the answer.
  sandbox.control.disturbSockets({ kind: 'lose', times: 1 });
  await rows(page).getByRole('button', { name: 'Send again' }).click();
  await expect(state(page, 'sending')).toHaveText('Sending');
  await letGo();
  await expect(state(page, 'succeed')).toHaveText('Sent');
  await expect(rows(page).filter({ hasText: 'You' })).toHaveCount(1);
  expect(sandbox.control.conversation(guest).filter(({ sender }) => sender === 'customer')).toHaveLength(1);
});

test('R-405 a failed picture is sent again without a second upload, or removed', async ({ page, sandbox }) => {
  await page.clock.install();
  await openGuestChat(page);
  sandbox.control.fail('sendChatMessage', { code: 'KEY_INVALID' });
  sandbox.control.clearRequests();
  await choose(page, 'second.gif', 'image/gif');
  await expect(state(page, 'failed')).toBeVisible();
  await advancePageClock(page);
  await rows(page).getByRole('button', { name: 'Send again' }).click();
  await expect(state(page, 'succeed')).toBeVisible();
  expect(uploads(sandbox.requests)).toHaveLength(1);

  sandbox.control.fail('uploadChatImage', { code: 'KEY_INVALID', times: 50 });
  await choose(page, 'third.gif', 'image/gif');
  await rows(page).getByRole('button', { name: 'Remove' }).click();
  await expect(rows(page).filter({ hasText: 'You' })).toHaveCount(1);
  await expect(state(page, 'failed')).toHaveCount(0);
});

test('quality 7: hidden characters of a file name are made visible', { tag: '@full' }, async ({ page, sandbox }) => {
  const guest = await openGuestChat(page);
  const name = 'photo\u202Egpj\u0000.exe';
  for (const fileType of ['file', 'video'])
    sandbox.control.pushMessage(guest, { message_type: 'media', payload: { fileType, url: '/media/x', name } });
  sandbox.control.pushMessage(guest, text('after'));
  await expect(rows(page).getByText('photo<U+202E>gpj<U+0000>.exe')).toHaveCount(2);
  await say(page, 'seen');
  await expect(rows(page).filter({ hasText: 'seen' })).toHaveCount(1);
});

/** Pastes a picture with these texts; returns whether the app handled the paste instead of the browser. */
const paste = (page: Page, texts: Readonly<Record<string, string>>): Promise<boolean> =>
  field(page).evaluate(
    (element, { bytes, texts }) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text);
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
      return !element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { bytes: [...png], texts },
  );

test(
  'R-399 a pasted picture is sent; a picture that comes with a copied text is not',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const guest = await openGuestChat(page);
    // Like a copy from an office program: the browser inserts the text.
    expect(await paste(page, { 'text/plain': '150', 'text/html': '<b>150</b>' })).toBe(false);
    // Like a copied picture from a browser, or a file from a file manager.
    expect(await paste(page, { 'text/html': '<img>' })).toBe(true);
    await expect(state(page, 'succeed')).toHaveCount(1);
    expect(await paste(page, { 'text/plain': 'image.png' })).toBe(true);
    await expect(state(page, 'succeed')).toHaveCount(2);
    const sent = sandbox.control.conversation(guest).filter(({ sender }) => sender === 'customer');
    expect(sent.map(({ message }) => message.payload.name)).toEqual(['image.png', 'image.png']);
    expect(callsOf(sandbox, 'uploadChatImage')).toHaveLength(2);
  },
);
