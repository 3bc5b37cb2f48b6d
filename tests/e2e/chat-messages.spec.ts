import { openGuestChat, rows, say, text } from '../support/chat-test.ts';
import { callsOf, expect, test } from '../support/wallet-test.ts';

test('R-397 R-398 R-400…R-403 A-87 texts appear unchanged on the side of their sender; messages do what their type says, one of an unknown type shows its text', async ({
  page,
  sandbox,
}) => {
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

  for (const message_type of ['postback', 'hologram', 'sticker']) {
    const payload = message_type === 'sticker' ? {} : { message: `tapped ${message_type}` };
    sandbox.control.pushMessage(guest, { message_type, payload });
  }
  await expect(rows(page).getByText(/tapped/)).toHaveText(['tapped postback', 'tapped hologram']);
  await expect(rows(page).getByText("This message can't be shown here")).toHaveCount(1);
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
      { sender: 'customer', message: { message_type: 'postback', payload: { message: 'CHECK_SLIP' } }, guestId: guest },
    ]);
  // The member sees the title of the button.
  await expect(rows(page).filter({ hasText: 'You' }).last()).toContainText('ตรวจสอบสลิป');
  const replies = { message: 'topic?', buttons: [button('postback', 'DEPOSIT', 'ฝากเงิน')] };
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
