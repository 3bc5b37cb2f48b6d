import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/wire/api-error.ts';
import { moneyOutcomesOf } from '../../../src/money/money-outcomes.ts';

const words = { name: () => 'Withdraw' };
const error = new ApiError({ operationId: 'withdrawAll', outcome: 'refused', status: 400 });

function start() {
  const outcomes = moneyOutcomesOf(new QueryClient());
  const teller = vi.fn();
  outcomes.onUnwatched(teller);
  expect(outcomes.begin('withdrawAll', 100, words)).toBe(true);
  return { outcomes, teller };
}

/** An unknown outcome without its input and the state of its check. */
const unknown = { kind: 'unknown', error: undefined, sendAgain: undefined } as const;

test('quality 1: a second confirmation is accepted only after the first is over and, if unknown, checked', () => {
  const { outcomes } = start();
  const again = () => outcomes.begin('withdrawAll', 100, words);
  expect(again()).toBe(false);
  expect(outcomes.begin('transfer', 1, words)).toBe(true);
  outcomes.settle('withdrawAll', { ...unknown, input: 100, check: 'checking' });
  expect(again()).toBe(false);
  outcomes.settle('withdrawAll', { ...unknown, input: 100, check: 'failed' });
  expect(again()).toBe(true);
});

test.each([
  ['done', { kind: 'done', input: 100, answer: 'ok' }],
  ['refused', { kind: 'refused', input: 100, error }],
] as const)('A-118 an outcome (%s) is shown once, by the open screen or else by the current page', (_kind, outcome) => {
  const watched = start();
  const heard = vi.fn();
  watched.outcomes.watch('withdrawAll', { onDone: heard, onRefused: heard });
  watched.outcomes.settle('withdrawAll', outcome);
  expect(heard).toHaveBeenCalledOnce();
  expect(watched.outcomes.get('withdrawAll')).toBe(outcome);
  expect(watched.teller).not.toHaveBeenCalled();

  const closed = start();
  closed.outcomes.settle('withdrawAll', outcome);
  expect(closed.teller).toHaveBeenCalledExactlyOnceWith({ key: 'withdrawAll', outcome, words });
  expect(closed.outcomes.get('withdrawAll')).toEqual({ kind: 'open' });
});

test('quality 1: a screen that unsubscribes and subscribes in one task, as in StrictMode, keeps its outcome', async () => {
  const { outcomes } = start();
  const stop = outcomes.watch('withdrawAll', {});
  outcomes.settle('withdrawAll', { kind: 'done', input: 100, answer: 'ok' });
  stop();
  const stopAgain = outcomes.watch('withdrawAll', {});
  await Promise.resolve();
  expect(outcomes.get('withdrawAll').kind).toBe('done');
  stopAgain();
  await Promise.resolve();
  expect(outcomes.get('withdrawAll').kind).toBe('open');
});

test('B-01 an unknown outcome stays until a screen shows it or the member has read it', () => {
  const { outcomes } = start();
  outcomes.settle('withdrawAll', { ...unknown, input: 100, check: 'checking' });
  expect(outcomes.untold()).toMatchObject({ key: 'withdrawAll', words });
  const stop = outcomes.watch('withdrawAll', {});
  expect(outcomes.untold()).toBeUndefined();
  stop();
  // It was shown. The form stays locked until the check ends.
  expect(outcomes.untold()).toBeUndefined();
  expect(outcomes.get('withdrawAll').kind).toBe('unknown');
  outcomes.settle('withdrawAll', { ...unknown, input: 100, check: 'checked' });
  expect(outcomes.get('withdrawAll').kind).toBe('open');

  outcomes.begin('transfer', 1, words);
  outcomes.settle('transfer', { ...unknown, input: 1, check: 'checked' });
  expect(outcomes.untold()).toMatchObject({ key: 'transfer' });
  outcomes.markTold('transfer');
  expect(outcomes.untold()).toBeUndefined();
  expect(outcomes.get('transfer').kind).toBe('open');
});
