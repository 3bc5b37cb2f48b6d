import { afterEach, expect, test, vi } from 'vitest';
import { timings } from '../../../src/lib/timings.ts';
import { announce, Announcer } from '../../../src/ui/Announcer.tsx';
import { staticMarkup, textOf } from '../../support/static-markup.ts';

const shown = () => textOf(staticMarkup(<Announcer />));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('A-121 a text that is announced stays for a second, and the next one comes into an empty region', () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  announce('Logged in');
  vi.advanceTimersByTime(99);
  expect(shown()).toBe('');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('Logged in');
  announce('Home');
  announce('2 new messages');
  vi.advanceTimersByTime(999);
  expect(shown()).toBe('Logged in');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('');
  vi.advanceTimersByTime(timings.announceDelay);
  expect(shown()).toBe('Home. 2 new messages');
  vi.advanceTimersByTime(timings.toast);
  expect(shown()).toBe('');
});

test('A-121 a text that nothing follows stays for 4,000 ms', () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  // Each test starts its own clock. A text of the test before must be gone first.
  vi.advanceTimersByTime(10_000);
  announce('File saved');
  vi.advanceTimersByTime(timings.announceDelay);
  vi.advanceTimersByTime(3_999);
  expect(shown()).toBe('File saved');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('');
});
