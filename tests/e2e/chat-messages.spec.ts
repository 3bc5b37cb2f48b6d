import { findingsInBothSchemes } from '../support/axe.ts';
import { openGuestChat, panel, rows, say, scroller, text } from '../support/chat-test.ts';
import { callsOf, expect, test } from '../support/wallet-test.ts';

test('R-397 R-403 texts appear unchanged, on the side of their sender, with the time', async ({ page, sandbox }) => {
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
      return bubble && outer && bubble.x - outer.x > outer.x + outer.width - bubble.x - bubble.width ? 'right' : 'left';
    }),
  );
  expect(sides).toEqual(['right', 'left']);
  expect(await theirs.locator('p[dir=auto]').evaluate((bubble: HTMLElement) => bubble.innerText)).toContain(
    'two\nlines',
  );
  const link = theirs.getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://wallet.example.com/howto');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(mine).toContainText('You');
  await expect(theirs).toContainText('Admin');
  await expect(rows(page).first()).toContainText(/\d\d\/\d\d\/20\d\d/);
  // Messages of support within one minute are one group.
  const times = await scroller(page).locator('time').allTextContents();
  expect(times.length).toBeLessThanOrEqual(3);
  for (const time of times) expect(time).toMatch(/^\d\d:\d\d$/);
});

test('R-398 R-400 R-401 buttons, quick replies and cards do what their type says', async ({ page, sandbox }) => {
  const guest = await openGuestChat(page);
  const button = (type: string, payload: string, title: string = type) => ({ title, type, payload });
  sandbox.control.pushMessage(guest, {
    message_type: 'buttons',
    payload: {
      message: 'choose',
      buttons: [
        button('web', 'https://wallet.example.com/howto'),
        button('web', 'javascript:alert(1)', 'bad'),
        button('call', '+66 2 000 0000'),
        button('postback', 'CHECK_SLIP', 'ตรวจสอบสลิป'),
        button('teleport', 'x'),
      ],
    },
  });
  const offer = rows(page).filter({ hasText: 'choose' });
  const web = offer.getByRole('link', { name: 'web', exact: true });
  await expect(web).toHaveAttribute('href', 'https://wallet.example.com/howto');
  await expect(web).toHaveAttribute('target', '_blank');
  await expect(web).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(offer).toContainText('wallet.example.com');
  await expect(offer.getByRole('link', { name: 'call' })).toHaveAttribute('href', 'tel:+6620000000');
  await expect(offer.getByText('bad')).toBeVisible();
  await expect(offer.getByRole('link')).toHaveCount(2);
  await expect(offer.getByRole('button', { name: 'teleport' })).toBeDisabled();
  await offer.getByRole('button', { name: 'ตรวจสอบสลิป' }).dblclick();
  await expect
    .poll(() => callsOf(sandbox, 'sendChatMessage').map(({ body }) => body))
    .toMatchObject([
      { sender: 'customer', message: { message_type: 'postback', payload: { message: 'CHECK_SLIP' } }, guestId: guest },
    ]);
  // The member sees the title of the button.
  await expect(rows(page).filter({ hasText: 'You' })).toContainText('ตรวจสอบสลิป');

  sandbox.control.pushMessage(guest, {
    message_type: 'quick_replies',
    payload: { message: 'topic?', buttons: [button('postback', 'DEPOSIT', 'ฝากเงิน')] },
  });
  await rows(page).filter({ hasText: 'topic?' }).getByRole('button', { name: 'ฝากเงิน' }).click();
  await expect
    .poll(() => callsOf(sandbox, 'sendChatMessage').at(1)?.body)
    .toMatchObject({ message: { message_type: 'postback', payload: { message: 'DEPOSIT' } } });

  sandbox.control.pushMessage(guest, {
    message_type: 'generic',
    payload: {
      generic: [
        {
          image_url: '/media/chat/card-1.svg',
          title: 'first card',
          subtitle: 'below',
          buttons: [button('web', 'https://a.example')],
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
});

test('R-402 R-115 A-87 unknown types show their text; an empty message says so', async ({ page, sandbox }) => {
  const guest = await openGuestChat(page);
  sandbox.control.pushMessage(guest, { message_type: 'postback', payload: { message: 'tapped' } });
  sandbox.control.pushMessage(guest, { message_type: 'hologram', payload: { message: 'from the future' } });
  await expect(rows(page).filter({ hasText: 'tapped' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'from the future' })).toBeVisible();
  for (const type of ['text', 'buttons', 'media', 'quick_replies', 'generic', 'other', 'sticker'])
    sandbox.control.pushMessage(guest, { message_type: type, payload: {} });
  await expect(rows(page)).toHaveCount(9);
  await expect(rows(page).getByText("This message can't be shown here")).toHaveCount(7);
});

test('R-399 pictures and videos open over the chat; a file is a link', { tag: '@full' }, async ({ page, sandbox }) => {
  const guest = await openGuestChat(page);
  const media = (fileType: string, name: string, url = '/media/slips/slip-sample.svg') =>
    sandbox.control.pushMessage(guest, { message_type: 'media', payload: { fileType, url, filePath: url, name } });
  media('image', 'slip.svg');
  media('video', 'how.mp4', '/media/how.mp4');
  media('file', 'terms.pdf');
  media('image', 'far.png', 'https://elsewhere.example/far.png');
  const picture = rows(page).getByRole('button', { name: 'View image slip.svg' });
  await picture.click();
  const viewer = page.getByRole('dialog', { name: 'slip.svg' });
  await expect(viewer.locator('img')).toHaveJSProperty('complete', true);
  expect(await viewer.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await expect(picture).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await rows(page).getByRole('button', { name: 'Play video how.mp4' }).click();
  const player = page.getByRole('dialog', { name: 'how.mp4' });
  await expect(player.locator('video')).toHaveAttribute('src', '/media/how.mp4');
  await expect(player.locator('video')).toHaveJSProperty('controls', true);
  await player.getByRole('button', { name: 'Close' }).click();
  await expect(player).toBeHidden();
  const file = rows(page).getByRole('link', { name: 'terms.pdf' });
  await expect(file).toHaveAttribute('href', '/media/slips/slip-sample.svg');
  await expect(file).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(rows(page).getByRole('link', { name: 'far.png' })).toHaveAttribute(
    'href',
    'https://elsewhere.example/far.png',
  );
});

test('quality 14: axe finds nothing serious in messages of any type', { tag: '@full' }, async ({ page, sandbox }) => {
  const guest = await openGuestChat(page);
  await say(page, 'all');
  await expect(rows(page).getByText("This message can't be shown here")).toBeVisible();
  sandbox.control.fail('sendChatMessage', { code: 'REQUEST_LIMIT' });
  await say(page, 'x'.repeat(1_900));
  await expect(rows(page).getByText("Your message wasn't sent. Tap to try again.")).toBeVisible();
  // A viewport in which all messages are visible.
  await page.setViewportSize({ width: 390, height: 6_000 });
  await expect.poll(() => scroller(page).evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
  // Each message is a row; its cards are rows too.
  await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(sandbox.control.conversation(guest).length + 1);
  expect(await findingsInBothSchemes(page)).toEqual([]);
});
