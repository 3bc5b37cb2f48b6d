import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmountInput } from '../../../src/money/amount-form.ts';
import { groupAmount, groupTyped } from '../../../src/money/group-typed.ts';
import { volume } from '../../support/volume.ts';

type Typing = Partial<Pick<InputEvent, 'inputType' | 'data' | 'isComposing'>>;

const insertion = (data: string): Typing => ({ inputType: 'insertText', data });
const backspace: Typing = { inputType: 'deleteContentBackward', data: null };

/** The text of the field after a change from `before` to `after`; `|` is the caret. */
function typed(before: string, after: string, typing: Typing): string {
  let caret = after.indexOf('|');
  const input = {
    value: after.replace('|', ''),
    selectionStart: caret,
    setSelectionRange(start: number) {
      caret = start;
    },
  };
  // The handler uses nothing else of an event.
  groupTyped(before)({ currentTarget: input, nativeEvent: typing } as unknown as Parameters<
    ReturnType<typeof groupTyped>
  >[0]);
  return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`;
}

test.each([
  ['100', '1000|', insertion('0'), '1,000|'],
  ['1,000', '1,0000|', insertion('0'), '10,000|'],
  ['1,000', '1|5,000', insertion('5'), '1|5,000'],
  ['10,000', '105|,000', insertion('5'), '105|,000'],
  ['1,234', '1,23|', backspace, '123|'],
  ['1,234', '|,234', backspace, '|234'],
  ['1,234', '1|234', backspace, '1|,234'],
  ['1,234', '1|234', { inputType: 'deleteContentForward', data: null }, '1,|234'],
  ['1,234', '1,234.|', insertion('.'), '1,234.|'],
  ['1,234.56', '91|,234.56', insertion('9'), '91|,234.56'],
  ['໑໒໓', '໑໒໓໔|', insertion('໔'), '໑,໒໓໔|'],
  ['', '1234567.8|', { inputType: 'insertFromPaste', data: null }, '1,234,567.8|'],
])('B-20 %j, then %j', (before, after, typing, shown) => {
  expect(typed(before, after, typing)).toBe(shown);
});

test.each([
  ['1', '1,|', insertion(',')],
  ['1,', '1,5|', insertion('5')],
  ['1,234', '1,5|', { inputType: 'insertFromPaste', data: '1,5' }],
  ['1,234', '1,5|', {}],
  ['', '1.234,50|', { inputType: 'insertFromPaste', data: null }],
  ['100', '100a|', insertion('a')],
  ['00', '0012|', insertion('2')],
  ['', '', backspace],
])(
  'A-93 B-20 a typed comma, and a text that is not an amount, stay unchanged: %j, then %j',
  (before, after, typing) => {
    expect(typed(before, after, typing).replace('|', '')).toBe(after.replace('|', ''));
  },
);

test('B-20 nothing changes during IME composition', () => {
  expect(typed('', '1234|', { ...insertion('1234'), isComposing: true })).toBe('1234|');
});

test('B-02 B-20 grouping never changes the amount', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,12}(\.[0-9]{0,2})?$/), (text) => {
      expect(parseAmountInput(groupAmount(text))).toEqual(parseAmountInput(text));
    }),
    { numRuns: volume({ gate: 500, full: 5_000, soak: 100_000 }) },
  );
});
