import type { Page } from '@playwright/test';
import { languageTag, locales } from '../../src/i18n/locale.ts';
import { findingsInBothSchemes } from '../support/axe.ts';
import { rawKeys, untranslated } from '../support/known-texts.ts';
import { brokenWords, misplacedTexts, repeatedNames, screenTexts } from '../support/screen-texts.ts';
import { depositViews, navigateAndSettle, screenGroups } from '../support/screens.ts';
import { texts } from '../support/texts.ts';
import { inSeries } from '../support/volume.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

const narrow = { width: 320, height: 640 };
const usual = { width: 390, height: 844 };
/** The size of a narrow phone at 200 % zoom. */
const zoomed = { width: 320, height: 320 };

/** Controls below 44 px in height or width, except links within a text. */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll('button, a[href], select, summary, label:has(input[type=checkbox])');
    return [...controls]
      .filter((control) => control.checkVisibility() && !control.closest('p, li p, article'))
      .map((control) => ({ name: control.textContent || control.ariaLabel, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ name, box }) => `too small to tap: ${name ?? ''} ${Math.round(box.width)}x${Math.round(box.height)}`);
  });
}

/** At 200 % zoom the close button of a modal stays reachable, also while its last control is scrolled to. */
async function expectCloseInReach(page: Page, closeName: string) {
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: closeName }).first();
  await expect(close).toBeInViewport({ ratio: 1 });
  const last = dialog.locator('button, a, input').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(close).toBeInViewport({ ratio: 1 });
}

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ language: locale, viewport: narrow });
    // `npm test` opens each page and modal in one language.
    for (const [index, [group, addresses]] of Object.entries(screenGroups).entries()) {
      test(
        `R-448 quality 14 quality 15: ${group} in ${locale}: texts are translated and fit at 320 px and 200 % zoom, controls are 44 px, names are not repeated, and axe finds nothing in either colour scheme`,
        inSeries(addresses !== depositViews && locales[index % locales.length] === locale),
        async ({ page, sandbox }) => {
          test.setTimeout(120_000);
          const isKey = await rawKeys();
          const foreign = locale === 'en' ? new Set<string>() : await untranslated(locale);
          const common = await texts(locale, 'common');
          await openSignedIn(page, sandbox, '/zzz');
          const problems: string[] = [];
          for (const path of addresses) {
            await test.step(path, async () => {
              await page.setViewportSize(narrow);
              await navigateAndSettle(page, path);
              await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
              const shown = await screenTexts(page);
              expect(shown.length, path).toBeGreaterThan(3);
              const found = [
                ...shown.filter(isKey).map((text) => `key ${text}`),
                ...shown.filter((text) => foreign.has(text)).map((text) => `English ${text}`),
                ...(await misplacedTexts(page)),
                ...(await brokenWords(page)),
                ...(await repeatedNames(page)),
              ];
              await page.setViewportSize(usual);
              found.push(...(await tooSmall(page)));
              found.push(...(await findingsInBothSchemes(page)));
              problems.push(...found.map((problem) => `${path}: ${problem}`));
              if (path.includes('?open=')) {
                await page.setViewportSize(zoomed);
                await expectCloseInReach(page, common('close'));
              }
            });
          }
          expect(problems).toEqual([]);
        },
      );
    }
  });
}
