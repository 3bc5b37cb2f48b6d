import { describe, expect, test } from 'vitest';
import { digitsOnly } from '../../../src/lib/phone.ts';
import { rewriteInput } from '../../../src/ui/rewrite-input.ts';

/** The parts of an input that the handler uses; `|` in the text is the caret. */
function typed(text: string) {
  const before = text.indexOf('|');
  const writes: string[] = [];
  let value = text.replace('|', '');
  const input = {
    get value() {
      return value;
    },
    set value(next: string) {
      writes.push(next);
      value = next;
      // As in browsers, setting the value moves the caret to the end.
      input.selectionStart = next.length;
    },
    selectionStart: before,
    setSelectionRange(start: number) {
      input.selectionStart = start;
    },
  };
  return { input, writes, shown: () => `${value.slice(0, input.selectionStart)}|${value.slice(input.selectionStart)}` };
}

function rewritten(rewrite: (text: string) => string, text: string) {
  const field = typed(text);
  // The handler uses nothing else of an input element.
  rewriteInput(rewrite)({ currentTarget: field.input as unknown as EventTarget & HTMLInputElement });
  return field;
}

const upperCase = (text: string) => text.toUpperCase();

describe('rewriting input', () => {
  test.each([
    ['som|', 'SOM|'],
    ['Sxy|OM', 'SXY|OM'],
    ['ß|a', 'SS|A'],
    ['|som', '|SOM'],
  ])('R-175 %s becomes %s: the caret stays', (text, shown) => {
    expect(rewritten(upperCase, text).shown()).toBe(shown);
  });

  test.each([
    ['089-|1', '089|1'],
    ['08x|91', '08|91'],
    ['๐๘๙|', '089|'],
    ['a|', '|'],
  ])('A-32 %s becomes %s: the caret stays behind the same digit', (text, shown) => {
    expect(rewritten(digitsOnly, text).shown()).toBe(shown);
  });

  test.each(['สมชาย|', 'SOM|', '|'])('R-175 %s is unchanged, so that IME composition works', (text) => {
    const field = rewritten(upperCase, text);
    expect(field.writes).toEqual([]);
    expect(field.shown()).toBe(text);
  });
});
