import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/wire/api-error.ts';
import { createMoneyOutcomes } from '../../../src/money/money-outcomes.ts';

const texts = { name: () => 'Withdraw' };
const error = new ApiError({ operationId: 'withdrawAll', outcome: 'refused', status: 400 });

function start() {
  const outcomes = createMoneyOutcomes();
  const elsewhere = vi.fn();
  outcomes.onWithoutScreen(elsewhere);
  expect(outcomes.begin('withdrawAll', 100, texts)).toBe(true);
  return { outcomes, elsewhere };
}

/** An unknown outcome without its input and the state of its check. */
const unknown = { kind: 'unknown', error: undefined, sendAgain: undefined } as const;

test('quality 1: a second confirmation is accepted only after the first is over and, if unknown, checked', () => {
  const { outcomes } = start();
  const again = () => outcomes.begin('withdrawAll', 100, texts);
  expect(again()).toBe(false);
  expect(outcomes.begin('transfer', 1, texts)).toBe(true);
  outcomes.settle('withdrawAll', { ...unknown, input: 100, check: 'checking' });
  expect(again()).toBe(false);
  outcomes.settle('withdrawAll', { ...unknown, input: 100, check: 'failed' });
  expect(again()).toBe(true);
});

test.each([
  ['done', { kind: 'done', input: 100, answer: 'ok' }],
  ['refused', { kind: 'refused', input: 100, error }],
] as const)('A-118 an outcome (%s) is shown once, by the open screen or else by the current page', (_kind, outcome) => {
  const open = start();
  const heard = vi.fn();
  open.outcomes.show('withdrawAll', { onDone: heard, onRefused: heard });
  open.outcomes.settle('withdrawAll', outcome);
  expect(heard).toHaveBeenCalledOnce();
  expect(open.outcomes.get('withdrawAll')).toBe(outcome);
  expect(open.elsewhere).not.toHaveBeenCalled();

  const closed = start();
  closed.outcomes.settle('withdrawAll', outcome);
  expect(closed.elsewhere).toHaveBeenCalledExactlyOnceWith({ key: 'withdrawAll', outcome, texts });
  expect(closed.outcomes.get('withdrawAll')).toEqual({ kind: 'open' });
});

test('quality 1: a screen that unsubscribes and subscribes in one task (StrictMode) keeps its outcome', async () => {
  const { outcomes } = start();
  const stop = outcomes.show('withdrawAll', {});
  outcomes.settle('withdrawAll', { kind: 'done', input: 100, answer: 'ok' });
  stop();
  const stopAgain = outcomes.show('withdrawAll', {});
  await Promise.resolve();
  expect(outcomes.get('withdrawAll').kind).toBe('done');
  stopAgain();
  await Promise.resolve();
  expect(outcomes.get('withdrawAll').kind).toBe('open');
});

test('B-01 an unknown outcome stays until a screen shows it or the member has read it', () => {
  const { outcomes } = start();
  outcomes.settle('withdrawAll', { ...unknown, input: 100, check: 'checking' });
  expect(outcomes.unread()).toMatchObject({ key: 'withdrawAll', texts });
  const stop = outcomes.show('withdrawAll', {});
  expect(outcomes.unread()).toBeUndefined();
  stop();
  // It was shown. The form stays locked until the check ends.
  expect(outcomes.unread()).toBeUndefined();
  expect(outcomes.get('withdrawAll').kind).toBe('unknown');
  outcomes.settle('withdrawAll', { ...unknown, input: 100, check: 'checked' });
  expect(outcomes.get('withdrawAll').kind).toBe('open');

  outcomes.begin('transfer', 1, texts);
  outcomes.settle('transfer', { ...unknown, input: 1, check: 'checked' });
  expect(outcomes.unread()).toMatchObject({ key: 'transfer' });
  outcomes.markRead('transfer');
  expect(outcomes.unread()).toBeUndefined();
  expect(outcomes.get('transfer').kind).toBe('open');
});

test('quality 2: an outcome that came before its listener is given to it once, when it listens', () => {
  const outcomes = createMoneyOutcomes();
  outcomes.begin('withdrawAll', 100, texts);
  outcomes.settle('withdrawAll', { kind: 'done', input: 100, answer: undefined });
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = outcomes.onWithoutScreen(first);
  expect(first).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'withdrawAll' }));
  stop();
  outcomes.onWithoutScreen(second);
  expect(second).not.toHaveBeenCalled();
});

test('A-116 an outcome from before a reload is shown beside its screen after its check, not before', () => {
  const { outcomes } = start();
  const restored = { ...unknown, input: undefined, details: { amount: 100 } };
  outcomes.settle('withdrawAll', { ...restored, check: 'checking' });
  expect(outcomes.unread()).toBeUndefined();
  outcomes.settle('withdrawAll', { ...restored, check: 'checked' });
  expect(outcomes.unread()).toMatchObject({ key: 'withdrawAll' });
});
