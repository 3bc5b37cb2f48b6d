import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { drop } from '../support/drop-files.ts';
import { beginningOf } from '../support/file-beginnings.ts';
import { smallPicture } from '../support/pictures.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

// The trace recorder reads the preview's blob, which the page's CSP forbids.
test.use({ trace: 'off' });

const address = '/user/home?open=deposit&way=slip';
const sheet = (page: Page) => page.getByRole('dialog');
const submit = (page: Page) => sheet(page).getByRole('button', { name: 'Upload slip' });
const given = (sandbox: Sandbox) => callsOf(sandbox, 'uploadSlip');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const megabytes = (count: number) => Buffer.alloc(count * 1_048_576, smallPicture('large'));

/** Chooses a file on disk, which the browser reads itself; its type follows from the extension. */
const choose = (page: Page, name: string, bytes: Buffer) => {
  const path = test.info().outputPath(name);
  writeFileSync(path, bytes);
  return sheet(page)
    .getByLabel(/^Choose (another )?slip image$/)
    .setInputFiles(path);
};

test('R-217 R-208 B-07 a slip of 10 MB arrives unchanged and is credited', async ({ page, sandbox }) => {
  sandbox.control.setDelays({ settleDelayMs: null });
  await openSignedIn(page, sandbox, address);
  const bytes = megabytes(10);
  await choose(page, 'slip 500baht.png', bytes);
  await submit(page).click();
  await expect(page.getByText('Slip uploaded. See the result in "Upload status".')).toBeVisible();
  expect(sandbox.control.slips(members.rich)[0]?.file).toEqual({
    name: 'slip 500baht.png',
    type: 'image/png',
    size: bytes.length,
    sha256: sha256(bytes),
  });
  expect(given(sandbox)[0]).toMatchObject({
    ...{ method: 'POST', path: '/api/wallet/slip' },
    headers: { 'x-client': 'wallet-user', 'content-type': expect.stringMatching(/^multipart\/form-data/) },
  });
  sandbox.control.settleSlip(members.rich, 0, 'SUCCESS');
  await sheet(page).getByRole('link', { name: 'Upload status' }).click();
  await expect(page.getByRole('dialog', { name: 'Upload status' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(page.getByText('฿8,680.00')).toBeVisible();
});

test(
  'B-07 an upload cannot be cancelled any more when its last byte was sent',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    sandbox.control.fail('uploadSlip', { connection: 'never', apply: true });
    await choose(page, 'slip.png', smallPicture('large'));
    await submit(page).click();
    await expect(sheet(page).getByText('Slip sent')).toBeVisible();
    await expect(sheet(page).getByRole('button', { name: 'Cancel upload' })).toHaveCount(0);
  },
);

test('B-07 a chosen slip can be removed', { tag: '@full' }, async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, address);
  await choose(page, 'slip.png', smallPicture('large'));
  await sheet(page).getByRole('button', { name: 'Remove' }).click();
  await expect(sheet(page).getByText('slip.png', { exact: true })).toHaveCount(0);
  await expect(sheet(page).getByLabel('Choose slip image')).toBeFocused();
  await submit(page).click();
  await expect(sheet(page).getByRole('alert')).toHaveText('Please choose a slip image first');
  expect(given(sandbox)).toEqual([]);
});

test(
  'B-07 A-61 a file that is no slip is refused; a slip is dropped or pasted, and sent by the button only',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    await submit(page).click();
    await expect(sheet(page).getByRole('alert')).toHaveText('Please choose a slip image first');
    for (const [name, bytes, problem] of [
      ['empty.png', Buffer.alloc(0), "This file can't be used as a slip. Please choose an image."],
      ['statement.jpg', Buffer.from(beginningOf.pdf), "This file can't be used as a slip. Please choose an image."],
      [
        'broken.jpg',
        Buffer.from(beginningOf['image/jpeg']),
        "This file can't be opened. It may be damaged. Please choose another file.",
      ],
      [
        'large.png',
        Buffer.concat([megabytes(10), Buffer.from('x')]),
        'The file is too large. Please select file no larger than 10 MB.',
      ],
    ] as const) {
      await choose(page, name, bytes);
      await expect(sheet(page).getByRole('alert')).toHaveText(problem);
      await expect(sheet(page).getByText('PNG, JPEG, GIF or WebP, up to 10 MB')).toBeVisible();
      await submit(page).click();
      await expect(sheet(page).getByLabel(/slip image$/)).toBeFocused();
    }

    const slip = ['first.png', smallPicture('first')] as const;
    const heading = sheet(page).getByRole('heading', { name: 'Upload slip' });
    await drop(heading, slip);
    await expect(sheet(page).getByText('first.png', { exact: true })).toBeVisible();
    await expect(sheet(page).getByRole('alert')).toHaveCount(0);
    await expect(sheet(page).locator('img')).toHaveJSProperty('naturalWidth', 1);
    await expect(sheet(page).getByRole('status').filter({ hasText: 'Slip image chosen: first.png' })).toHaveCount(1);
    await drop(heading, slip, ['second.png', smallPicture('second')]);
    await expect(sheet(page).getByRole('alert')).toHaveText('Please choose one file at a time');
    await drop(heading, ['note.png', Buffer.from('a note')]);
    await expect(sheet(page).getByRole('alert')).toHaveText(
      "This file can't be used as a slip. Please choose an image.",
    );
    // Some programs give a picture no type.
    await page.evaluate(
      (bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'pasted'));
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      },
      [...smallPicture('pasted')],
    );
    await expect(sheet(page).getByText('pasted', { exact: true })).toBeVisible();
    await expect(sheet(page).getByRole('status').filter({ hasText: 'Slip image chosen: pasted' })).toHaveCount(1);
    await expect(sheet(page).getByRole('alert')).toHaveCount(0);
    expect(given(sandbox)).toEqual([]);

    // Elsewhere nothing takes a file.
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await drop(page.getByRole('main'), slip);
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL(/\/user\/profile$/);
    // Without the refusal Chromium would open the dropped file in a new page.
    expect(page.context().pages()).toEqual([page]);
  },
);

test(
  'R-219 B-07 an upload shows its progress and can be cancelled',
  { tag: '@full' },
  async ({ page, context, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    const slips = sandbox.control.slips(members.rich).length;
    await choose(page, 'slow.png', megabytes(2));
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const throttle = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await throttle(200_000);
    await submit(page).click();
    const progress = sheet(page).getByRole('progressbar', { name: 'Uploading your slip. Please keep this page open.' });
    await expect(progress).toBeVisible();
    await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(5);
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    await sheet(page).getByRole('button', { name: 'Cancel upload' }).click();
    await expect(progress).toBeHidden();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(sheet(page).getByText('slow.png', { exact: true })).toBeVisible();
    expect(sandbox.control.slips(members.rich)).toHaveLength(slips);
    await throttle(-1);
    await submit(page).click();
    await expect(page.getByText('Slip uploaded. See the result in "Upload status".')).toBeVisible();
    expect(sandbox.control.slips(members.rich)[0]?.file.sha256).toBe(sha256(megabytes(2)));
  },
);
