import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { goWithin } from '../support/command.ts';
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

test('R-217 R-208 B-07 slips of 1 byte and 10 MB arrive unchanged', { tag: '@full' }, async ({ page, sandbox }) => {
  sandbox.control.setDelays({ settleDelayMs: null });
  await openSignedIn(page, sandbox, '/user/home');
  const slips = { 'one.jpg': Buffer.from([0xff]), 'สลิป 500baht.png': smallPicture('a'), 'ten.webp': megabytes(10) };
  const types = ['image/jpeg', 'image/png', 'image/webp'];
  for (const [index, [name, bytes]] of Object.entries(slips).entries()) {
    await goWithin(page, address);
    await choose(page, name, bytes);
    await expect(sheet(page).getByText(name)).toBeVisible();
    await expect(sheet(page).getByLabel('Choose another slip image')).toHaveAccessibleDescription(
      `${name} PNG, JPEG, GIF or WebP, up to 10 MB`,
    );
    await expect(sheet(page).locator('img')).toHaveCount(name === 'one.jpg' ? 0 : 1);
    await submit(page).click();
    await expect(page.getByText('Slip uploaded. See the result in "Upload status".')).toBeVisible();
    const { file } = sandbox.control.slips(members.rich)[0] ?? {};
    expect(file).toEqual({ name, type: types[index], size: bytes.length, sha256: sha256(bytes) });
    if (name === 'ten.webp') break;
    await goWithin(page, '/user/home');
    await expect(sheet(page)).toBeHidden();
  }
  const [request] = given(sandbox);
  expect(request?.method).toBe('POST');
  expect(request?.path).toBe('/api/wallet/slip');
  expect(request?.headers).toMatchObject({ 'x-client': 'wallet-user', 'content-type': /^multipart\/form-data/ });

  // The second one is read and credited.
  sandbox.control.settleSlip(members.rich, 1, 'SUCCESS');
  await sheet(page).getByRole('link', { name: 'Upload status' }).click();
  await expect(sheet(page).locator('[role=rowgroup] + [role=rowgroup] > [role=row]').nth(1)).toContainText(
    '500.00Success',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(page.getByText('฿8,680.00')).toBeVisible();
  expect(sandbox.control.ledger(members.rich).accounts['WALLET']).toBe('8680.00');
});

test('R-218 B-04 A-61 a file that is no slip shows an error and is not sent', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, address);
  await submit(page).click();
  await expect(sheet(page).getByRole('alert')).toHaveText('Please choose a slip image first');
  for (const [name, bytes, problem] of [
    ['empty.png', Buffer.alloc(0), "This file can't be used as a slip. Please choose an image."],
    ['slip.pdf', Buffer.from('%PDF'), "This file can't be used as a slip. Please choose an image."],
    [
      'large.png',
      Buffer.concat([megabytes(10), Buffer.from('x')]),
      'The file is too large. Please select file no larger than 10 MB.',
    ],
  ] as const) {
    await choose(page, name, bytes);
    await expect(sheet(page).getByRole('alert')).toHaveText(problem);
    await submit(page).click();
    await expect(sheet(page).getByLabel(/slip image$/)).toBeFocused();
  }
  expect(given(sandbox)).toEqual([]);

  await choose(page, 'good.png', smallPicture('good'));
  await expect(sheet(page).getByRole('alert')).toHaveCount(0);
  const alert = page.getByRole('alertdialog', { name: "That didn't go through" });
  for (const [code, text] of [
    ['SLIP_UPLOAD_FAIL', "Your slip wasn't uploaded. Please try again."],
    ['SLIP_NO_FILE', 'Please choose a slip image first'],
    ['SLIP_INVALID_FILE', "This file can't be used as a slip. Please choose an image."],
  ] as const) {
    sandbox.control.fail('uploadSlip', { code });
    await submit(page).click();
    await expect(alert).toContainText(text);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(sheet(page).getByText('good.png')).toBeVisible();
  }
  await submit(page).click();
  await expect(page.getByText('Slip uploaded. See the result in "Upload status".')).toBeVisible();
  expect(given(sandbox)).toHaveLength(4);
});

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
    await expect(sheet(page).getByText('slow.png')).toBeVisible();
    expect(sandbox.control.slips(members.rich)).toHaveLength(slips);
    await throttle(-1);
    await submit(page).click();
    await expect(page.getByText('Slip uploaded. See the result in "Upload status".')).toBeVisible();
    expect(sandbox.control.slips(members.rich)[0]?.file.sha256).toBe(sha256(megabytes(2)));
  },
);
