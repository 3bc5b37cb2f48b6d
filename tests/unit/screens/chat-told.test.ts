import { describe, expect, test } from 'vitest';
import { measureLists } from '../../support/measured-list.ts';
import { smallPicture } from '../../support/pictures.ts';
import {
  all,
  chooseFile,
  fill,
  find,
  goBack,
  open,
  press,
  reaction,
  see,
  shownText,
  until,
} from '../../support/screen.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';

// What the chat says of messages, beside its button and in its panel.

measureLists();

const page = '/user/contact';
const openChat = '/user/contact?open=chat';
const invitation = 'คุยกันแอดมิน';
const tooOften = 'Messages are sent too often. Wait a moment.';
const noJson = { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html', apply: false };
const alerts = () => all('alert').map(({ textContent }) => textContent);
const failed = () => document.querySelector('[data-state=failed]');
const sent = () => control.conversation(rich).filter(({ sender }) => sender === 'customer');

async function send(text: string) {
  await fill('Type a message', text);
  await press('button', 'Send');
}

describe('the invitation', () => {
  const invite = async (locale: 'en' | 'th' = 'en') => {
    await open(page, { locale });
    await time.pass(1_000 - reaction);
    return document.querySelector<HTMLElement>('[data-kind=invite]');
  };

  test('R-396 A-84 is in Thai and called so', async () => {
    expect((await invite())?.querySelector('[lang=th]')?.textContent).toBe(invitation);
  });

  test('A-84 is heard in the language of the page after it', async () => {
    expect((await invite())?.closest('[role=status]')?.textContent).toBe(`${invitation}Chat with us`);
  });

  test('A-84 is heard once by a member who reads Thai', async () => {
    expect((await invite('th'))?.closest('[role=status]')?.textContent).toBe(invitation);
  });

  test('A-84 R-414 stays while it has the focus', async () => {
    const bubble = await invite();
    bubble?.focus();
    await time.pass(8_000);
    expect(shownText()).toContain(invitation);
    bubble?.blur();
    await time.pass(4_000);
    expect(shownText()).not.toContain(invitation);
  });

  test('R-395 opens the chat', async () => {
    (await invite())?.click();
    await find('dialog', 'Chat');
  });
});

describe('a message to a closed chat', () => {
  /** The answer to a refresh arrives after the chat was closed. */
  const receive = async (...texts: string[]) => {
    await open(page);
    await press('button', 'Open chat');
    await until(() => callsOf('listChatHistory').length === 1, 'the history');
    // What is seen is reported a second later.
    await time.pass(1_000);
    for (const message of texts) control.pushMessage(rich, { message_type: 'text', payload: { message } });
    const release = holdAnswer('listChatHistory');
    await press('button', 'Refresh');
    await until(() => callsOf('listChatHistory').length === 2, 'the refresh');
    await goBack();
    await find('button', 'Open chat');
    control.clearRequests();
    await release();
  };
  const told = () => document.querySelector('[data-kind=message]');

  test('R-414 is not told when it was read in the open chat', async () => {
    await open(page);
    await press('button', 'Open chat');
    await until(() => callsOf('listChatHistory').length === 1, 'the history');
    control.pushMessage(rich, { message_type: 'text', payload: { message: 'One' } });
    await press('button', 'Refresh');
    await see('One');
    await goBack();
    await find('button', 'Open chat');
    expect(told()).toBeNull();
  });

  test.each([
    ['Open chat, 1 unread', ['One']],
    ['Open chat, 2 unread', ['One', 'Two']],
  ])('R-418 is counted by the name of the button: %s', async (name, texts) => {
    await receive(...texts);
    await find('button', name);
  });

  test('R-418 is told with the words of the last one', async () => {
    await receive('One', 'Two');
    await until(() => told() !== null, 'the notice');
    expect(told()?.textContent).toBe('New messageTwo');
    expect(told()?.closest('[role=status]')).not.toBeNull();
  });

  test('R-414 R-418 is told for 4,000 ms', async () => {
    await receive('One');
    await until(() => told() !== null, 'the notice');
    await time.pass(3_900);
    expect(told()).not.toBeNull();
    await time.pass(100);
    expect(told()).toBeNull();
  });

  test('R-407 is not read before the chat is opened', async () => {
    await receive('One');
    await find('button', 'Open chat, 1 unread');
    await time.pass(5_000);
    expect(callsOf('markChatRead')).toEqual([]);
    await press('button', /^Open chat/);
    await until(() => callsOf('markChatRead').length === 1, 'the report');
  });

  test('R-418 is counted no more after the chat was opened', async () => {
    await receive('One');
    await press('button', 'Open chat, 1 unread');
    await find('dialog', 'Chat');
    await goBack();
    await find('button', 'Open chat');
  });
});

describe('a text that is refused by a rate limit', () => {
  const refuse = async (text = 'please') => {
    control.fail('sendChatMessage', { code: 'REQUEST_LIMIT' });
    await open(openChat);
    await send(text);
    await until(() => failed() !== null, 'the failure');
  };

  test('A-107 R-117 has its reason at the message, as a button that sends it again', async () => {
    await refuse();
    await find('button', `${tooOften} Tap to send again.`);
  });

  test('A-107 R-414 is told in the chat for 4,000 ms', async () => {
    await refuse();
    expect(alerts()).toEqual([tooOften]);
    await time.pass(3_900);
    expect(alerts()).toEqual([tooOften]);
    await time.pass(100);
    expect(alerts()).toEqual([]);
  });

  test('A-107 R-117 is there once after it was sent again', async () => {
    await refuse();
    await press('button', /Tap to send again/);
    await until(() => failed() === null, 'the delivery');
    expect(sent()).toHaveLength(1);
    expect(all('listitem').filter(({ textContent }) => textContent.includes('please'))).toHaveLength(1);
  });

  test('A-107 that is removed is not there and not sent', async () => {
    await refuse('never mind');
    await press('button', 'Remove');
    await until(() => all('listitem').length === 0, 'the end of the message');
    await time.pass(1_000);
    expect(callsOf('sendChatMessage')).toHaveLength(1);
    expect(sent()).toEqual([]);
  });

  test('A-107 quality 14: leaves the focus on the messages when it is sent again', async () => {
    await refuse();
    await press('button', /Tap to send again/);
    await until(() => failed() === null, 'the delivery');
    const messages = await find('group', 'Messages');
    await until(() => document.activeElement === messages, 'the focus');
  });

  test('A-107 quality 14: leaves the focus on the chat when the only message is removed', async () => {
    await refuse();
    await press('button', 'Remove');
    const chat = await find('dialog', 'Chat');
    await until(() => document.activeElement === chat, 'the focus');
  });
});

describe('a text that was not sent for no known reason', () => {
  const lose = async () => {
    control.fail('sendChatMessage', noJson);
    await open(openChat);
    await send('please');
    await until(() => failed() !== null, 'the failure');
  };

  test('A-107 says so at the message', async () => {
    await lose();
    await find('button', "Your message wasn't sent. Tap to send again.");
  });

  test('A-107 is otherwise only heard', async () => {
    await lose();
    expect(all('alert').map(({ className, textContent }) => [className, textContent])).toEqual([
      ['visually-hidden', 'Not sent'],
    ]);
  });
});

describe('a file that is not allowed', () => {
  const formats = 'PNG, JPEG or GIF up to 10 MB, MP4 or MOV video up to 20 MB';
  const choose = (bytes: BlobPart[], name: string, type = 'image/png') =>
    chooseFile('Attach a file', new File(bytes, name, { type }), 1_000);
  const png = new Uint8Array(smallPicture('slip'));

  test('R-409 R-410 is too large from 10 MB and a byte on', async () => {
    await open(openChat);
    await choose([png, new Uint8Array(10 * 1024 * 1024 + 1 - png.length)], 'large.png');
    await see('The file is too large. Please select file no larger than 10 MB.');
    expect(callsOf('uploadChatImage')).toEqual([]);
  });

  test('R-410 R-412 is answered with the formats that are', async () => {
    await open(openChat);
    await choose(['%PDF-1.7'], 'letter.pdf', 'application/pdf');
    await until(() => alerts().length === 1, 'the reason');
    expect(alerts()[0]).toBe(`File is not supported ${formats}`);
  });
});
