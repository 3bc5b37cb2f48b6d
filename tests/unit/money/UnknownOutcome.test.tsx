import { expect, test } from 'vitest';
import { ApiError } from '../../../src/api/wire/api-error.ts';
import type { ErrorCode } from '../../../src/api/wire/types.ts';
import type { AccountView } from '../../../src/money/sent-commands.ts';
import { UnknownOutcome } from '../../../src/money/UnknownOutcome.tsx';
import { initI18n, loadTexts } from '../../../src/i18n/i18n.ts';
import { staticMarkup, textOf } from '../../support/static-markup.ts';

async function markupOf(said: { text?: string; code?: ErrorCode; pending?: true }) {
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  await loadTexts('outcome', 'errors');
  const error = new ApiError({ operationId: 'transfer', outcome: 'unknown', status: 502, ...said });
  return staticMarkup(
    <UnknownOutcome
      operationId="transfer"
      outcome={{ check: 'checked', error, sendAgain: undefined }}
      onReopen={() => undefined}
    />,
  );
}

test.each([
  ['en', 'Core bank offline'],
  ['lo', 'ລະບົບຂັດຂ້ອງ'],
])('A-118 the server’s words are a quotation in their language (%s)', async (language, text) => {
  expect(await markupOf({ text })).toContain(`lang="${language}" dir="auto"><span>${text}</span></p>`);
});

test('A-118 R-423 quality 7: the server’s words are plain text, whole', async () => {
  const markup = await markupOf({ text: `<img src=x onerror=alert(1)>${'x'.repeat(1_000)}` });
  expect(markup).toContain(`&lt;img src=x onerror=alert(1)&gt;${'x'.repeat(1_000)}</span></p>`);
  expect(markup).not.toContain('<img');
});

test.each([
  [{ text: '  ' }, ''],
  [{ code: 'INTERNAL_SERVER_ERROR' }, 'Something went wrong on the service&#x27;s side.'],
  [{ code: 'MONEY_NOT_ENOUGH' }, 'The service says your balance is too low'],
  [{ code: 'TRUELINK_DUPLICATE' }, 'This request may have used it.'],
] as const)('A-118 with %j nothing is quoted, and the text claims nothing about money', async (said, text) => {
  const markup = await markupOf(said);
  expect(markup).not.toContain('figure');
  expect(markup).not.toContain('No money was moved');
  expect(markup).toContain(text);
});

const checked = { check: 'checked', error: undefined, sendAgain: undefined } as const;

test.each([
  ['the statement', undefined, 'StatementBack'],
  ['another place', { text: 'Look there.', label: 'Upload status', to: '?open=slips' }, 'Upload statusBack'],
  ['the form', { text: 'Try it.', label: 'Create', to: '?open=deposit', isForm: true as const }, 'Create'],
])('A-152 the first action is the way to check: %s', async (_where, recheck, actions) => {
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  await loadTexts('outcome');
  const text = textOf(
    staticMarkup(
      <UnknownOutcome operationId="transfer" outcome={checked} recheck={recheck} onReopen={() => undefined} />,
    ),
  );
  expect(text.endsWith(`${recheck?.text ?? 'before you try again.'}${actions}`)).toBe(true);
});

test('A-118 after the check the amount and the possible success are named', async () => {
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  await loadTexts('outcome');
  const outcome = (
    <UnknownOutcome operationId="transfer" amount="1.25 baht" outcome={checked} onReopen={() => undefined} />
  );
  expect(textOf(staticMarkup(outcome))).toContain('Your 1.25 baht transaction may have gone through.');
});

test.each([
  ['B-01 when the check fails too, a warning says to look first', {}, "We can't check this right now."],
  ['A-22 a command of an unknown member may be of somebody else', { isOfUnknownMember: true }, 'If it was yours, look'],
] as const)('%s', async (_what, given, text) => {
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  await loadTexts('outcome');
  const failed = { ...checked, ...given, check: 'failed' } as const;
  const outcome = <UnknownOutcome operationId="transfer" outcome={failed} onReopen={() => undefined} />;
  expect(textOf(staticMarkup(outcome))).toContain(text);
});

test('A-28 a command whose session ended with its first answer was probably not carried out', async () => {
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  await loadTexts('outcome');
  const unlikely = (
    <UnknownOutcome
      operationId="transfer"
      amount="1 baht"
      outcome={{ ...checked, isUnlikely: true }}
      onReopen={() => undefined}
    />
  );
  const text = textOf(staticMarkup(unlikely));
  expect(text).toMatch(/^This probably didn't go through.*Look for it there before you try again/);
  expect(text).not.toContain('may have gone through');
});

/** What an unknown withdrawal says when these entries are new in the statement. */
async function textWith(newEntries: readonly { amount: number; at?: string }[]) {
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  await loadTexts('outcome');
  const entry = {
    name: 'e',
    at: '2026-11-27T13:41:07Z',
    type: 'withdraw',
    from: null,
    to: null,
  } as const;
  const view: AccountView = {
    ...{
      shown: 'changed',
      hasOnlyFailed: false,
      isPartly: false,
      hasPaid: false,
      count: 0,
      countWithFee: 0,
      isDouble: false,
    },
    ...{ isExplained: false, isListed: true, isCodeGone: false, hasNoBonus: false, wallet: { was: 10_000, is: 5_990 } },
    newEntries: newEntries.map((given, index) => ({
      ...{ ...entry, status: 'success', about: null, ...given },
      name: String(index),
    })),
  };
  const shown = <UnknownOutcome operationId="withdrawAll" outcome={{ ...checked, view }} onReopen={() => undefined} />;
  return textOf(staticMarkup(shown));
}

test('A-152 the entries that are new are listed the newest first', async () => {
  const text = await textWith([{ amount: 1_000, at: '2026-11-27T13:40:00Z' }, { amount: 4_000 }]);
  expect(text).toMatch(/4,000\.00.*1,000\.00/);
});

test('A-118 an unknown outcome states what the account shows', async () => {
  expect(await textWith([{ amount: 4_000 }])).toMatch(
    /Main wallet before.*10,000\.00.*Main wallet now.*5,990\.00.*New in your statementWithdraw.*4,000\.00.*27\/11\/2026/,
  );
});

test('R-426 the text of a documented code is an alert with the title "Not confirmed yet"', async () => {
  expect(await markupOf({ code: 'NO_GAME' })).toMatch(
    /role="alert" aria-labelledby="([^"]+)".*<h3 id="\1"[^>]*><span>Not confirmed yet/s,
  );
  expect(await markupOf({})).not.toContain('role="alert"');
});

test('A-118 a command that is being processed is labelled as such', async () => {
  expect(await markupOf({ pending: true })).toContain('The service is still processing it');
  expect(await markupOf({})).not.toContain('still processing');
});
