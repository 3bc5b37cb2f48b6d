import { openGuestChat, openMemberChat, panel, rows, text } from '../support/chat-test.ts';
import { stopClock } from '../support/page-time.ts';
import { callsOf, expect, members, test } from '../support/wallet-test.ts';

test('R-038 R-416 A-85 a member joins one room; messages arrive without a request, others are dropped', async ({
  page,
  sandbox,
}) => {
  await openMemberChat(page, sandbox);
  const { id } = sandbox.control.member(members.rich);
  await expect.poll(() => sandbox.control.joins().map(({ room }) => room)).toEqual([`NAGA-${id}`]);
  await expect.poll(() => sandbox.requests.filter(({ status }) => status === null)).toEqual([]);
  const before = callsOf(sandbox, 'listChatHistory').length;
  for (const payload of [null, '<img src=x onerror=alert(1)>', { sender: 'support', message: {} }]) {
    sandbox.control.pushRaw(members.rich, payload);
  }
  sandbox.control.pushMessage(members.rich, text('hello'));
  await expect(rows(page)).toHaveText([/hello/]);
  expect(callsOf(sandbox, 'listChatHistory')).toHaveLength(before);
});

test.describe(() => {
  // Chromium reports every refused handshake.
  test.use({ expectedConsole: [/WebSocket connection to .* failed/] });

  test('R-406 a broken connection is tried every 5 s, then joins once', { tag: '@full' }, async ({ page, sandbox }) => {
    await page.clock.install();
    let sockets = 0;
    page.on('websocket', (socket) => (sockets += socket.url().includes('/socket.io/') ? 1 : 0));
    const guest = await openGuestChat(page);
    await expect.poll(() => sandbox.control.joins()).toHaveLength(1);
    await stopClock(page);
    sandbox.control.setSocketsDown(true);
    await expect.poll(() => sandbox.control.connections()).toBe(0);
    await expect(panel(page).getByText('Reconnecting')).toBeVisible();
    for (const attempts of [1, 2]) {
      await page.clock.runFor(4_900);
      expect(sockets).toBe(attempts);
      // After WebSocket the polling transport is tried and refused too.
      const refused = page.waitForResponse(/\/socket\.io\/.*transport=polling/);
      await page.clock.runFor(100);
      await expect.poll(() => sockets).toBe(attempts + 1);
      await (await refused).finished();
    }
    sandbox.control.setSocketsDown(false);
    await page.clock.runFor(5_000);
    await expect.poll(() => sandbox.control.joins()).toHaveLength(2);
    await page.clock.runFor(20_000);
    expect(sockets).toBe(4);
    expect(sandbox.control.joins().map(({ room }) => room)).toEqual([`NAGA-${guest}`, `NAGA-${guest}`]);
  });
});
