import { goWithin } from '../support/command.ts';
import { moneyCommands } from '../support/money-commands.ts';
import { callsOf, expect, openSignedIn, signIn, test } from '../support/wallet-test.ts';

// The trace recorder reads the preview of a slip, which the page's CSP forbids.
test.use({ build: 'sandbox-apart', trace: 'off' });
// The build contains the port of its API, so these tests share a worker.
test.describe.configure({ mode: 'default' });

test('R-001 R-004 R-470 quality 3: calls go to the API’s origin, and one tests if the key’s header is allowed', async ({
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

  const command = moneyCommands.transfer;
  await goWithin(page, command.address());
  const probes = () => callsOf(sandbox, 'getActive').filter(({ headers }) => headers['idempotency-key'] !== undefined);
  await expect.poll(() => probes().length).toBe(1);
  await command.fill(page);
  await command.submit(page).click();
  await expect(command.done(page)).toBeVisible();
  expect(callsOf(sandbox, 'transfer').map(({ headers }) => headers['idempotency-key'])).not.toContain(undefined);
  expect(probes()).toHaveLength(1);
});

test('R-470 the page’s policy allows the chat’s websocket and polling', async ({ page, sandbox }) => {
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
