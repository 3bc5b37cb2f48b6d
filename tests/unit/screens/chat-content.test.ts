import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { Schemas } from '../../../generated/operations.ts';
import { measureLists } from '../../support/measured-list.ts';
import { all, fill, find, open, press, reaction, until } from '../../support/screen.ts';
import { callsOf, control, settings, time } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';

// What a message in the chat shows, by its type.

measureLists();

type Message = Schemas['ChatMessageBody'];

const choice = (type: string, payload: string, title = type) => ({ title, type, payload });

/** Opens the chat with these messages from support, and gives their rows. */
async function show(...messages: Message[]): Promise<HTMLElement[]> {
  for (const message of messages) control.pushMessage(rich, message);
  await open('/user/contact?open=chat');
  await until(() => all('listitem').length >= messages.length, 'the messages');
  return all('listitem');
}

const text = (message: string): Message => ({ message_type: 'text', payload: { message } });

describe('a text', () => {
  test('R-397 is shown unchanged', async () => {
    const [row] = await show(text('two\nlines & <b>marks</b>'));
    expect(row?.querySelector('p[dir]')?.textContent).toBe('two\nlines & <b>marks</b>');
  });

  test('R-397 has its address as a link that opens without the app', async () => {
    await show(text('see https://wallet.example.com/howto.'));
    const link = await find('link', /howto/);
    expect(link.getAttribute('href')).toBe('https://wallet.example.com/howto');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('R-403 is that of the member if a customer sent it, and otherwise of support', async () => {
    await show(text('theirs'));
    await fill('Type a message', 'mine');
    await press('button', 'Send');
    await until(() => all('listitem').length === 2, 'the second message');
    const sides = all('listitem').map((row) => row.querySelector<HTMLElement>('[data-side]'));
    expect(sides.map((side) => side?.dataset['side'])).toEqual(['support', 'own']);
    expect(sides.map((side) => side?.firstElementChild?.textContent)).toEqual(['Admin', 'You']);
  });
});

describe('a message of another type', () => {
  test.each([
    ['a postback', 'postback'],
    ['an unknown one', 'hologram'],
  ])('R-402 shows its text: %s', async (_what, message_type) => {
    const [row] = await show({ message_type, payload: { message: 'tapped' } });
    expect(row?.querySelector('p[dir]')?.textContent).toBe('tapped');
  });

  test('R-402 without a text says that it cannot be shown', async () => {
    const [row] = await show({ message_type: 'sticker', payload: {} });
    expect(row?.textContent).toContain("This message can't be shown here");
  });
});

describe('a button in a message', () => {
  const offer = (...buttons: ReturnType<typeof choice>[]) =>
    show({ message_type: 'buttons', payload: { message: 'choose', buttons } });

  test('R-398 of the type web opens its address in another tab', async () => {
    await offer(choice('web', 'https://wallet.example.com/howto'));
    const link = await find('link', 'web');
    expect(link.getAttribute('href')).toBe('https://wallet.example.com/howto');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('R-398 of the type web with an address that runs is only its title', async () => {
    const [row] = await offer(choice('web', 'javascript:alert(1)', 'bad'));
    expect(row?.textContent).toContain('bad');
    expect(row?.querySelector('a, button')).toBeNull();
  });

  test('R-398 of the type call dials its number', async () => {
    await offer(choice('call', '+66 2 000 0000'));
    expect((await find('link', 'call')).getAttribute('href')).toBe('tel:+6620000000');
  });

  test('R-398 of an unknown type is its title and cannot be pressed', async () => {
    await offer(choice('dance', 'x'));
    expect((await find('button', 'dance')).hasAttribute('disabled')).toBe(true);
  });

  test('R-398 of the type postback sends its payload, once for a double click', async () => {
    await offer(choice('postback', 'CHECK_SLIP', 'ตรวจสอบสลิป'));
    const button = await find('button', 'ตรวจสอบสลิป');
    for (const detail of [1, 2]) {
      fireEvent.click(button, { detail });
      // An equal message at once would be the same one.
      await time.pass(reaction);
    }
    await until(() => callsOf('sendChatMessage').length > 0, 'the message');
    await time.pass(1_000);
    expect(callsOf('sendChatMessage').map(({ body }) => body)).toMatchObject([
      { sender: 'customer', message: { message_type: 'postback', payload: { message: 'CHECK_SLIP' } } },
    ]);
  });

  test('R-398 of the type postback is answered by its title', async () => {
    await offer(choice('postback', 'CHECK_SLIP', 'ตรวจสอบสลิป'));
    await press('button', 'ตรวจสอบสลิป');
    await until(() => all('listitem').length === 2, 'the answer');
    expect(all('listitem')[1]?.textContent).toContain('ตรวจสอบสลิป');
    expect(all('listitem')[1]?.textContent).not.toContain('CHECK_SLIP');
  });
});

test('R-400 a quick reply is a button that sends its payload', async () => {
  const payload = { message: 'topic?', buttons: [choice('postback', 'DEPOSIT', 'ฝากเงิน')] };
  await show({ message_type: 'quick_replies', payload });
  await press('button', 'ฝากเงิน');
  await until(() => callsOf('sendChatMessage').length === 1, 'the message');
  expect(callsOf('sendChatMessage')[0]?.body).toMatchObject({ message: { payload: { message: 'DEPOSIT' } } });
});

describe('cards', () => {
  const first = { image_url: '/media/chat/card-1.svg', title: 'first card', subtitle: 'below' };
  const generic = [
    { ...first, buttons: [choice('web', 'https://a.example/')] },
    { image_url: 'https://elsewhere.example/x.png', title: 'second card' },
  ];
  const cards = async () => {
    const [row] = await show({ message_type: 'generic', payload: { generic } });
    return [...(row?.querySelectorAll('ul > li') ?? [])];
  };

  test('R-401 have a title and a subtitle each', async () => {
    const lines = (card: Element) => Array.from(card.querySelectorAll('p'), ({ textContent }) => textContent);
    expect((await cards()).map(lines)).toEqual([['first card', 'below'], ['second card']]);
  });

  test('R-401 have their buttons', async () => {
    const links = (card: Element) => Array.from(card.querySelectorAll('a'), (link) => link.getAttribute('href'));
    expect((await cards()).map(links)).toEqual([['https://a.example/'], []]);
  });

  test('R-401 A-115 have their picture, unless it is from another host', async () => {
    const pictures = (card: Element) => Array.from(card.querySelectorAll('img'), (image) => image.getAttribute('src'));
    expect((await cards()).map(pictures)).toEqual([[`${settings.apiBaseUrl}/media/chat/card-1.svg`], []]);
  });
});
