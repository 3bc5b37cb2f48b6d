import { withLineBreaks } from '../../src/i18n/line-breaks.ts';
import { namespaces } from '../../src/i18n/namespaces.ts';
import { timings } from '../../src/lib/timings.ts';
import { codesOf } from '../support/error-groups.ts';
import { afterJoining } from '../support/page-time.ts';
import { texts } from '../support/texts.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';
import { inSeries } from '../support/volume.ts';

const address = '/user/spin';

const codes = codesOf('R-441 coupons');

for (const language of ['th', 'la', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    test(
      `R-393 every refusal code of coupons has its text in ${language}`,
      inSeries(language === 'th'),
      async ({ page, sandbox }) => {
        const [t, c, e] = await Promise.all([
          texts(language, 'spin'),
          texts(language, 'common'),
          texts(language, 'errors'),
        ]);
        const spinTexts: Readonly<Record<string, string | undefined>> = await namespaces.spin[language]();
        /** The wheel's own text for a code, or else the general one. */
        const wordsOf = (code: (typeof codes)[number]) => {
          const own = spinTexts[`error.${code}`];
          return own === undefined ? e(code) : withLineBreaks(own, language);
        };
        await page.clock.install();
        await openSignedIn(page, sandbox, `${address}?open=claim&coupon=66d0aa01`);
        const dialog = page.getByRole('dialog', { name: t('claimTitle') });
        const amount = c('amountInBaht', { amount: '50.00' });
        const said = new Set<string>();
        for (const code of codes) {
          sandbox.control.fail('claimCoupon', { code });
          await dialog.getByRole('button', { name: t('claimAmount', { amount }) }).click();
          await page.clock.runFor(timings.claimDebounce);
          const alert = page.getByRole('alertdialog', { name: c('refusedTitle') });
          await expect(alert).toContainText(wordsOf(code));
          said.add(wordsOf(code));
          await alert.getByRole('button', { name: c('ok') }).click();
          await page.clock.runFor(afterJoining);
        }
        expect(said.size).toBe(codes.length);
      },
    );
  });
}
