import { expect, test } from 'vitest';
import type { Schemas } from '../../../../src/api/wire/types.ts';
import type { Entry } from '../../../../src/features/chat/conversation-view.ts';
import { textBody } from '../../../support/running-conversation.ts';
import { rowMarks, tappedTitle } from '../../../../src/features/chat/message-rows.ts';

const entry = (sender: string, createdAt: string, message?: Schemas['ChatMessageBody']): Entry => ({
  key: `${sender} ${createdAt}`,
  message: { sender, createdAt, session_id: 's', message: message ?? textBody('x') },
});
const marks = (entries: readonly Entry[]) => entries.map((_each, index) => rowMarks(entries, index));

test('R-403 the time is below the last message of one side within a minute, the day above the first of a day', () => {
  expect(
    marks([
      entry('support', '2026-11-20T10:00:05Z'),
      entry('support', '2026-11-20T10:00:55Z'),
      entry('customer', '2026-11-20T10:00:56Z'),
      entry('customer', '2026-11-20T10:01:00Z'),
      entry('admin 7', '2026-11-22T10:01:00Z'),
      // Two people of support count as one side.
      entry('support', '2026-11-22T10:01:01Z'),
    ]).map(({ day, time }) => [day !== undefined, time !== undefined]),
  ).toEqual([
    [true, false],
    [false, true],
    [false, true],
    [false, true],
    [true, false],
    [false, true],
  ]);
});

test("R-403 day and time are in the device's zone and the product's format", () => {
  const local = new Date(2026, 10, 20, 7, 5, 9).toISOString();
  expect(marks([entry('support', local)])).toMatchObject([{ day: '20/11/2026', time: '07:05' }]);
});

test('A-85 the second of two equal messages of the member within seconds was sent twice', () => {
  const hello = textBody('hello');
  const isTwice = (...entries: Entry[]) => marks(entries).at(-1)?.isTwice;
  const first = entry('customer', '2026-11-20T10:00:00Z', hello);
  expect(isTwice(first, entry('customer', '2026-11-20T10:00:05Z', hello))).toBe(true);
  expect(isTwice(first, entry('customer', '2026-11-20T10:00:06Z', hello))).toBe(false);
  expect(isTwice(first, entry('customer', '2026-11-20T10:00:01Z', textBody('help')))).toBe(false);
  expect(
    isTwice(entry('support', '2026-11-20T10:00:00Z', hello), entry('support', '2026-11-20T10:00:01Z', hello)),
  ).toBe(false);
});

const depositButton = (title: string): Entry => {
  const buttons = [{ title, type: 'postback', payload: 'DEPOSIT' }];
  return entry('support', '2026-11-20T10:00:00Z', { message_type: 'buttons', payload: { buttons } });
};
const depositAnswer = entry('customer', '2026-11-20T10:02:00Z', {
  message_type: 'postback',
  payload: { message: 'DEPOSIT' },
});

test.each([
  [30, 'ฝากเงิน'],
  [31, undefined],
])('R-402 R-398 a button that is %i messages back gives its answer the title %s', (back, title) => {
  const between = Array.from({ length: back - 1 }, () => entry('support', '2026-11-20T10:01:00Z'));
  expect(tappedTitle([depositButton('ฝากเงิน'), ...between, depositAnswer], back)).toBe(title);
});

test('R-402 R-398 of two buttons with the same payload the later one gives its answer the title', () => {
  expect(tappedTitle([depositButton('old'), depositButton('new'), depositAnswer], 2)).toBe('new');
});

test('R-398 an answer by button shows the button’s title, if known', () => {
  const button = { title: 'ฝากเงิน', type: 'postback', payload: 'DEPOSIT' };
  const answer = (payload: string): Entry =>
    entry('customer', '2026-11-20T10:02:00Z', { message_type: 'postback', payload: { message: payload } });
  const offers = [
    entry('support', '2026-11-20T10:00:00Z', { message_type: 'quick_replies', payload: { buttons: [button] } }),
    entry('support', '2026-11-20T10:01:00Z', {
      message_type: 'generic',
      payload: { generic: [{ title: 'card', buttons: [{ ...button, title: 'การ์ด', payload: 'CARD' }] }] },
    }),
  ];
  expect(tappedTitle([...offers, answer('DEPOSIT')], 2)).toBe('ฝากเงิน');
  expect(tappedTitle([...offers, answer('CARD')], 2)).toBe('การ์ด');
  expect(tappedTitle([...offers, answer('ELSE')], 2)).toBeUndefined();
  expect(tappedTitle([...offers, entry('customer', '2026-11-20T10:02:00Z')], 2)).toBeUndefined();
});
