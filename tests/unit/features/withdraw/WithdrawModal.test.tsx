import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../../../../src/api/wire/types.ts';
import { walletQuery } from '../../../../src/api/wallet.ts';
import { WithdrawModal } from '../../../../src/features/withdraw/WithdrawModal.tsx';
import { initI18n } from '../../../../src/i18n/i18n.ts';
import { clientWith } from '../../../support/client-with.ts';
import { typicalOf } from '../../../support/read-as.ts';
import { staticMarkup, textOf } from '../../../support/static-markup.ts';

beforeAll(() => initI18n({ defaultLocale: 'en', locale: 'en', namespaces: ['withdraw'] }));

const typical = typicalOf('getWallet');

function show(names: Schemas['BankNames']): string {
  const bankAccount = { ...typical.bankAccount, bank: names };
  const client = clientWith([walletQuery().queryKey, { ...typical, bankAccount }]);
  return textOf(staticMarkup(<WithdrawModal onClose={() => undefined} />, client));
}

test('R-212 the bank account shows its bank, also without an English name', () => {
  const { bankAccountName: owner, bankCode } = typical.bankAccount;
  expect(show({ nameEN: 'Kasikornbank', nameTH: 'ธนาคารกสิกรไทย' })).toContain(`Kasikornbank${owner}`);
  expect(show({ nameEN: '', nameTH: 'ธนาคารกสิกรไทย' })).toContain(`ธนาคารกสิกรไทย${owner}`);
  expect(show({ nameEN: '', nameTH: '' })).toContain(`${bankCode}${owner}`);
});
