import { beforeAll, expect, test } from 'vitest';
import { initI18n } from '../../../src/i18n/i18n.ts';
import { Done } from '../../../src/money/Done.tsx';
import { staticMarkup, textOf } from '../../support/static-markup.ts';

beforeAll(() => initI18n({ defaultLocale: 'en', locale: 'en' }));

const close = () => undefined;

test('the look: a receipt has the amount first, then what happened, the balances and the next step', () => {
  const receipt = (
    <Done title="Transferred" amount="500.00" text="To you" facts="Balance" next="Next" onClose={close} />
  );
  expect(textOf(staticMarkup(receipt))).toBe('500.00TransferredTo youBalanceNextClose');
});

test.each([
  ['inProgress', 'clock'],
  ['success', 'circle-check'],
  ['failed', 'circle-x'],
] as const)('R-259 a receipt that is %s shows the icon %s', (kind, icon) => {
  const markup = staticMarkup(<Done title="Title" kind={kind} onClose={close} />);
  expect(markup.match(/clock|circle-check|circle-x/g)).toEqual([icon]);
});
