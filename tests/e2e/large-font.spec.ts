import { locales } from '../../src/i18n/locale.ts';
import { browser } from '../../tools/browser.ts';
import { misplacedTexts } from '../support/misplaced-texts.ts';
import { navigateAndSettle, screenGroups } from '../support/screens.ts';
import { inSeries } from '../support/volume.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

// A browser whose font size is set to twice the usual one.
test.use({
  launchOptions: { ...browser, args: [...browser.args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 360, height: 740 },
});

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ language: locale });
    for (const [group, addresses] of Object.entries(screenGroups)) {
      test(
        `quality 15: ${group} in ${locale}: with a font twice as large nothing is wider than the window or cut`,
        inSeries(`${group} in ${locale}` === 'the views of a deposit in la'),
        async ({ page, sandbox }) => {
          test.setTimeout(120_000);
          await openSignedIn(page, sandbox, '/zzz');
          const problems: string[] = [];
          for (const path of addresses) {
            await navigateAndSettle(page, path);
            expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
            problems.push(...(await misplacedTexts(page)).map((problem) => `${path}: ${problem}`));
          }
          expect(problems).toEqual([]);
        },
      );
    }
  });
}

test('quality 15: with a font twice as large the highest withdrawal is seen whole in its field', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, '/user/home?open=withdraw');
  const field = page.getByRole('dialog').locator('input[name=amount]');
  await field.fill('50000.00');
  await expect(field).toHaveValue('50,000.00');
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
});

test(
  'quality 15: with a font twice as large a receipt opens at its amount',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home?open=transfer&to=PGSLOT');
    const sheet = page.getByRole('dialog');
    await sheet.locator('input[name=amount]').fill('150.75');
    await sheet.locator('button[type=submit]').click();
    await expect(sheet.locator('[role=group][data-kind]').getByRole('paragraph').first()).toBeInViewport({ ratio: 1 });
  },
);
