import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmountInput } from '../../../src/money/amount-form.ts';
import { afterInput, groupAmount, withDecimalPoint, type Typed } from '../../../src/money/group-typed.ts';
import { createTypedHistory } from '../../../src/money/typed-history.ts';
import { volume } from '../../support/volume.ts';

const insert = 'insertText';
const paste = 'insertFromPaste';
const backspace = 'deleteContentBackward';

/** `before` with its selection between two `|`, or its caret. */
function selectionOf(before: string) {
  const [head = '', selected = '', tail] = before.split('|');
  const end = tail === undefined ? head.length : head.length + selected.length;
  return { text: before.replaceAll('|', ''), start: head.length, end };
}

/** The field after an input, with `|` as its caret. */
function after(before: string, text: string, inputType: string, commas: Typed['commas'] = 'field') {
  const noted = { ...selectionOf(before), commas };
  const typed = afterInput(noted, { text: text.replace('|', ''), caret: text.indexOf('|') }, inputType);
  return { shown: `${typed.text.slice(0, typed.caret)}|${typed.text.slice(typed.caret)}`, typed };
}

test.each([
  ['100|', '1000|', insert, '1,000|'],
  ['1,000|', '1,0000|', insert, '10,000|'],
  ['1|,000', '1|5,000', insert, '1|5,000'],
  ['10|,000', '105|,000', insert, '105|,000'],
  ['1,234|', '1,23|', backspace, '123|'],
  ['1|,234', '|,234', backspace, '|234'],
  ['1,|234', '1|234', backspace, '1|,234'],
  ['1|,234', '1|234', 'deleteContentForward', '1,|234'],
  ['1,234|', '1,234.|', insert, '1,234.|'],
  ['|1|,234.56', '91|,234.56', insert, '91|,234.56'],
  ['໑໒໓|', '໑໒໓໔|', insert, '໑,໒໓໔|'],
  ['|', '1234567.8|', paste, '1,234,567.8|'],
  // The commas of the field are never taken for a decimal sign, whatever replaces the digits behind them.
  ['1,|234|', '1,5|', paste, '15|'],
  ['1,2|34|', '1,25|', 'insertFromDrop', '125|'],
])('B-20 %j, then %j by %s', (before, text, inputType, shown) => {
  expect(after(before, text, inputType).shown).toBe(shown);
});

test.each([
  ['1|', '1,|', insert, '1,|'],
  ['|1,234|', '1,5|', paste, '1,5|'],
  ['|1,234|', '1,5|', '', '1,5|'],
  ['|', '1.234,50|', paste, '1.234,50|'],
  ['100|', '100a|', insert, '100a|'],
  ['00|', '0012|', insert, '0012|'],
  ['|', '|', backspace, '|'],
  // With a comma of the member the commas of the field leave.
  ['1,234|', '1,234,|', insert, '1234,|'],
  ['1,234,567|', '1,234,567,5|', paste, '1234567,5|'],
])('A-93 B-20 a comma of the member stays: %j, then %j by %s', (before, text, inputType, shown) => {
  expect(after(before, text, inputType).shown).toBe(shown);
});

test.each([
  ['1,|', '1,5|', insert, '1,5|', 'member'],
  ['1,5|', '1,50|', insert, '1,50|', 'member'],
  ['1,50|', '1,500|', insert, '1,500|', 'member'],
  ['1,500|', '1,50|', backspace, '1,50|', 'member'],
  ['1,500|', '1,5000|', insert, '15,000|', 'field'],
  ['1,5|', '15|', backspace, '15|', 'field'],
] as const)('A-93 B-20 after a comma of the member, %j, then %j by %s', (before, text, inputType, shown, commas) => {
  const { shown: field, typed } = after(before, text, inputType, 'member');
  expect([field, typed.commas]).toEqual([shown, commas]);
});

test('A-93 complete groups that were pasted are grouped again when a digit is deleted', () => {
  const { typed } = after('|', '12,480|', paste);
  expect(after(`${typed.text}|`, '12,48|', backspace, typed.commas).shown).toBe('1,248|');
});

test.each<readonly [text: string, written: string]>([
  ['1,5', '1.5'],
  ['1234,50', '1,234.50'],
  ['໑໒໓໔,໕', '໑,໒໓໔.໕'],
  ['1，5 บาท', '1.5 บาท'],
  ...['1,500', '1,', '1.250,50', '0,123', ''].map((text) => [text, text] as const),
])('A-93 %j is left as %j', (text, written) => {
  expect(withDecimalPoint(text)).toBe(written);
});

test('B-20 undo and redo give the texts that were there, also one that a script has set', () => {
  const history = createTypedHistory('');
  const add = (text: string) => {
    history.add({ text, caret: text.length, commas: 'field' });
  };
  for (const text of ['1', '12', '123', '1,234']) add(text);
  const texts = (...steps: (-1 | 1)[]) => steps.map((step) => history.go(step)?.text);
  expect(texts(-1, -1, 1, 1, 1)).toEqual(['123', '12', '123', '1,234', '1,234']);
  expect(texts(-1, -1, -1, -1, -1)).toEqual(['123', '12', '1', '', '']);
  history.go(1);
  add('15');
  expect(texts(1, -1, 1)).toEqual(['15', '1', '15']);
});

test('B-20 undo goes back a hundred texts', () => {
  const history = createTypedHistory('0');
  for (let count = 1; count <= 120; count += 1) history.add({ text: String(count), caret: 1, commas: 'field' });
  for (let count = 0; count < 98; count += 1) history.go(-1);
  expect(history.go(-1)?.text).toBe('21');
  expect(history.go(-1)?.text).toBe('21');
});

test('B-02 B-20 grouping never changes the amount', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,12}(\.[0-9]{0,2})?$/), (text) => {
      expect(parseAmountInput(groupAmount(text))).toEqual(parseAmountInput(text));
    }),
    { numRuns: volume({ gate: 500, full: 5_000, soak: 100_000 }) },
  );
});
