import type { Page } from '@playwright/test';
import fc from 'fast-check';
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

test('R-038 R-416 a member joins one room; messages arrive without a request', async ({ page, sandbox }) => {
  const wire = watchWire(page);
  await openMemberChat(page, sandbox);
  await expect.poll(() => wire.joins).toEqual([`NAGA-${sandbox.control.member(members.rich).id}`]);
  await expect.poll(() => sandbox.requests.filter(({ status }) => status === null)).toEqual([]);
  const before = callsOf(sandbox, 'listChatHistory').length;
  sandbox.control.pushMessage(members.rich, text('#1;'));
  await expect.poll(() => shown(page)).toEqual(['#1;']);
  expect(callsOf(sandbox, 'listChatHistory')).toHaveLength(before);
});

test('R-416 without a profile a member chats with the wallet’s id', { tag: '@full' }, async ({ page, sandbox }) => {
  const { id, username, name } = sandbox.control.member(members.rich);
  sandbox.control.fail('getProfile', { code: 'INTERNAL_SERVER_ERROR', times: 9 });
  const wire = watchWire(page);
  await openMemberChat(page, sandbox);
  await expect.poll(() => wire.joins).toEqual([`NAGA-${id}`]);
  await say(page, 'my profile is not there');
  await expect
    .poll(() => sandbox.requests.find(({ operationId }) => operationId === 'sendChatMessage')?.body)
    .toMatchObject({ userId: id, guestId: '', username, name });
});

test('R-037 leaving the page with the chat closes the connection', { tag: '@full' }, async ({ page, sandbox }) => {
  await openMemberChat(page, sandbox);
  await expect.poll(() => sandbox.control.connections()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.waitForURL('**/user/home');
  await expect.poll(() => sandbox.control.connections()).toBe(0);
});

test('quality 7 A-85 an event outside the contract is dropped, the next one shown', async ({ page, sandbox }) => {
  const guest = await openGuestChat(page);
  await expect.poll(() => sandbox.control.joins()).toHaveLength(1);
  for (const payload of [42, null, '<img src=x onerror=alert(1)>', {}, { sender: 'support', message: {} }, [[]]])
    sandbox.control.pushRaw(guest, payload);
  sandbox.control.pushMessage(guest, text('#1;'));
  await expect.poll(() => shown(page)).toEqual(['#1;']);
  await expect(rows(page)).toHaveCount(1);
});

test.describe(() => {
  // Chromium reports every refused handshake.
  test.use({ expectedConsole: [/WebSocket connection to .* failed/] });

  test('R-406 a broken connection is tried after 5, 10 and 15 s, then joins once', async ({ page, sandbox }) => {
    await page.clock.install();
    const wire = watchWire(page);
    const guest = await openGuestChat(page);
    await expect.poll(() => sandbox.control.joins()).toHaveLength(1);
    await stopClock(page);
    sandbox.control.setSocketsDown(true);
    await expect.poll(() => sandbox.control.connections()).toBe(0);
    await expect(panel(page).getByText('Reconnecting')).toBeVisible();
    for (const attempts of [1, 2, 3]) {
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
    expect(wire.sockets).toBe(5);
    expect(wire.joins).toEqual([`NAGA-${guest}`, `NAGA-${guest}`]);
    expect(sandbox.control.connections()).toBe(1);
  });
});

const kinds = ['lose', 'duplicate', 'delay', 'reorder', 'deliver', 'reload', 'drop', 'write'] as const;
const turn = fc.record({ kind: fc.constantFrom(...kinds), count: fc.integer({ min: 1, max: 8 }) });
/** Ten histories, the same in every run. */
const histories = fc.sample(fc.array(turn, { minLength: 4, maxLength: 9 }), { numRuns: 10, seed: 20261120 });

test(
  'A-85 A-88 quality 13: after losses, duplicates, delays, reordering, disconnections and reloads two tabs show the server’s history once and in order, within 5 s of reconnecting',
  { tag: '@full' },
  async ({ page, context, sandbox }) => {
    test.setTimeout(240_000);
    const { control } = sandbox;
    const other = await context.newPage();
    const tabs = [page, other];
    for (const tab of tabs) {
      await tab.setViewportSize(tall);
      await tab.clock.install();
    }
    for (const history of histories) {
      control.reset();
      await page.goto('/login');
      await page.evaluate(() => {
        localStorage.removeItem('guest-id');
      });
      const guest = await openGuestChat(page);
      expect(await openGuestChat(other)).toBe(guest);
      await expect.poll(() => control.connections()).toBe(2);
      let number = 0;
      for (const { kind, count } of history) {
        if (kind === 'reload') {
          await other.reload();
          await expect(panel(other)).toBeVisible();
        } else if (kind === 'drop') {
          control.dropSockets();
        } else if (kind === 'write') {
          number += 1;
          await say(page, `#${number};`);
          await expect.poll(() => control.conversation(guest).at(-1)?.message.payload.message).toBe(`#${number};`);
        } else {
          if (kind !== 'deliver') control.disturbSockets({ kind, times: count, delayMs: 300 });
          for (let said = 0; said < count; said += 1) {
            number += 1;
            control.pushMessage(guest, text(`#${number};`));
          }
        }
      }
      const reconnect = async () => {
        for (const tab of tabs) await tab.clock.runFor(5_000);
        await expect.poll(() => control.connections()).toBe(2);
      };
      await reconnect();
      const joined = control.joins().length;
      control.dropSockets();
      await expect.poll(() => control.connections()).toBe(0);
      await expect(panel(other).getByText('Reconnecting')).toBeVisible();
      await expect(panel(page).getByText('Reconnecting')).toBeVisible();
      await reconnect();
      await expect.poll(() => control.joins().length).toBe(joined + 2);
      const whole = numbered(control.conversation(guest).map(({ message }) => message.payload.message ?? ''));
      for (const tab of tabs)
        await expect.poll(() => shown(tab), { timeout: 5_000, message: JSON.stringify(history) }).toEqual(whole);
      const connections = control.joins().map(({ connection }) => connection);
      expect(new Set(connections).size).toBe(connections.length);
      expect(control.connections()).toBe(2);
    }
  },
);
