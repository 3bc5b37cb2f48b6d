import { expect, test } from 'vitest';
import { ChatMessage } from '../../../generated/schemas.ts';
import {
  addMessage,
  conversationId,
  pageOf,
  receiveMessage,
  showSamples,
} from '../../../mocks/sandbox/state/conversations.ts';
import type { World } from '../../../mocks/sandbox/state/world.ts';
import { wait } from '../../support/settle.ts';
import { memberIn, rich, testWorld } from '../../support/test-world.ts';

const text = (message: string) => ({ message_type: 'text', payload: { message } });

function answers(world: World, words: string): string[] {
  receiveMessage(world, 'guest-1', text(words));
  wait(world, world.settings.answerDelayMs);
  const conversation = world.conversations.get('guest-1') ?? [];
  const asked = conversation.findLastIndex(({ sender }) => sender === 'customer');
  return conversation.slice(asked + 1).map(({ message }) => message.message_type);
}

test('sandbox: support answers a text with a text, or with the requested type', () => {
  const world = testWorld();
  expect(answers(world, 'สวัสดี')).toEqual(['text']);
  expect(answers(world, 'constructor')).toEqual(['text']);
  expect(answers(world, 'Buttons')).toEqual(['buttons']);
  const all = 'text buttons media media quick_replies generic postback sticker'.split(' ');
  expect(answers(world, 'all')).toEqual(all);
  for (const message of world.conversations.get('guest-1') ?? [])
    expect(ChatMessage.safeParse(message).success).toBe(true);
});

test('sandbox: history pages count from the newest message and are in order', () => {
  const world = testWorld();
  for (let count = 1; count <= 25; count += 1)
    addMessage(world, 'g', { sender: 'customer', message: text(String(count)) });
  const page = (skip: number) =>
    pageOf(world, 'g', { limit: 10, skip }).map(({ message }) => Number(message.payload.message));
  expect(page(0)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
  expect(page(20)).toEqual([1, 2, 3, 4, 5]);
  expect(page(25)).toEqual([]);
});

test('sandbox: a member’s conversation is open to that member only', () => {
  const { world, member } = memberIn(rich);
  expect(conversationId(world, { userId: '', guestId: 'g' }, null)).toBe('g');
  expect(conversationId(world, { userId: '', guestId: member.id }, null)).toMatchObject({ code: 'UNAUTHORIZED' });
  expect(conversationId(world, { userId: member.id, guestId: '' }, member)).toBe(member.id);
  expect(conversationId(world, { userId: member.id, guestId: '' }, null)).toMatchObject({ code: 'UNAUTHORIZED' });
  expect(conversationId(world, { userId: 'somebody', guestId: '' }, member)).toMatchObject({ code: 'INVALID_USER_2' });
  expect(conversationId(world, { userId: '', guestId: '' }, member)).toMatchObject({ code: 'KEY_MISSING' });
});

test('sandbox: the chat beside Prism shows each new participant every type once', () => {
  const world = testWorld();
  showSamples(world, 'g');
  showSamples(world, 'g');
  wait(world, 60_000);
  expect(world.conversations.get('g')).toHaveLength(8);
});
