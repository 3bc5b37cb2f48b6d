import type { Schemas } from '../../src/api/wire/types.ts';
import { createHistoryReader } from '../../src/features/chat/history-reader.ts';
import { createMergedHistory, type Item } from '../../src/features/chat/merge-history.ts';

export type Message = Schemas['ChatMessage'];

const start = Date.parse('2026-11-20T20:00:00+07:00');

/** A message sent `second` seconds after the start. Several messages may have the same second. */
export const messageOf = (number: number, second: number, sender = number % 2 ? 'customer' : 'support'): Message => ({
  sender,
  createdAt: new Date(start + second * 1000).toISOString(),
  session_id: `s-${String(number)}`,
  message: { message_type: 'text', payload: { message: `message ${String(number)}` } },
});

export const numbersOf = (items: readonly Item[]): number[] =>
  items.map(({ message }) => Number(message.session_id.slice(2)));

/** A service that stores messages, and one reader. The test decides what the socket delivers. */
export function pretendService(said: Message[] = [], { answersAnySkip = false } = {}) {
  const history = createMergedHistory();
  const skips: number[] = [];
  const news: number[] = [];
  let meanwhile = () => {};
  const reader = createHistoryReader({
    history,
    read: (skip) => {
      skips.push(skip);
      const end = Math.max(0, said.length - (answersAnySkip ? 0 : skip));
      // Messages are serialised and parsed like real answers.
      const messages = JSON.parse(JSON.stringify(said.slice(Math.max(0, end - 10), end))) as Message[];
      meanwhile();
      return Promise.resolve({ messages, isLast: messages.length < 10 });
    },
    loaded: () => history.loaded(),
    onChange: () => undefined,
    onNews: (items) => news.push(...numbersOf(items)),
  });
  return {
    said,
    history,
    reader,
    /** The offset of every read. */
    skips,
    /** Messages that were announced as new. */
    news,
    shown: () => numbersOf(history.items()),
    /** Runs between the service's read of a page and its arrival. */
    setMeanwhile(happens: () => void) {
      meanwhile = happens;
    },
  };
}
