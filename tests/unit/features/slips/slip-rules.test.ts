import { expect, test } from 'vitest';
import { slipReasons, type SlipReason } from '../../../../generated/error-codes.ts';
import { evidenceUrl, reasonOf } from '../../../../src/features/slips/slip-rules.ts';
import { slipReasons as slipReasonTexts } from '../../../../src/i18n/en/slip-reasons.ts';
import { hostileLinks } from '../../../support/hostile-links.ts';

const sentences: readonly [string, SlipReason, string][] = [
  ['R-363', 'UPLOADED_FILE_NOT_EXIST', 'Incorrect slip'],
  ['R-363', 'IMG_SIZE_UNABLE_TO_PROCESS', 'Incorrect slip'],
  ['R-363', 'CANNOT_READ_CROPPED_IMAGE', 'Incorrect slip'],
  ['R-364', 'DEST_ACC_INVALID', 'Destination account invalid'],
  ['R-365', 'SLIP_REFNO_DUPLICATED', 'Duplicate slip'],
  ['R-366', 'UNSTABLE_REFNO_ON_SLIP', 'Unclear or unreadable reference number'],
  ['R-367', 'TRIPPLE_WRONG_CAPTCHA', 'Captcha wrong three times'],
  ['R-368', 'INVALID_SLIP', 'Invalid or unreadable slip'],
  ['R-369', 'NOT_MATCH', "Account doesn't match your registration"],
  ['R-370', 'EXPIRED_SLIP', 'Expired slip'],
  ['R-371', 'UNKNOW_ERROR', 'Unknown reason (contact admin)'],
];

test.each(sentences)('%s B-07 %s has its text and its next step', (_id, code, sentence) => {
  expect(slipReasonTexts[code]).toBe(sentence);
  expect(reasonOf(code)).toEqual({ text: code, nextStep: `${code}_next` });
});

test('R-443 every reason of the contract is in the table above', () => {
  expect(sentences.map(([, code]) => code)).toEqual(slipReasons);
});

test.each([
  ['TRIPLE_WRONG_CAPTCHA', 'TRIPPLE_WRONG_CAPTCHA'],
  ['UNKNOWN_ERROR', 'UNKNOW_ERROR'],
])('A-96 the corrected spelling %s means %s', (corrected, code) => {
  expect(reasonOf(corrected)).toEqual(reasonOf(code));
});

test('R-372 R-373 an unknown reason is shown raw; without a note there is none', () => {
  for (const note of ['CAMERA_BROKEN', 'not_match', 'constructor', 'สลิปไม่ชัด'])
    expect(reasonOf(note)).toEqual({ raw: note });
  for (const note of [null, '', ' ']) expect(reasonOf(note)).toBeUndefined();
});

test('R-362 a web address is opened unchanged, a path on the API’s origin', () => {
  expect(evidenceUrl('https://slips.example.com/a.jpg')).toBe('https://slips.example.com/a.jpg');
  expect(evidenceUrl('/media/slips/a.svg?x=1')).toBe('https://api.wallet.test/media/slips/a.svg?x=1');
});

test('R-362 quality 7: nothing else is opened', () => {
  for (const link of ['tel:0812345678', 'mailto:a@b.example', 'line://ti/p/x', '', null, undefined, ...hostileLinks])
    expect(evidenceUrl(link), String(link)).toBeNull();
});
