import { describe, expect, test } from 'vitest';
import { measureLists } from '../../support/measured-list.ts';
import { all, fill, find, goBack, open, press, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';

// What an open chat reads and reports, and where Back leads from it.

measureLists();

const page = '/user/contact';
const openChat = '/user/contact?open=chat';
const say = (message: string) => control.pushMessage(rich, { message_type: 'text', payload: { message } });
const isRead = (count: number) => until(() => callsOf('listChatHistory').length === count, 'the history');

/** Lets a message arrive in the open chat. */
async function receive(message: string) {
  say(message);
  await press('button', 'Refresh');
  await see(message);
}

test('B-43 the chat of a member whose profile was read does not ask for the wallet', async () => {
  await open(page);
  await find('button', 'Open chat');
  await time.pass(1_000);
  expect(callsOf('getProfile')).toHaveLength(1);
  expect(callsOf('getWallet')).toEqual([]);
});

test('R-039 R-406 a chat of a build without socket does not say that it is reconnecting', async () => {
  await open(openChat);
  await isRead(1);
  await time.pass(1_000);
  expect(all('dialog', 'Chat')).toHaveLength(1);
  expect(shownText()).not.toContain('Reconnecting');
});

describe('messages that arrive in the open chat', () => {
  test('R-407 are reported as read, each time', async () => {
    say('One');
    await open(openChat);
    await until(() => callsOf('markChatRead').length === 1, 'the first report');
    for (const [index, message] of ['Two', 'Three'].entries()) {
      await receive(message);
      await until(() => callsOf('markChatRead').length === index + 2, 'the next report');
    }
  });

  test('R-407 are reported 1,000 ms after the last of them', async () => {
    await open(openChat);
    await isRead(1);
    await time.pass(2_000);
    await receive('One');
    await receive('Two');
    const arrived = performance.now();
    await receive('Three');
    await until(() => callsOf('markChatRead').length > 0, 'the report');
    expect(performance.now() - arrived).toBeGreaterThanOrEqual(1_000);
    await time.pass(5_000);
    expect(callsOf('markChatRead')).toHaveLength(1);
  });
});

test('R-419 quality 1: the refresh is busy until its answer, and a second press reads nothing', async () => {
  say('Hello');
  await open(openChat);
  await isRead(1);
  const release = holdAnswer('listChatHistory');
  await press('button', 'Refresh');
  const button = await find('button', 'Refresh');
  expect(button.getAttribute('aria-busy')).toBe('true');
  button.click();
  await time.pass(1_000);
  await release();
  await time.pass(1_000);
  expect(callsOf('listChatHistory')).toHaveLength(2);
});

test('A-119 a refresh does not count the same unreadable messages again', async () => {
  control.fail('listChatHistory', { status: 200, body: { messages: [null] }, times: 9 });
  await open(openChat);
  await see("1 item can't be shown here");
  for (const count of [2, 3]) {
    await press('button', 'Refresh');
    await isRead(count);
    await time.pass(1_000);
    expect(shownText()).toContain("1 item can't be shown here");
  }
});

describe('a picture that is open', () => {
  const openPicture = async () => {
    const payload = { fileType: 'image', name: 'offer.svg', url: '/media/chat/card-1.svg' };
    control.pushMessage(rich, { message_type: 'media', payload });
    await open(page);
    await press('button', 'Open chat');
    await press('button', 'View image offer.svg');
    await find('dialog', 'offer.svg');
  };
  const dialogs = () => all('dialog').map((each) => each.querySelector('h2')?.textContent);

  test('B-05 R-399 is closed by Back, and the chat by the next Back', async () => {
    await openPicture();
    await goBack();
    await until(() => dialogs().join() === 'Chat', 'the chat');
    await goBack();
    await until(() => dialogs().length === 0, 'the page');
  });

  test('B-05 R-399 is not opened again by Back after it was closed', async () => {
    await openPicture();
    await press('button', 'Close');
    await until(() => dialogs().join() === 'Chat', 'the chat');
    await goBack();
    await until(() => location.search === '', 'the page');
    expect(dialogs()).toEqual([]);
  });
});

describe('the time of an own message', () => {
  const send = async () => {
    await open(openChat);
    await fill('Type a message', 'mine');
    await press('button', 'Send');
    await until(() => all('listitem').length === 1, 'the message');
  };

  test('R-404 R-403 is there when the message was sent', async () => {
    await send();
    await until(() => all('time').length === 1, 'the time');
  });

  test('R-404 is not there when the message was not sent', async () => {
    control.fail('sendChatMessage', { code: 'REQUEST_LIMIT' });
    await send();
    await until(() => document.querySelector('[data-state=failed]') !== null, 'the failure');
    expect(all('time')).toEqual([]);
  });
});
