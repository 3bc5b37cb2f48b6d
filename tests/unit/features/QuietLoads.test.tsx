import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { activeBonusQuery } from '../../../src/api/bonus.ts';
import { depositQuery, slipRulesQuery } from '../../../src/api/lookup.ts';
import { qrcodeQuery } from '../../../src/api/qrcode.ts';
import { slipsQuery } from '../../../src/api/statement.ts';
import { walletQuery } from '../../../src/api/wallet.ts';
import { ApiError } from '../../../src/api/wire/api-error.ts';
import { DepositModal } from '../../../src/features/deposit/DepositModal.tsx';
import { QrView } from '../../../src/features/deposit/qr/QrView.tsx';
import { useProblems } from '../../../src/features/register/use-problems.ts';
import { SlipsModal } from '../../../src/features/slips/SlipsModal.tsx';
import { WithdrawModal } from '../../../src/features/withdraw/WithdrawModal.tsx';
import { initI18n, loadTexts } from '../../../src/i18n/i18n.ts';
import { typicalOf } from '../../support/read-as.ts';
import { slipOf } from '../../support/slip-of.ts';
import { staticMarkup, textOf } from '../../support/static-markup.ts';

// Its store needs a page.
vi.mock('../../../src/ui/use-seconds-left.ts', () => ({ useSecondsLeft: () => 0 }));

beforeAll(async () => {
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  await loadTexts('titles', 'slips', 'slipReasons', 'deposit', 'register', 'withdraw', 'game', 'errors', 'outcome');
});

const ignore = () => undefined;

/** The first render with these answers; undefined stands for a failed load. */
function show(node: ReactNode, ...answers: [queryKey: readonly unknown[], answer: unknown][]) {
  // Otherwise a failed query is loading again in the first render.
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const failed = { status: 'error', error: new Error('refused') } as const;
  for (const [queryKey, answer] of answers) {
    if (answer === undefined) client.getQueryCache().build(client, { queryKey }).setState(failed);
    else client.setQueryData(queryKey, answer);
  }
  const markup = staticMarkup(node, client);
  expect(markup).not.toMatch(/role="alert"/);
  return textOf(markup);
}

const lookup = typicalOf('getDepositLookup');

test('A-114 slip rules that could not be loaded are left out silently', () => {
  const ways = [depositQuery().queryKey, lookup] as const;
  const text = show(<DepositModal onClose={ignore} />, [...ways], [slipRulesQuery().queryKey, undefined]);
  expect(text).toContain("There's a minimum deposit.");
  expect(text).not.toContain("Couldn't load");
});

test('A-114 a code that could not be loaded is a state without a form', () => {
  const [bank] = lookup.banks;
  if (!bank) throw new Error('The example has no bank');
  const view = <QrView currency="BAHT" bank={bank} onRefused={ignore} onClose={ignore} />;
  expect(show(view, [qrcodeQuery(bank.bankCode).queryKey, undefined])).toBe("We couldn't load the QR depositTry again");
});

const slips = <SlipsModal onClose={ignore} />;

test('A-114 slips that could not be loaded have one retry and no upload', () => {
  expect(show(slips, [slipsQuery(1).queryKey, undefined])).toBe("Upload statusWe couldn't load your slipsTry again");
});

test.each([
  ['BAHT', '฿500.00'],
  ['LAK', '₭500.00'],
])('A-103 the amount of a slip has the currency of the account: %s', (currency, text) => {
  const wallet = typicalOf('getWallet');
  const ofAccount = { ...wallet, bankAccount: { ...wallet.bankAccount, currency } };
  const answers = [slipsQuery(1).queryKey, { slips: [slipOf()] }] as const;
  expect(show(slips, [...answers], [walletQuery().queryKey, ofAccount])).toContain(text);
});

describe('A-150 a withdrawal', () => {
  const wallet = typicalOf('getWallet');
  const withNumber = (bankAccountNo: string) => ({ ...wallet, bankAccount: { ...wallet.bankAccount, bankAccountNo } });
  const none: { status: boolean; type: string | null } = { status: false, type: null };
  const sheet = (answer: unknown, bonus = none) =>
    show(<WithdrawModal onClose={ignore} />, [walletQuery().queryKey, answer], [activeBonusQuery().queryKey, bonus]);

  test('without a bank account has a line instead of the form', () => {
    expect(sheet(withNumber(' '))).toBe(
      "WithdrawYour profile has no bank account, so you can't withdraw yet. Please contact support.Contact us",
    );
  });

  test('is not blocked by a wallet that could not be loaded', () => {
    expect(sheet(undefined)).toContain('Amount');
  });

  test('says beside its button that a bonus is held', () => {
    expect(sheet(wallet, { status: true, type: 'day' })).toMatch(
      /You have an active bonus Meet its conditions first, then withdraw the whole balance See bonus conditionsWithdraw$/,
    );
  });
});

function RegistrationLine({ operationId }: { operationId: 'getRegisterOtp' | 'sendOtp' }) {
  const failure = new ApiError({ operationId, outcome: 'refused', status: 400, code: 'NO_DATA' });
  return <p>{useProblems(useForm<{ phone: string }>(), ['phone'], failure).line}</p>;
}

test('A-113 A-107 a failed registerOTP shows its own line, and "Next" tries again', () => {
  expect(show(<RegistrationLine operationId="getRegisterOtp" />)).toBe(
    "We couldn't check this number. Please try again.",
  );
  expect(show(<RegistrationLine operationId="sendOtp" />)).not.toContain('check this number');
});
