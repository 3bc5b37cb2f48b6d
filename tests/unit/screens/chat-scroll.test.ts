import { describe, expect, test } from 'vitest';
import { heightOfList, heightOfRow, measureLists, resizeLists } from '../../support/measured-list.ts';
import { fill, find, open, press, until } from '../../support/screen.ts';
import { callsOf, control, time } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';

// Which messages an open chat shows after its list has changed.

measureLists();

/** The list of a chat with 46 messages, of which the last 21 are loaded. The newest is the member's own. */
async function openList(): Promise<HTMLElement> {
  control.fillConversation(rich, 45);
  await open('/user/contact?open=chat');
  await fill('Type a message', 'mine');
  await press('button', 'Send');
  await until(() => callsOf('listChatHistory').length === 3, 'the history');
  const list = await find('group', 'Messages');
  Object.defineProperties(list, {
    clientHeight: { value: heightOfList },
    scrollHeight: { get: () => Number.parseFloat(list.querySelector('ul')?.style.height ?? '') },
  });
  await time.pass(1_000);
  return list;
}

function scrollTo(list: HTMLElement, ...tops: number[]) {
  for (const top of tops) {
    list.scrollTop = top;
    list.dispatchEvent(new Event('scroll'));
  }
}

test('R-413 older messages that are added at the top move no message on the screen', async () => {
  const list = await openList();
  scrollTo(list, 100, 0);
  await until(() => callsOf('listChatHistory').length === 4, 'the older messages');
  await time.pass(1_000);
  expect(list.scrollTop).toBe(10 * heightOfRow);
});

describe('a chat whose list becomes lower, as by the keyboard of a phone', () => {
  const lower = 300;

  test('B-21 shows the newest message still', async () => {
    const list = await openList();
    const before = list.scrollTop;
    resizeLists(lower);
    await time.pass(1_000);
    expect(list.scrollTop).toBe(before + heightOfList - lower);
  });

  test('B-21 stays at the messages to which the member has scrolled', async () => {
    const list = await openList();
    scrollTo(list, 200, 120);
    resizeLists(lower);
    await time.pass(1_000);
    expect(list.scrollTop).toBe(120);
  });
});

test('R-413 a message of support that arrives at the end of the list is seen', async () => {
  const list = await openList();
  const before = list.scrollTop;
  control.pushMessage(rich, { message_type: 'text', payload: { message: 'News' } });
  await press('button', 'Refresh');
  await until(() => callsOf('listChatHistory').length === 4, 'the refresh');
  await time.pass(1_000);
  expect(list.scrollTop).toBe(before + heightOfRow);
});
