import { beforeAll, expect, test } from 'vitest';
import { initI18n } from '../../../src/i18n/i18n.ts';
import { Done } from '../../../src/money/Done.tsx';
import { staticMarkup } from '../../support/static-markup.ts';

beforeAll(() => initI18n({ defaultLocale: 'en', locale: 'en' }));

test.each([
  ['inProgress', 'clock'],
  ['success', 'circle-check'],
  ['failed', 'circle-x'],
] as const)('R-259 a receipt that is %s shows the icon %s', (kind, icon) => {
  const markup = staticMarkup(<Done title="Title" kind={kind} onClose={() => undefined} />);
  expect(markup.match(/clock|circle-check|circle-x/g)).toEqual([icon]);
});
