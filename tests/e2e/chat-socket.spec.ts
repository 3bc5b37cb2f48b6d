import type { Page } from '@playwright/test';
import { openGuestChat, openMemberChat, panel, rows, say, text } from '../support/chat-test.ts';
import { stopClock } from '../support/page-time.ts';
import { callsOf, expect, members, test } from '../support/wallet-test.ts';

/** A viewport in which the whole conversation is rendered. */
const tall = { width: 390, height: 6000 };

/** Numbers written as `#1;` in display order; the row's time is ignored. */
const numbered = (texts: readonly string[]) => texts.flatMap((words) => /#\d+;/.exec(words)?.[0] ?? []);
const shown = async (page: Page) => numbered(await rows(page).allTextContents());

/** Records connections and joined rooms on the wire. */
function watchWire(page: Page) {
  const joins: string[] = [];
  const wire = { sockets: 0, joins };
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/socket.io/')) return;
    wire.sockets += 1;
    socket.on('framesent', ({ payload }) => {
      const sent = /^42(\["join".*)$/.exec(String(payload))?.[1];
      if (sent === undefined) return;
      const [, room] = JSON.parse(sent) as unknown[]; // matches the expression above
      joins.push(String(room));
    });
  });
  return wire;
}

test('R-037 R-415 R-420 a guest joins one room, and the same one after a reload', async ({ page, sandbox }) => {
  const wire = watchWire(page);
  const guest = await openGuestChat(page);
  expect(guest).toMatch(/^[0-9a-f]{32}$/);
  await expect.poll(() => wire.joins).toEqual([`NAGA-${guest}`]);
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => wire.joins).toEqual([`NAGA-${guest}`, `NAGA-${guest}`]);
  expect(wire.sockets).toBe(2);
  expect(sandbox.control.connections()).toBe(1);
});

test('R-038 R-416 A-85 a member joins one room; messages arrive without a request, others are dropped', async ({
  page,
  sandbox,
}) => {
  const wire = watchWire(page);
  await openMemberChat(page, sandbox);
  await expect.poll(() => wire.joins).toEqual([`NAGA-${sandbox.control.member(members.rich).id}`]);
  await expect.poll(() => sandbox.requests.filter(({ status }) => status === null)).toEqual([]);
  const before = callsOf(sandbox, 'listChatHistory').length;
  for (const payload of [null, '<img src=x onerror=alert(1)>', { sender: 'support', message: {} }]) {
    sandbox.control.pushRaw(members.rich, payload);
  }
  sandbox.control.pushMessage(members.rich, text('#1;'));
  await expect.poll(() => shown(page)).toEqual(['#1;']);
  expect(callsOf(sandbox, 'listChatHistory')).toHaveLength(before);
});

test.describe(() => {
  // Chromium reports every refused handshake.
  test.use({ expectedConsole: [/WebSocket connection to .* failed/] });

  test('R-406 a broken connection is tried every 5 s, then joins once', async ({ page, sandbox }) => {
    await page.clock.install();
    const wire = watchWire(page);
    const guest = await openGuestChat(page);
    await expect.poll(() => sandbox.control.joins()).toHaveLength(1);
    await stopClock(page);
    sandbox.control.setSocketsDown(true);
    await expect.poll(() => sandbox.control.connections()).toBe(0);
    await expect(panel(page).getByText('Reconnecting')).toBeVisible();
    for (const attempts of [1, 2]) {
      await page.clock.runFor(4_900);
      expect(wire.sockets).toBe(attempts);
      // After WebSocket the polling transport is tried and refused too.
      const refused = page.waitForResponse(/\/socket\.io\/.*transport=polling/);
      await page.clock.runFor(100);
      await expect.poll(() => wire.sockets).toBe(attempts + 1);
      await (await refused).finished();
    }
    sandbox.control.setSocketsDown(false);
    await page.clock.runFor(5_000);
    await expect.poll(() => sandbox.control.joins()).toHaveLength(2);
    await page.clock.runFor(20_000);
    expect(wire.sockets).toBe(4);
    expect(wire.joins).toEqual([`NAGA-${guest}`, `NAGA-${guest}`]);
  });
});

test(
  'A-85 A-88 quality 13: after losses, duplicates, reordering, a reload and disconnections two tabs show the server’s history once and in order, within 5 s of reconnecting',
  { tag: '@full' },
  async ({ page, context, sandbox }) => {
    const { control } = sandbox;
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.setViewportSize(tall);
      await tab.clock.install();
    }
    const guest = await openGuestChat(page);
    expect(await openGuestChat(other)).toBe(guest);
    await expect.poll(() => control.connections()).toBe(2);
    let number = 0;
    for (const kind of ['lose', 'duplicate', 'delay', 'reorder'] as const) {
      control.disturbSockets({ kind, times: 3, delayMs: 300 });
      for (let said = 0; said < 4; said += 1) control.pushMessage(guest, text(`#${(number += 1)};`));
      await say(page, `#${(number += 1)};`);
      await expect.poll(() => control.conversation(guest).at(-1)?.message.payload.message).toBe(`#${number};`);
      if (kind === 'duplicate') await other.reload();
    }
    await expect(panel(other)).toBeVisible();
    await expect.poll(() => control.connections()).toBe(2);
    const joined = control.joins().length;
    control.dropSockets();
    for (const tab of [page, other]) await expect(panel(tab).getByText('Reconnecting')).toBeVisible();
    for (const tab of [page, other]) await tab.clock.runFor(5_000);
    await expect.poll(() => control.joins().length).toBe(joined + 2);
    const whole = numbered(control.conversation(guest).map(({ message }) => message.payload.message ?? ''));
    expect(whole).toHaveLength(number);
    for (const tab of [page, other]) await expect.poll(() => shown(tab), { timeout: 5_000 }).toEqual(whole);
    const connections = control.joins().map(({ connection }) => connection);
    expect(new Set(connections).size).toBe(connections.length);
    expect(control.connections()).toBe(2);
  },
);
