import { expect, test } from 'vitest';
import { readDraft } from '../../../../src/features/chat/draft-rules.ts';

test('R-408 a text is trimmed, and a blank one is not sent', () => {
  expect(readDraft(' hi \n')).toEqual({ text: 'hi', isTooLong: false, used: undefined });
  expect(readDraft(' \n\t\u00a0 ').text).toBe('');
});

test('R-408 2000 characters can be sent, 2001 cannot; trimmed spaces do not count', () => {
  expect(readDraft('x'.repeat(2000)).isTooLong).toBe(false);
  expect(readDraft(` ${'x'.repeat(2000)} `).isTooLong).toBe(false);
  expect(readDraft('x'.repeat(2001)).isTooLong).toBe(true);
});

test('R-408 the count shows near the limit only', () => {
  expect(readDraft('x'.repeat(1800)).used).toBeUndefined();
  expect(readDraft('x'.repeat(1801)).used).toBe(1801);
  expect(readDraft('x'.repeat(2400)).used).toBe(2400);
});
