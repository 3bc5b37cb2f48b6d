import { fireEvent } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { all, chooseFile, field, fill, find, open, press, see, shownText, until } from '../../support/screen.ts';
import { smallPicture } from '../../support/pictures.ts';
import { callsOf, control, time } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';

// What follows a failure or a message in an open chat.

const openChat = '/user/contact?open=chat';
const said = (message: string) => ({ message_type: 'text', payload: { message } });
const isRead = (count: number) => until(() => callsOf('listChatHistory').length === count, 'the history');

async function send(text: string) {
  await fill('Type a message', text);
  await press('button', 'Send');
}

test('R-394 a member whose profile cannot be read can write to support', async () => {
  control.fail('getProfile', { code: 'INTERNAL_SERVER_ERROR', times: 99 });
  await open('/user/contact');
  await press('button', 'Open chat');
  await send('Help');
  await until(() => callsOf('sendChatMessage').length === 1, 'the message');
  expect(callsOf('sendChatMessage')[0]?.body).toMatchObject({ username: rich });
});

describe('a refresh that fails', () => {
  test('A-107 R-419 is silent', async () => {
    control.pushMessage(rich, said('Hello from support'));
    await open(openChat);
    await isRead(1);
    control.fail('listChatHistory', { code: 'INTERNAL_SERVER_ERROR' });
    await press('button', 'Refresh');
    await isRead(2);
    await time.pass(1_000);
    expect(all('button', /Try again/)).toEqual([]);
  });

  test('R-418 does not hide that later messages are new', async () => {
    await open(openChat);
    await isRead(1);
    control.fail('listChatHistory', { code: 'INTERNAL_SERVER_ERROR' });
    await press('button', 'Refresh');
    await isRead(2);
    control.pushMessage(rich, said('Something new'));
    await press('button', 'Refresh');
    await until(() => document.querySelector('[role=log]')?.textContent === 'Admin: Something new', 'the news');
  });
});

describe('the field', () => {
  test('R-408 with spaces only sends nothing', async () => {
    await open(openChat);
    await fill('Type a message', '  \n ');
    const form = (await field('Type a message')).closest('form');
    if (form) fireEvent.submit(form);
    await time.pass(1_000);
    await send('Hello');
    await until(() => callsOf('sendChatMessage').length > 0, 'the message');
    expect(callsOf('sendChatMessage').map(({ body }) => body)).toMatchObject([{ message: said('Hello') }]);
  });

  test('R-408 A-121 has the focus after a message was sent by the button', async () => {
    await open(openChat);
    await send('Hello');
    expect(document.activeElement).toBe(await field('Type a message'));
  });
});

describe('new messages', () => {
  test('R-418 are heard in their order, the last five of them', async () => {
    await open(openChat);
    await isRead(1);
    const heard = () => Array.from(document.querySelectorAll('[role=log] p'), ({ textContent }) => textContent);
    for (const figure of [1, 2, 3, 4, 5, 6]) control.pushMessage(rich, said(`News ${figure}`));
    await press('button', 'Refresh');
    await until(() => heard().length === 5, 'the news');
    expect(heard()).toEqual([2, 3, 4, 5, 6].map((figure) => `Admin: News ${figure}`));
    control.pushMessage(rich, said('News 7'));
    await press('button', 'Refresh');
    await until(() => heard().at(-1) === 'Admin: News 7', 'the last');
    expect(heard()).toHaveLength(5);
  });

  test('R-418 A-121 are added one by one, and those before them stay as they are', async () => {
    await open(openChat);
    await isRead(1);
    const log = () => [...document.querySelectorAll('[role=log] p')];
    for (const figure of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const before = log();
      control.pushMessage(rich, said(`News ${figure}`));
      await press('button', 'Refresh');
      await until(() => log().at(-1)?.textContent === `Admin: News ${figure}`, 'the news');
      expect(log().slice(0, -1)).toEqual(before.slice(-4));
    }
    expect(log().map(({ textContent }) => textContent)).toEqual([5, 6, 7, 8, 9].map((each) => `Admin: News ${each}`));
  });
});

describe('files that are dropped on the chat', () => {
  const picture = (name: string) => new File([new Uint8Array(smallPicture('slip'))], name, { type: 'image/png' });
  const drop = async (...files: File[]) => {
    fireEvent.drop(await field('Type a message'), { dataTransfer: { files, types: ['Files'] } });
    await time.pass(3_000);
  };

  test('R-409 B-04 are refused if they are two, and none is sent', async () => {
    await open(openChat);
    await drop(picture('one.png'), picture('two.png'));
    await see('Please choose one file at a time');
    expect(callsOf('uploadChatImage')).toEqual([]);
  });
});

describe('a second notice', () => {
  const paper = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

  test('R-414 A-84 stays for its own 4,000 ms, whenever the first one came', async () => {
    await open(openChat);
    await chooseFile('Attach a file', paper('one.pdf'), 0);
    await see('File is not supported');
    await time.pass(3_000);
    await chooseFile('Attach a file', paper('two.pdf'), 0);
    await time.pass(3_999);
    expect(shownText()).toContain('File is not supported');
    await time.pass(1);
    expect(shownText()).not.toContain('File is not supported');
  });
});

describe('the key Enter', () => {
  afterEach(() => vi.restoreAllMocks());
  const withMouse = (matches: boolean) => {
    const list = Object.assign(new EventTarget(), { matches });
    vi.spyOn(window, 'matchMedia').mockReturnValue(list as MediaQueryList); // the parts that are used
  };

  test.each([
    ['sends with a mouse', true, {}, 1],
    ['with Shift begins a line', true, { shiftKey: true }, 0],
    ['that ends a composition sends nothing', true, { isComposing: true }, 0],
    ['begins a line on a touch device', false, {}, 0],
  ])('R-408 B-43 %s', async (_what, hasMouse, init, count) => {
    withMouse(hasMouse);
    await open(openChat);
    await fill('Type a message', 'Hello');
    const isHandled = !fireEvent.keyDown(await field('Type a message'), { key: 'Enter', ...init });
    await time.pass(1_000);
    expect(isHandled).toBe(count === 1);
    expect(callsOf('sendChatMessage')).toHaveLength(count);
  });
});

describe('a chat without readable messages', () => {
  test('A-119 does not greet as if there were none', async () => {
    control.fail('listChatHistory', { status: 200, body: { messages: [null] }, times: 9 });
    await open(openChat);
    await see("1 item can't be shown here");
    expect(shownText()).not.toContain('How can we help?');
  });

  test('R-394 greets if there are none', async () => {
    await open(openChat, { as: '0823456789' });
    await see('How can we help?');
  });
});

describe('the chat of a phone', () => {
  afterEach(() => {
    window.innerWidth = 1024;
  });

  test('R-394 has a button that says that the chat is open, and closes it', async () => {
    window.innerWidth = 390;
    await open('/user/contact');
    await press('button', 'Open chat');
    const close = await find('button', 'Close');
    const isExpanded = close.getAttribute('aria-expanded');
    await press('button', 'Close');
    await until(() => all('dialog').length === 0, 'the page');
    expect(isExpanded).toBe('true');
    expect(document.activeElement).toBe(await find('button', 'Open chat'));
  });

  test.each([
    [390, 'leaves the keyboard closed', false],
    [1024, 'has the focus in its field', true],
  ])('B-43 %i pixels wide %s when it opens', async (width, _what, isFocused) => {
    window.innerWidth = width;
    await open('/user/contact');
    await press('button', 'Open chat');
    const composer = await field('Type a message');
    await time.pass(1_000);
    expect(document.activeElement === composer).toBe(isFocused);
  });
});
