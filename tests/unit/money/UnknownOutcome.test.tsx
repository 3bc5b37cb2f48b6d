import { expect, test } from 'vitest';
import { UnknownOutcome } from '../../../src/money/UnknownOutcome.tsx';
import { initI18n } from '../../../src/i18n/i18n.ts';
import { withoutLineBreaks } from '../../../src/i18n/line-breaks.ts';
import { staticMarkup } from '../../support/static-markup.ts';

test.each([
  ['th', 'ประวัติรายการ'],
  ['la', 'ລາຍການເຄື່ອນໄຫວ'],
] as const)(
  'B-01 in %s the way to the statement has the name that the sentence before it says',
  async (locale, name) => {
    await initI18n({ defaultLocale: locale, locale });
    for (const check of ['checked', 'failed'] as const) {
      const outcome = <UnknownOutcome check={check} onReopen={() => undefined} />;
      const markup = withoutLineBreaks(staticMarkup(outcome));
      expect(markup.split('<a')[0]).toContain(name);
      expect(markup).toContain(`>${name}</a>`);
    }
  },
);
