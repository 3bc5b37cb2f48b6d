import type { Schemas } from '../../src/api/wire/types.ts';
import { createHistoryReader } from '../../src/features/chat/history-reader.ts';
import { createMergedHistory, type Item } from '../../src/features/chat/merge-history.ts';

export type Message = Schemas['ChatMessage'];

const start = Date.parse('2026-11-20T20:00:00+07:00');

/** A message said `second` seconds after the start; several may be of one second. */
export const messageOf = (number: number, second: number, sender = number % 2 ? 'customer' : 'support'): Message => ({
  sender,
  createdAt: new Date(start + second * 1000).toISOString(),
  session_id: `s-${String(number)}`,
  message: { message_type: 'text', payload: { message: `message ${String(number)}` } },
});

export const numbersOf = (items: readonly Item[]): number[] =>
  items.map(({ message }) => Number(message.session_id.slice(2)));

/** A service that keeps what is said, and one reader of it; the test decides what the socket brings. */
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
      // What the service sends is written and read anew on its way.
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
    /** Where every reading began. */
    skips,
    /** What was announced as new. */
    news,
    shown: () => numbersOf(history.items()),
    /** Happens between the service's reading of a page and its arrival. */
    setMeanwhile(happens: () => void) {
      meanwhile = happens;
    },
  };
}
