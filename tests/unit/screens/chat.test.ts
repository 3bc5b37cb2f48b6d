import { afterEach, describe, expect, test } from 'vitest';
import {
  chooseFile,
  field,
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
import { callsOf, control, time } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';

const page = '/user/contact';
const openChat = '/user/contact?open=chat';
const hello = { message_type: 'text', payload: { message: 'Hello from support' } };

describe('the history', () => {
  test('R-413 asks for ten messages', async () => {
    await open(openChat);
    await until(() => callsOf('listChatHistory').length > 0, 'the history');
    expect(callsOf('listChatHistory')[0]?.body).toMatchObject({ limit: 10, skip: 0 });
  });

  test('R-413 that could not be read is read when the chat opens again', async () => {
    control.fail('listChatHistory', { code: 'INTERNAL_SERVER_ERROR' });
    await open(page);
    await press('button', 'Open chat');
    await until(() => callsOf('listChatHistory').length === 1, 'the history');
    await goBack();
    await press('button', 'Open chat');
    await until(() => callsOf('listChatHistory').length === 2, 'the history');
  });
});

describe('a failure', () => {
  test('A-114 R-413 of the history names what is missing', async () => {
    control.fail('listChatHistory', { code: 'INTERNAL_SERVER_ERROR' });
    await open(openChat);
    await find('button', "We couldn't load earlier messages. Try again.");
  });
});

/** Scrolls the messages to their top. */
const toTheTop = () => {
  const list = document.querySelector('[role=group][aria-label=Messages]');
  for (const top of [100, 0]) {
    if (list) list.scrollTop = top;
    list?.dispatchEvent(new Event('scroll'));
  }
};

/** Asks for older messages, which cannot be read. */
async function askInVain() {
  control.fillConversation(rich, 25);
  await open(openChat);
  await until(() => callsOf('listChatHistory').length === 1, 'the history');
  await time.settle();
  control.fail('listChatHistory', { code: 'INTERNAL_SERVER_ERROR' });
  toTheTop();
}

describe('older messages', () => {
  test('R-413 A-114 that could not be read are read by the retry', async () => {
    await askInVain();
    await press('button', /Try again/);
    await until(() => callsOf('listChatHistory').length === 3, 'another attempt');
    expect(callsOf('listChatHistory').map(({ body }) => body)).toMatchObject([{ skip: 0 }, { skip: 10 }, { skip: 10 }]);
  });
});

describe('older messages that could not be read', () => {
  test('R-413 A-114 are not asked for again by a scroll to the top', async () => {
    await askInVain();
    await find('button', /Try again/);
    for (let count = 0; count < 3; count += 1) {
      toTheTop();
      await time.pass(1_000);
    }
    expect(callsOf('listChatHistory')).toHaveLength(2);
  });
});

describe('reading', () => {
  test('R-407 is told 1,000 ms after the messages are seen and not before', async () => {
    control.pushMessage(rich, hello);
    await open(page);
    await press('button', 'Open chat');
    await until(() => callsOf('listChatHistory').length === 1, 'the history');
    await time.pass(999);
    expect(callsOf('markChatRead')).toEqual([]);
    await time.pass(1);
    expect(callsOf('markChatRead')).toHaveLength(1);
  });
});

describe('a tab in the background', () => {
  const show = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => Reflect.deleteProperty(document, 'hidden'));

  test('R-407 tells nothing as read before it is seen', async () => {
    control.pushMessage(rich, hello);
    show(true);
    await open(openChat);
    await until(() => callsOf('listChatHistory').length === 1, 'the history');
    await time.pass(5_000);
    expect(callsOf('markChatRead')).toEqual([]);
    show(false);
    await time.pass(1_000);
    expect(callsOf('markChatRead')).toHaveLength(1);
  });
});

describe('the invitation', () => {
  test('R-396 appears 1,000 ms after the chat is there, and stays for 4,000 ms', async () => {
    await open(page);
    await time.pass(999 - reaction);
    expect(shownText()).not.toContain('คุยกันแอดมิน');
    await time.pass(1);
    expect(shownText()).toContain('คุยกันแอดมิน');
    await time.pass(3_999);
    expect(shownText()).toContain('คุยกันแอดมิน');
    await time.pass(1);
    expect(shownText()).not.toContain('คุยกันแอดมิน');
  });

  test('R-396 does not come after a chat that was opened', async () => {
    await open(page);
    await press('button', 'Open chat');
    await until(() => callsOf('listChatHistory').length === 1, 'the history');
    await time.pass(2_000);
    await goBack();
    expect(shownText()).not.toContain('คุยกันแอดมิน');
  });

  test.each([1, 2])('R-396 does not come 1,000 ms after a chat was closed, time %i', async (times) => {
    await open(page);
    for (let count = 0; count < times; count += 1) {
      await press('button', 'Open chat');
      await until(() => callsOf('listChatHistory').length > 0, 'the history');
      await goBack();
    }
    await find('button', 'Open chat');
    await time.pass(1_000);
    expect(shownText()).not.toContain('คุยกันแอดมิน');
  });

  test('R-396 does not come over an opened chat', async () => {
    await open(openChat);
    await time.pass(2_000);
    expect(document.body.textContent).not.toContain('คุยกันแอดมิน');
  });
});

describe('a message', () => {
  test('R-409 of 2,000 characters is sent, one of 2,001 is not', async () => {
    await open(openChat);
    await fill('Type a message', 'x'.repeat(2_001));
    await see('Messages can be up to 2,000 characters long');
    (await find('button', 'Send')).click();
    await time.settle();
    await fill('Type a message', 'x'.repeat(2_000));
    await press('button', 'Send');
    await until(() => callsOf('sendChatMessage').length > 0, 'the message');
    expect(callsOf('sendChatMessage')).toHaveLength(1);
    expect(callsOf('sendChatMessage')[0]?.body).toMatchObject({ message: { payload: { message: 'x'.repeat(2_000) } } });
  });

  test('R-408 leaves an empty field', async () => {
    await open(openChat);
    await fill('Type a message', 'Hello');
    await press('button', 'Send');
    await until(() => callsOf('sendChatMessage').length === 1, 'the message');
    expect(await field('Type a message')).toHaveProperty('value', '');
  });

  test('R-410 with a file that is refused says so again when it is chosen again', async () => {
    const file = new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' });
    await open(openChat);
    await chooseFile('Attach a file', file, 0);
    await see('File is not supported');
    await time.pass(4_000);
    expect(shownText()).not.toContain('File is not supported');
    await chooseFile('Attach a file', file, 0);
    await see('File is not supported');
  });

  test('A-22 that was only typed is not there for the next member', async () => {
    await open(openChat);
    await fill('Type a message', 'My number is 1234');
    await open(openChat, { as: '0823456789' });
    expect(await field('Type a message')).toHaveProperty('value', '');
  });
});
