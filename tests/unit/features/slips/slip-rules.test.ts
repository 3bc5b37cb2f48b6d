import { expect, test } from 'vitest';
import { slipReasons } from '../../../../generated/error-codes.ts';
import { reasonOf } from '../../../../src/features/slips/slip-rules.ts';

test.each(slipReasons)('R-363…R-371 B-07 %s has its text and its next step', (code) => {
  expect(reasonOf(code)).toEqual({ text: code, nextStep: `${code}_next` });
});

test.each([
  ['TRIPLE_WRONG_CAPTCHA', 'TRIPPLE_WRONG_CAPTCHA'],
  ['UNKNOWN_ERROR', 'UNKNOW_ERROR'],
])('A-96 the corrected spelling %s means %s', (corrected, code) => {
  expect(reasonOf(corrected)).toEqual(reasonOf(code));
});

test.each(['CAMERA_BROKEN', 'not_match', 'constructor', 'สลิปไม่ชัด'])('R-372 %s is shown raw', (note) => {
  expect(reasonOf(note)).toEqual({ raw: note });
});

test.each([[null], [''], [' ']])('R-373 a note of %j is no reason', (note) => {
  expect(reasonOf(note)).toBeUndefined();
});
