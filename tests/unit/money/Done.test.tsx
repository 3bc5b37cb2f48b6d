import { beforeAll, expect, test } from 'vitest';
import { initI18n, loadTexts } from '../../../src/i18n/i18n.ts';
import { Done } from '../../../src/money/Done.tsx';
import { ApiError } from '../../../src/api/wire/api-error.ts';
import type { AccountView } from '../../../src/money/sent-commands.ts';
import type { Outcome } from '../../../src/money/money-outcomes.ts';
import { MoneyOutcome } from '../../../src/money/MoneyOutcome.tsx';
import { staticMarkup, textOf } from '../../support/static-markup.ts';

beforeAll(() => initI18n({ defaultLocale: 'en', locale: 'en' }));

test.each([
  ['inProgress', 'clock'],
  ['success', 'circle-check'],
  ['failed', 'circle-x'],
] as const)('R-259 a receipt that is %s shows the icon %s', (kind, icon) => {
  const markup = staticMarkup(<Done title="Title" kind={kind} onClose={() => undefined} />);
  expect(markup.match(/clock|circle-check|circle-x/g)).toEqual([icon]);
});

const view: AccountView = {
  ...{
    shown: 'shows',
    hasOnlyFailed: false,
    isPartly: false,
    hasPaid: false,
    count: 1,
    countWithFee: 0,
    isDouble: false,
  },
  ...{ isExplained: true, isListed: true },
  ...{ newEntries: [], isCodeGone: false, hasNoBonus: false, item: { name: 'e', at: '2026-11-27T13:41:07Z' } },
};
const receipt = () => ({ title: 'Withdrawal sent', next: <a href="/">Statement</a> });

/** The markup of a withdrawal of 5 baht that is done. */
const shown = (done: Omit<Extract<Outcome<unknown, object>, { kind: 'done' }>, 'kind' | 'input'>) => {
  const outcome = { kind: 'done', input: {}, ...done } as const;
  const command = { key: 'withdrawAll', operationId: 'withdrawAll', outcome, reopen: () => undefined } as const;
  return staticMarkup(
    <MoneyOutcome command={command} done={receipt} amount={() => '5 baht'}>
      {() => null}
    </MoneyOutcome>,
  );
};

test.each([
  ['the answer says so', {}, 'Ack', /^Withdrawal sentStatementClose$/],
  [
    'only the account shows it',
    {},
    undefined,
    /^Withdrawal sentYour statement shows it: 27\/11\/2026 .*:41:07StatementClose$/,
  ],
  ['the balance fell', { hasPaid: true, item: { name: 'e', at: null } }, undefined, /Your balance fell by 5 baht\./],
  ['a part was moved', { isPartly: true }, undefined, /Part of your money was moved\./],
  ['its entry failed', { hasOnlyFailed: true }, 'Ack', /Your statement shows it as failed\./],
  ['an earlier one had no answer', { sinceEarlier: 1 }, 'Ack', /your statement shows 1 transaction like this\./],
  ['it is there twice', { isDouble: true }, undefined, /Your statement shows two withdrawals of 5 baht\./],
] satisfies [string, Partial<AccountView>, string | undefined, RegExp][])(
  'A-118 B-41 done is done, with the same receipt, whoever said so: %s',
  async (_why, differs, answer, text) => {
    await loadTexts('outcome');
    expect(textOf(shown({ answer, view: { ...view, ...differs } }))).toMatch(text);
  },
);

test.each([
  ['quoted beside a part that was moved', true],
  ['not quoted beside a success', false],
])('A-118 what the service said when it failed is %s', async (_what, isPartly) => {
  await loadTexts('outcome', 'errors');
  const error = new ApiError({
    operationId: 'withdrawAll',
    outcome: 'unknown',
    status: 502,
    text: 'Core bank offline',
  });
  expect(textOf(shown({ answer: undefined, error, view: { ...view, isPartly } })).includes('Core bank offline')).toBe(
    isPartly,
  );
});

test('A-118 the text beside a success is quoted on its receipt', async () => {
  await loadTexts('outcome');
  expect(shown({ answer: 'Ack', freeText: 'Transfer done' })).toContain('dir="auto"><span>Transfer done</span></p>');
});
