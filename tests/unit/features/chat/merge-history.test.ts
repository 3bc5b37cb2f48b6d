import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinPages, createMergedHistory, type Item } from '../../../../src/features/chat/merge-history.ts';
import { volume } from '../../../support/volume.ts';
import type { Schemas } from '../../../../src/api/wire/types.ts';
import { createHistoryReader } from '../../../../src/features/chat/history-reader.ts';

type Message = Schemas['ChatMessage'];

const start = Date.parse('2026-11-20T20:00:00+07:00');

/** A message sent `second` seconds after the start. Several messages may have the same second. */
const messageOf = (number: number, second: number, sender = number % 2 ? 'customer' : 'support'): Message => ({
  sender,
  createdAt: new Date(start + second * 1000).toISOString(),
  session_id: `s-${String(number)}`,
  message: { message_type: 'text', payload: { message: `message ${String(number)}` } },
});

const numbersOf = (items: readonly Item[]): number[] => items.map(({ message }) => Number(message.session_id.slice(2)));

/** A service that stores messages, and one reader. The test decides what the socket delivers. */
function pretendService(said: Message[] = [], { answersAnySkip = false } = {}) {
  const history = createMergedHistory();
  const skips: number[] = [];
  const news: number[] = [];
  let meanwhile = () => {};
  const reader = createHistoryReader({
    history,
    read: (skip) => {
      skips.push(skip);
      const end = Math.max(0, said.length - (answersAnySkip ? 0 : skip));
      // The history has another time zone than the socket, and one more field.
      const page = said.slice(Math.max(0, end - 10), end);
      const messages = page.map((each) => ({ ...each, createdAt: each.createdAt.replace('Z', '+00:00'), read: true }));
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
    skips,
    news,
    shown: () => numbersOf(history.items()),
    /** Runs between the service's read of a page and its arrival. */
    setMeanwhile(happens: () => void) {
      meanwhile = happens;
    },
  };
}

const runs = volume({ gate: 200, full: 600, soak: 5_000 });

const several = (count: number, secondOf = (number: number) => number) =>
  Array.from({ length: count }, (_, index) => messageOf(index + 1, secondOf(index + 1)));
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('A-85 A-88 the history and the socket', () => {
  test('R-033 R-413 the newest page first, then the pages before it, to the end', async () => {
    const { reader, shown, skips } = pretendService(several(25));
    await reader.newest();
    expect(shown()).toEqual(upTo(25, 16));
    await reader.older();
    expect(shown()).toEqual(upTo(25, 6));
    await reader.older();
    await reader.older();
    expect(shown()).toEqual(upTo(25));
    expect(skips).toEqual([0, 10, 20]);
    expect(reader.state()).toEqual({ history: 'ready', refreshing: false, older: 'end' });
  });

  test('A-85 equal words at another time, of another sender or session are another message', () => {
    const { history, shown } = pretendService();
    const hello = messageOf(1, 1);
    history.receive(hello);
    history.receive({ ...hello, createdAt: messageOf(1, 2).createdAt });
    history.receive({ ...hello, sender: 'support' });
    history.receive({ ...hello, session_id: 's-2' });
    expect(shown()).toEqual([1, 1, 2, 1]);
  });

  test('A-88 equal messages that the history has twice are shown twice, also after a refresh', async () => {
    const twin = { ...messageOf(1, 1), session_id: 's-7' };
    const { reader, shown, said } = pretendService([twin, twin]);
    await reader.newest();
    said.push(messageOf(8, 2));
    await reader.newest();
    expect(shown()).toEqual([7, 7, 8]);
  });

  test('A-88 merging equal messages takes linear time', () => {
    const workFor = (count: number) => {
      const { history } = pretendService();
      let compared = 0;
      const counted = (size: number) =>
        history.page(Array.from({ length: size }, () => messageOf(9, 9))).map((item) => ({
          ...item,
          get identity() {
            compared += 1;
            return item.identity;
          },
        }));
      history.takeNewest(counted(count), { whole: true, isNews: false, since: 0 });
      const block = counted(count + 1);
      history.reaches(block);
      history.takeNewest(block, { whole: false, isNews: true, since: 0 });
      joinPages([...counted(count), ...history.page([messageOf(8, 8)])], block);
      return compared;
    };
    expect(workFor(16_000) / workFor(1_000)).toBeLessThan(17);
  });

  test('A-88 an answer with the newest message first is reversed', () => {
    expect(numbersOf(pretendService().history.page(several(4).reverse()))).toEqual([1, 2, 3, 4]);
  });

  test('a service that ignores `skip` is asked at most ten more times', async () => {
    const same = several(10);
    const { reader, shown, skips } = pretendService(same, { answersAnySkip: true });
    await reader.newest();
    await reader.older();
    await reader.older();
    expect(skips).toHaveLength(11);
    expect(shown()).toEqual(upTo(10));
    expect(reader.state().older).toBe('end');
  });

  test('R-413 several scrolls to the top during a refresh read one page', async () => {
    const { reader, skips } = pretendService(several(60));
    await reader.newest();
    skips.length = 0;
    const refresh = reader.newest();
    await Promise.all([reader.older(), reader.older(), reader.older(), refresh]);
    expect(skips).toEqual([0, 10]);
    await reader.older();
    expect(skips).toEqual([0, 10, 20]);
  });

  test('R-419 further refreshes join a queued one', async () => {
    const { reader, skips } = pretendService(several(3));
    await Promise.all([reader.newest(), reader.newest(), reader.newest()]);
    expect(skips).toEqual([0]);
  });
});

type Way = 'deliver' | 'lose' | 'twice' | 'late' | 'backwards';

/** Events of a conversation and of its socket. */
type Step =
  | { kind: 'say'; count: number; sameSecond: boolean; way: Way }
  | { kind: 'older' }
  | { kind: 'reload' }
  | { kind: 'arriveLate' }
  | { kind: 'reconnect'; meanwhile: number };

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      kind: fc.constant('say' as const),
      count: fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 6 }) }, fc.integer({ min: 10, max: 140 })),
      sameSecond: fc.boolean(),
      way: fc.constantFrom<Way>('deliver', 'lose', 'twice', 'late', 'backwards'),
    }),
    fc.constantFrom<Step>({ kind: 'older' }, { kind: 'reload' }, { kind: 'arriveLate' }),
    fc.record({ kind: fc.constant('reconnect' as const), meanwhile: fc.integer({ min: 0, max: 3 }) }),
  ),
  { minLength: 1, maxLength: 14 },
);

async function play(plan: readonly Step[]) {
  const said: Message[] = [];
  let second = 0;
  // At most eight messages in one second, because the order of more could not be determined.
  const sayOne = (sameSecond: boolean) => {
    if (!sameSecond || said.length % 8 === 0) second += 1;
    const message = messageOf(said.length + 1, second);
    said.push(message);
    return message;
  };
  let visit = pretendService(said);
  let late: Message[] = [];
  const receive = (messages: readonly Message[]) => {
    for (const message of messages) visit.history.receive(message);
  };
  await visit.reader.newest();

  for (const step of plan) {
    if (step.kind === 'say') {
      const messages = Array.from({ length: step.count }, () => sayOne(step.sameSecond));
      if (step.way === 'late') late.push(...messages);
      else if (step.way === 'backwards') receive(messages.toReversed());
      else if (step.way !== 'lose') receive(step.way === 'twice' ? [...messages, ...messages] : messages);
    } else if (step.kind === 'older') {
      await visit.reader.older();
    } else if (step.kind === 'reload') {
      visit = pretendService(said);
      late = [];
      await visit.reader.newest();
    } else if (step.kind === 'arriveLate') {
      receive(late.splice(0));
    } else {
      // Sent while the pages of the reconnection are being read. The socket has joined by then.
      let left = step.meanwhile;
      visit.setMeanwhile(() => {
        if (left > 0) receive([sayOne(left % 2 === 0)]);
        left -= 1;
      });
      await visit.reader.newest();
      visit.setMeanwhile(() => undefined);
    }
  }
  receive(late);
  await visit.reader.newest();
  return { visit, said };
}

test(`A-85 A-88 quality 13: after reconnections the list is the end or the whole of the history, in order (${runs} visits)`, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const { visit, said } = await play(plan);
      const whole = said.map((_, index) => index + 1);
      expect(visit.shown()).toEqual(whole.slice(whole.length - visit.shown().length));
      expect(visit.shown().length).toBeGreaterThanOrEqual(Math.min(10, whole.length));
      expect(new Set(visit.news).size).toBe(visit.news.length);
      for (let guard = 0; visit.reader.state().older !== 'end' && guard < 400; guard += 1) await visit.reader.older();
      expect(visit.shown()).toEqual(whole);
    }),
    { numRuns: runs },
  );
});
