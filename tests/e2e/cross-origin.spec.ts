import { createHash } from 'node:crypto';
import { afterDoubleTaps, openGame, popupOf } from '../support/game-test.ts';
import { moneyCommands } from '../support/money-commands.ts';
import { smallPicture } from '../support/pictures.ts';
import { callsOf, expect, members, openSignedIn, signIn, test } from '../support/wallet-test.ts';
import { titled } from '../support/page-titles.ts';

// The trace recorder reads the preview of a slip, which the page's CSP forbids.
test.use({ build: 'sandbox-apart', trace: 'off' });
// The build contains the port of its API, so these tests share a worker.
test.describe.configure({ mode: 'default' });

test('R-001 R-004 R-470 every call goes to the API’s origin, and none to the page’s', async ({
  page,
  sandbox,
  siteServer,
}) => {
  await signIn(page);
  await expect(page.getByText('฿12,480.50')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(siteServer.url);
  const asked = sandbox.requests.filter(({ operationId }) => operationId !== 'login' && operationId !== 'getActive');
  expect(asked.length).toBeGreaterThan(2);
  for (const { headers } of asked) {
    expect(headers).toMatchObject({ origin: siteServer.url, 'x-client': 'wallet-user' });
  }
  expect(asked.some(({ headers }) => /^Bearer ./.test(headers['authorization'] ?? ''))).toBe(true);
  expect(siteServer.requests).toEqual([]);
});

test('R-001 quality 3 money moves with a key for each confirmation', { tag: '@full' }, async ({ page, sandbox }) => {
  const command = moneyCommands.transfer;
  await page.clock.install();
  await openSignedIn(page, sandbox, command.address());
  sandbox.control.fail('transfer', { code: 'REQUEST_LIMIT' });
  await command.fill(page);
  await command.submit(page).click();
  await expect(command.refused(page)).toContainText('Too many attempts');
  await page.getByRole('button', { name: 'OK' }).click();
  await afterDoubleTaps(page);
  await command.submit(page).click();
  await expect(command.done(page)).toBeVisible();
  const keys = callsOf(sandbox, 'transfer').map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
  expect(keys).not.toContain(undefined);
  expect(sandbox.control.ledger(members.rich).accounts['WALLET']).toBe('8178.75');
});

test('quality 3: one request per session tests whether the header is allowed', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home');
  const probes = () => callsOf(sandbox, 'getActive').filter(({ headers }) => headers['idempotency-key'] !== undefined);
  await expect.poll(() => probes().length).toBe(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Statement' }).click();
  await expect(page).toHaveTitle(titled('Statement'));
  expect(probes()).toHaveLength(1);
});

test('quality 3: where the header is not allowed, money commands work without it', async ({ page, sandbox }) => {
  // As a browser does when the preflight does not allow the header.
  await page.route('**/api/lookup/active', (route) =>
    'idempotency-key' in route.request().headers() ? route.abort() : route.continue(),
  );
  const command = moneyCommands.transfer;
  await openSignedIn(page, sandbox, command.address());
  await command.fill(page);
  await command.submit(page).click();
  await expect(command.done(page)).toBeVisible();
  expect(callsOf(sandbox, 'transfer').map(({ headers }) => headers['idempotency-key'])).toEqual([undefined]);
  await expect(page.locator('[data-tone=danger]')).toHaveCount(0);
});

test('R-001 R-217 A-13 a slip arrives unchanged, with its progress', async ({ page, sandbox }) => {
  sandbox.control.setDelays({ settleDelayMs: null });
  const bytes = Buffer.alloc(2_000_000, smallPicture('apart'));
  await openSignedIn(page, sandbox, moneyCommands.slip.address());
  await page
    .getByRole('dialog')
    .getByLabel('Choose slip image')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: bytes });
  await moneyCommands.slip.submit(page).click();
  await expect(moneyCommands.slip.done(page)).toBeVisible();
  expect(sandbox.control.slips(members.rich)[0]?.file.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('R-001 R-295 a game opens by auto-login', { tag: '@full' }, async ({ page, sandbox }) => {
  const modal = await openGame(page, sandbox, 'PGSLOT');
  const game = await popupOf(page, () => modal.getByRole('button', { name: 'Open game' }).click(), /\/play\?session=/);
  expect(new URL(game.url()).origin).toBe(sandbox.gameSite);
});

test('A-120 R-001 a slow device counts down by the API’s clock', { tag: '@full' }, async ({ page, sandbox }) => {
  sandbox.control.setDelays({ settleDelayMs: null });
  await page.clock.install({ time: Date.now() - 600_000 });
  await openSignedIn(page, sandbox, '/user/home?open=deposit&way=qr&bank=WW');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Amount (baht)').fill('150');
  await sheet.locator('button[type=submit]').click();
  await expect(sheet.getByRole('timer')).toHaveText(/^Expires in (15:00|14:\d\d)$/);
  await expect(sheet.getByText("This time follows this device's clock.")).toHaveCount(0);
});

test('R-470 A-86 the page’s policy allows the chat’s websocket and polling', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/contact');
  await expect(page.getByText('@nagawallet')).toBeVisible();
  const first = await page.evaluate(async (address) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const opened = await new Promise<string>((resolve, reject) => {
      socket.onmessage = ({ data }) => resolve(String(data));
      socket.onerror = () => reject(new Error('no socket'));
    });
    socket.close();
    const polled = await fetch(`${address}/socket.io/?EIO=4&transport=polling`);
    return [opened, await polled.text()];
  }, sandbox.url);
  for (const text of first) expect(text).toMatch(/^0\{"sid":/);
});

test('R-227 R-467 A-56 the minimum of FP is the build’s; no quick amount is below it', async ({ page, sandbox }) => {
  sandbox.control.setDelays({ settleDelayMs: null });
  await openSignedIn(page, sandbox, '/user/home?open=deposit&way=qr&bank=FP');
  const sheet = page.getByRole('dialog');
  const quick = sheet.getByRole('group', { name: 'Quick amounts' });
  await expect(quick.getByRole('button')).toHaveText(['50', '100', '500', '1,000']);
  const amount = sheet.getByLabel('Amount (baht)');
  for (const typed of ['10', '49', '49.99']) {
    await amount.fill(typed);
    await sheet.locator('button[type=submit]').click();
    await expect(sheet.getByRole('alert')).toHaveText('Minimum 50.00 baht for this channel');
  }
  expect(callsOf(sandbox, 'createQrcode')).toEqual([]);
  await amount.fill('50');
  await sheet.locator('button[type=submit]').click();
  await expect(sheet.getByRole('img', { name: 'QR code for 50.00 baht' })).toBeVisible();
  expect(callsOf(sandbox, 'createQrcode').map(({ body }) => body)).toEqual([{ amount: 50 }]);
});
