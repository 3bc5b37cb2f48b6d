import { expect, test } from 'vitest';
import { bankName } from '../../../src/ui/bank-name.ts';

const bank = { bankCode: 'SCB', nameEN: 'Siam Commercial Bank', nameTH: 'ธนาคารไทยพาณิชย์' };

test('R-212 R-453 names are English in English and Thai elsewhere; a bank without a name shows its code', () => {
  expect((['en', 'th', 'la'] as const).map((locale) => bankName(bank, locale))).toEqual([
    'Siam Commercial Bank',
    'ธนาคารไทยพาณิชย์',
    'ธนาคารไทยพาณิชย์',
  ]);
  expect(bankName({ ...bank, nameEN: ' ' }, 'en')).toBe('ธนาคารไทยพาณิชย์');
  expect(bankName({ ...bank, nameEN: '', nameTH: '' }, 'th')).toBe('SCB');
  expect(bankName({ bankCode: '', nameEN: '', nameTH: '' }, 'th')).toBe('-');
});
