import { expect, test } from 'vitest';
import { currencyFrom } from '../../../src/money/use-currency.ts';

const lak = { currency: 'LAK' };
const baht = { currency: 'BAHT' };
const none = { currency: null };

test.each([
  ['the account’s own', lak, [baht], false, 'LAK'],
  ['any other name is baht', { currency: 'THB' }, [lak], true, 'BAHT'],
  ['that of the banks', {}, [lak, lak], false, 'LAK'],
  ['that of the banks', none, [baht], true, 'BAHT'],
  ['that of the Laos build, if the banks differ', { currency: ' ' }, [lak, baht], true, 'LAK'],
  ['that of the Thai build, if one bank names none', {}, [lak, none], false, 'BAHT'],
  ['that of the Laos build, without banks', {}, [], true, 'LAK'],
  ['that of the Thai build, without banks', {}, [none], false, 'BAHT'],
] as const)('A-103 the currency is %s: %j %j', (_what, account, banks, laos, currency) => {
  expect(currencyFrom(account, banks, laos)).toBe(currency);
});
