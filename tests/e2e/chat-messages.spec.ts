import {
  distanceToEnd,
  field,
  openGuestChat,
  say,
  openMemberChat,
  panel,
  rows,
  scroller,
  text,
} from '../support/chat-test.ts';
import { callsOf, expect, members, test } from '../support/wallet-test.ts';
import { timings } from '../../src/lib/timings.ts';
import { stopClock, drawnTwice } from '../support/page-time.ts';
import type { Page } from '@playwright/test';
import { holdAnswer } from '../support/held-answer.ts';

test(
  'R-397 R-402 R-403 texts appear unchanged on the side of their sender, of an unknown type too',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const guest = await openGuestChat(page);
    await say(page, 'mine');
    await expect(rows(page)).toHaveCount(2);
    sandbox.control.pushMessage(guest, text('two\nlines and https://wallet.example.com/howto.'));
    const mine = rows(page).filter({ hasText: 'mine' });
    const theirs = rows(page).filter({ hasText: 'two' });
    await expect(theirs).toHaveCount(1);
    const sides = await Promise.all(
      [mine, theirs].map(async (row) => {
        const [outer, bubble] = await Promise.all([row.boundingBox(), row.locator('p[dir=auto]').boundingBox()]);
        return bubble && outer && bubble.x - outer.x > outer.x + outer.width - bubble.x - bubble.width
          ? 'right'
          : 'left';
      }),
    );
    expect(sides).toEqual(['right', 'left']);
    expect(await theirs.locator('p[dir=auto]').evaluate((bubble: HTMLElement) => bubble.innerText)).toContain(
      'two\nlines',
    );
    const link = theirs.getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://wallet.example.com/howto');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');

    for (const message_type of ['postback', 'hologram', 'sticker']) {
      const payload = message_type === 'sticker' ? {} : { message: `tapped ${message_type}` };
      sandbox.control.pushMessage(guest, { message_type, payload });
    }
    await expect(rows(page).getByText(/tapped/)).toHaveText(['tapped postback', 'tapped hologram']);
    await expect(rows(page).getByText("This message can't be shown here")).toHaveCount(1);
  },
);

const choice = (type: string, payload: string, title: string = type) => ({ title, type, payload });

test(
  'R-398 R-400 R-401 buttons, quick replies and cards show and do what their type says',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const guest = await openGuestChat(page);
    await say(page, 'mine');
    sandbox.control.pushMessage(guest, {
      message_type: 'buttons',
      payload: {
        message: 'choose',
        buttons: [
          choice('web', 'https://wallet.example.com/howto'),
          choice('web', 'javascript:alert(1)', 'bad'),
          choice('call', '+66 2 000 0000'),
          choice('postback', 'CHECK_SLIP', 'ตรวจสอบสลิป'),
        ],
      },
    });
    const offer = rows(page).filter({ hasText: 'choose' });
    const web = offer.getByRole('link', { name: 'web', exact: true });
    await expect(web).toHaveAttribute('href', 'https://wallet.example.com/howto');
    await expect(web).toHaveAttribute('target', '_blank');
    await expect(web).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(offer.getByRole('link', { name: 'call' })).toHaveAttribute('href', 'tel:+6620000000');
    await expect(offer.getByText('bad')).toBeVisible();
    await expect(offer.getByRole('link')).toHaveCount(2);
    await offer.getByRole('button', { name: 'ตรวจสอบสลิป' }).dblclick();
    await expect
      .poll(() =>
        callsOf(sandbox, 'sendChatMessage')
          .map(({ body }) => body)
          .slice(1),
      )
      .toMatchObject([
        {
          sender: 'customer',
          message: { message_type: 'postback', payload: { message: 'CHECK_SLIP' } },
          guestId: guest,
        },
      ]);
    // The member sees the title of the button.
    await expect(rows(page).filter({ hasText: 'You' }).last()).toContainText('ตรวจสอบสลิป');
    const replies = { message: 'topic?', buttons: [choice('postback', 'DEPOSIT', 'ฝากเงิน')] };
    sandbox.control.pushMessage(guest, { message_type: 'quick_replies', payload: replies });
    await expect(rows(page).filter({ hasText: 'topic?' }).getByRole('button', { name: 'ฝากเงิน' })).toBeEnabled();

    sandbox.control.pushMessage(guest, {
      message_type: 'generic',
      payload: {
        generic: [
          {
            image_url: '/media/chat/card-1.svg',
            title: 'first card',
            subtitle: 'below',
            buttons: [choice('web', 'https://a.example')],
          },
          { image_url: 'https://elsewhere.example/x.png', title: 'second card' },
        ],
      },
    });
    const cards = rows(page).filter({ hasText: 'first card' });
    await expect(cards.locator('ul > li')).toHaveCount(2);
    await expect(cards.locator('img')).toHaveAttribute('src', '/media/chat/card-1.svg');
    await expect(cards.getByText('below')).toBeVisible();
    // A picture from another host is not loaded.
    await expect(cards.locator('svg[data-placeholder]')).toHaveCount(1);
  },
);

test('R-408 a text is sent trimmed, with its line breaks', { tag: '@full' }, async ({ page, sandbox }) => {
  const guest = await openGuestChat(page);
  const said = () =>
    sandbox.control
      .conversation(guest)
      .filter(({ sender }) => sender === 'customer')
      .map(({ message }) => message.payload.message);
  await field(page).fill('  two');
  await page.keyboard.press('Shift+Enter');
  await field(page).pressSequentially('lines');
  await page.keyboard.press('Enter');
  await expect.poll(said).toEqual(['two\nlines']);
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
});

test(
  'A-107 R-117 a text that could not be sent stays with a message for 4 s, and can be sent again or removed',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await openMemberChat(page, sandbox);
    await stopClock(page);
    sandbox.control.fail('sendChatMessage', { code: 'REQUEST_LIMIT' });
    await say(page, 'please');
    const alert = panel(page).getByRole('alert');
    await expect(alert).toHaveText('Messages are sent too often. Wait a moment.');
    const mine = rows(page).filter({ hasText: 'please' });
    const notSent = mine.getByRole('button', {
      name: 'Messages are sent too often. Wait a moment. Tap to send again.',
    });
    await expect(notSent).toBeVisible();
    await page.clock.runFor(timings.chatAlert - 10);
    await expect(alert).toHaveCount(1);
    await page.clock.runFor(10);
    await expect(alert).toHaveCount(0);
    await notSent.click();
    await expect(mine.locator('[data-state]')).toHaveCount(0);
    expect(sandbox.control.conversation(members.rich).filter(({ sender }) => sender === 'customer')).toHaveLength(1);
    sandbox.control.fail('sendChatMessage', { code: 'REQUEST_LIMIT' });
    await say(page, 'never mind');
    await rows(page).filter({ hasText: 'never mind' }).getByRole('button', { name: 'Remove' }).click();
    await expect(rows(page).filter({ hasText: 'never mind' })).toHaveCount(0);
  },
);

test(
  'A-107 a message that was not sent for no known reason says so in one place, its bubble',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openMemberChat(page, sandbox);
    sandbox.control.fail('sendChatMessage', {
      status: 502,
      body: '<h1>Bad gateway</h1>',
      contentType: 'text/html',
      apply: false,
    });
    await say(page, 'please');
    await expect(rows(page).filter({ hasText: 'please' })).toContainText("Your message wasn't sent.");
    // Only heard.
    await expect(panel(page).getByRole('alert')).toHaveText('Not sent');
    await expect(panel(page).getByRole('alert')).toHaveClass('visually-hidden');
  },
);

const lastRow = (page: Page) => rows(page).last();

test('R-413 R-419 A-88 at the top ten older messages load, and the position stays; refresh reads the newest', async ({
  page,
  sandbox,
}) => {
  sandbox.control.fillConversation(members.rich, 45);
  await openMemberChat(page, sandbox);
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2);
  const skips = () => callsOf(sandbox, 'listChatHistory').map(({ body }) => (body as { skip: number }).skip); // the sandbox checked it
  const firstPages = skips();
  expect(firstPages[0]).toBe(0);
  const before = firstPages.length;
  const toTop = () => scroller(page).evaluate((list) => (list.scrollTop = 0));
  const letGo = await holdAnswer(page, 'listChatHistory');
  await toTop();
  await expect(panel(page).getByText('Loading older messages')).toBeVisible();
  // The position of the topmost bubble.
  await drawnTwice(page);
  const top = rows(page).first().locator('p[dir=auto]');
  const mark = scroller(page).getByText((await top.textContent()) ?? '', { exact: true });
  const { y = 0 } = (await top.boundingBox()) ?? {};
  await letGo();
  await expect.poll(() => scroller(page).evaluate((list) => list.scrollTop)).toBeGreaterThan(100);
  expect(skips()[before]).toBe(new Set(firstPages).size * 10);
  await expect.poll(async () => Math.abs(((await mark.boundingBox())?.y ?? 0) - y)).toBeLessThan(3);
  await expect(panel(page).getByText('Loading older messages')).toBeHidden();
  await toTop();
  await drawnTwice(page);
  // A member who reads older messages is not scrolled down by a new one; one tap leads there.
  sandbox.control.pushMessage(members.rich, text('the newest'));
  await expect(panel(page).getByRole('log')).toHaveText('Admin: the newest');
  await drawnTwice(page);
  expect(await distanceToEnd(page)).toBeGreaterThan(200);
  await panel(page).getByRole('button', { name: 'Go to the latest message' }).click();
  await expect(lastRow(page)).toContainText('the newest');
  const asks = skips().length;
  await panel(page).getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => skips().slice(asks)).toEqual([0]);
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2);
});
