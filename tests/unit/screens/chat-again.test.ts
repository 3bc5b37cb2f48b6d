import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { all, field, fill, open, press, see, shownText, until } from '../../support/screen.ts';
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
