import { beforeAll, expect, test } from 'vitest';
import { initI18n, loadTexts } from '../../../src/i18n/i18n.ts';
import { Done } from '../../../src/money/Done.tsx';
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

test.each([
  [undefined, /Your statement shows it.*Main wallet.*StatementClose$/],
  ['Slip uploaded', /^Slip uploadedUpload statusClose$/],
])('A-118 B-41 a success that only the account shows, with the title %s, ends with %s', async (seenTitle, text) => {
  await loadTexts('outcome');
  const command = {
    key: 'withdrawAll',
    seenTitle,
    outcome: { kind: 'seen', input: {}, look: { effect: 'present', isPartly: false, isTwice: false } },
    reopen: () => undefined,
  } as const;
  const seen = () => (seenTitle ? { next: <a href="/">Upload status</a> } : {});
  const outcome = (
    <MoneyOutcome command={command} seen={seen}>
      {() => null}
    </MoneyOutcome>
  );
  expect(textOf(staticMarkup(outcome))).toMatch(text);
});
