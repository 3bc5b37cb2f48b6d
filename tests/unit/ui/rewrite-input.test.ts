import { expect, test } from 'vitest';
import { phoneCharacters } from '../../../src/lib/phone.ts';
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

function rewritten(rewrite: (text: string) => string, text: string, isComposing = false) {
  const field = typed(text);
  const { onInput } = rewriteInput(rewrite);
  // The handler uses nothing else of an event and its field.
  onInput({ currentTarget: field.input, nativeEvent: { isComposing } } as unknown as Parameters<typeof onInput>[0]);
  return field;
}

const upperCase = (text: string) => text.toUpperCase();

test.each([
  ['R-175', upperCase, 'Sxy|OM', 'SXY|OM'],
  ['R-175', upperCase, 'ß|a', 'SS|A'],
  ['R-175', upperCase, '|som', '|SOM'],
  ['A-32', phoneCharacters, '08x|91', '08|91'],
  ['A-32', phoneCharacters, '๐๘๙|', '089|'],
  ['A-32', phoneCharacters, 'a|', '|'],
])('%s by %o %s becomes %s: the caret stays', (_id, rewrite, text, shown) => {
  expect(rewritten(rewrite, text).shown()).toBe(shown);
});

test.each(['สมชาย|', 'SOM|', '|'])('R-175 %s is not written again, so that IME composition works', (text) => {
  const field = rewritten(upperCase, text);
  expect(field.writes).toEqual([]);
  expect(field.shown()).toBe(text);
});

test('quality 17 a text that is being composed is not rewritten', () => {
  expect(rewritten(upperCase, 'nag|', true).writes).toEqual([]);
});
