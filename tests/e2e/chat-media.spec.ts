import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { attach, openGuestChat, panel, rows } from '../support/chat-test.ts';
import { drop } from '../support/drop-files.ts';
import { beginningOf } from '../support/file-beginnings.ts';
import { holdAnswer } from '../support/held-answer.ts';
import { stopClock } from '../support/page-time.ts';
import { smallPicture } from '../support/pictures.ts';
import { timings } from '../../src/lib/timings.ts';
import { expect, members, openSignedIn, test } from '../support/wallet-test.ts';
import { inSeries } from '../support/volume.ts';

const megabyte = 1_048_576;
const png = smallPicture('');
const sized = (bytes: number, beginning: Uint8Array = png) =>
  Buffer.concat([beginning, Buffer.alloc(bytes - beginning.length)]);
const formats = 'PNG, JPEG or GIF up to 10 MB, MP4 or MOV video up to 20 MB';
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer = png) =>
  attach(page).setInputFiles({ name, mimeType, buffer });
const state = (page: Page, name: string) => rows(page).locator(`[data-state=${name}]`);
const alert = (page: Page) => panel(page).getByRole('alert');
const uploads = (requests: readonly { operationId: string | null }[]) =>
  requests.filter(({ operationId }) => operationId?.startsWith('uploadChat'));

for (const [id, operation, name, type, kind] of [
  ['R-034', 'uploadChatImage', 'สลิป.png', 'image/png', 'image'],
  ['R-035', 'uploadChatVideo', 'screen.mov', 'video/quicktime', 'video'],
] as const) {
  test(
    `${id} R-399 R-409 A-90 ${operation}: a chosen file arrives unchanged and is shown as ${kind}, also a dropped one`,
    inSeries(kind === 'image'),
    async ({ page, sandbox }) => {
      await openSignedIn(page, sandbox, '/user/contact?open=chat');
      // No browser can play this video.
      const bytes = sized(200_000, kind === 'image' ? png : beginningOf[type]);
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
      await drop(panel(page), [name, bytes]);
      await expect(rows(page).getByRole('button', { name })).toHaveCount(2);
    },
  );
}

test(
  'R-410 R-411 R-412 a file that is not allowed is not sent, and the reason shows for 4 s',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await openGuestChat(page);
    await stopClock(page);
    // On disk, because the browser gets a buffer piece by piece.
    const large = test.info().outputPath('large.png');
    writeFileSync(large, sized(10 * megabyte + 1));
    await attach(page).setInputFiles(large);
    await expect(alert(page)).toHaveText(`The file is too large. Please select file no larger than 10 MB. ${formats}`);
    await drop(panel(page), ['one.png', png], ['two.png', png]);
    await expect(alert(page)).toHaveText(`Please choose one file at a time ${formats}`);
    await choose(page, 'broken.png', 'image/png', Buffer.from(beginningOf['image/png']));
    await expect(alert(page)).toHaveText(
      `This file can't be opened. It may be damaged. Please choose another file. ${formats}`,
    );
    await choose(page, 'slip.jpg', 'image/jpeg', Buffer.from(beginningOf.pdf));
    await expect(alert(page)).toHaveText(`File is not supported ${formats}`);
    await page.clock.runFor(timings.chatAlert - 10);
    await expect(alert(page)).toBeVisible();
    await page.clock.runFor(10);
    await expect(alert(page)).toHaveCount(0);
    await expect(rows(page)).toHaveCount(0);
    expect(uploads(sandbox.requests)).toEqual([]);
  },
);

test(
  'R-404 R-417 a picture shows its percent while it is sent, and that it could not be sent',
  { tag: '@full' },
  async ({ page, context, sandbox }) => {
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
    await expect(state(page, 'failed')).toContainText('disk full');
    await expect(alert(page)).toContainText('disk full');
    expect(sandbox.control.conversation(guest)).toEqual([]);
  },
);

test(
  'R-118 R-405 a picture that failed can be sent again, and shows that it is being sent, and sent',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const guest = await openGuestChat(page);
    sandbox.control.fail('uploadChatImage', { status: 500 });
    await choose(page, 'photo.png', 'image/png');
    await expect(state(page, 'failed')).toBeVisible();
    const letGo = await holdAnswer(page, 'sendChatMessage');
    // The socket message would reveal delivery before the answer.
    sandbox.control.disturbSockets({ kind: 'lose', times: 1 });
    await rows(page).getByRole('button', { name: 'Send again' }).click();
    await expect(state(page, 'sending')).toHaveText('Sending');
    await letGo();
    await expect(state(page, 'succeed')).toHaveText('Sent');
    await expect(rows(page).filter({ hasText: 'You' })).toHaveCount(1);
    expect(sandbox.control.conversation(guest).filter(({ sender }) => sender === 'customer')).toHaveLength(1);
  },
);
