import type { Page } from '@playwright/test';
import { languageTag, type Locale } from '../../src/i18n/locale.ts';
import { holdRequests } from '../support/held-request.ts';
import { layers, openLayer } from '../support/layers.ts';
import { moneyCommands, type MoneyCommand } from '../support/money-commands.ts';
import { openCommand, signInFor } from '../support/command.ts';
import { navigateAndSettle, pagesWithoutShell, publicPages, screenGroups } from '../support/screens.ts';
import { foreignTexts, screenTexts } from '../support/shown-texts.ts';
import { translate, translatePage } from '../support/translator.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

// The fixture `clean` fails each test on an exception and on an error in the console, which React writes of a crash.

/** Chooses another language, also where a modal covers the list. */
async function choose(page: Page, locale: Locale) {
  await page.locator('select[name=language]').evaluate((list, value) => {
    if (!(list instanceof HTMLSelectElement)) return;
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }, locale);
  await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
}

/** Changes every text of the translated screen, and back. No text of the language before may stay. */
async function changeEachText(page: Page) {
  await expect(page.locator('font').first()).toBeAttached();
  // The service's own texts stay in their language.
  const first = new Set(await screenTexts(page));
  for (const [before, now] of [
    ['en', 'th'],
    ['th', 'en'],
  ] as const) {
    const foreign = await foreignTexts(before, now);
    await choose(page, now);
    const isStale = (text: string) => foreign.has(text) && !(now === 'en' && first.has(text));
    await expect.poll(async () => (await screenTexts(page)).filter(isStale)).toEqual([]);
  }
}

for (const [group, addresses] of Object.entries(screenGroups)) {
  test(
    `quality 17: ${group}, translated: each text follows the language, and nothing throws`,
    { tag: '@full' },
    async ({ page, sandbox }) => {
      test.setTimeout(120_000);
      await openSignedIn(page, sandbox, '/zzz');
      await translatePage(page);
      for (const path of addresses) {
        await test.step(path, async () => {
          await navigateAndSettle(page, path);
          if (pagesWithoutShell.includes(path)) return;
          // It opens as a new document.
          if (publicPages.includes(path)) await translatePage(page);
          await changeEachText(page);
        });
      }
    },
  );
}

for (const [name, layer] of Object.entries(layers)) {
  test(
    `quality 17: ${name}, translated, opens twice and follows the language`,
    { tag: '@full' },
    async ({ page, sandbox }) => {
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(translate)})`);
      await openLayer(page, sandbox, layer);
      await page.keyboard.press('Escape');
      await expect(layer.layer(page)).toBeHidden();
      await layer.open(page);
      await expect(layer.layer(page)).toBeVisible();
      await changeEachText(page);
    },
  );
}

for (const [name, command] of Object.entries<MoneyCommand>(moneyCommands)) {
  test(
    `quality 17: ${name}, translated: the form becomes its outcome, which follows the language`,
    { tag: '@full' },
    async ({ page, sandbox }) => {
      test.setTimeout(120_000);
      sandbox.control.setDelays({ settleDelayMs: null });
      await signInFor(page, sandbox);
      await translatePage(page);
      await openCommand(page, sandbox, command);
      await command.fill(page, 0);
      await command.submit(page).click();
      await expect(command.done(page)).toBeVisible();
      await changeEachText(page);
    },
  );
}

test.describe('before the app starts', () => {
  // The documents are in the default language of the build.
  test.use({ language: 'th' });

  test('quality 17: A-131 on a page translated before the app starts, what was typed and chosen stays', async ({
    page,
  }) => {
    const loadApp = await holdRequests(page, /\/assets\/first-.*\.js$/);
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    await translatePage(page);
    await expect(page.locator('font').first()).toBeAttached();
    // Other words than those of the document.
    await page.locator('font > font').evaluateAll((words) => {
      for (const word of words) word.textContent += ' translated';
    });
    await page.locator('input[name=username]').fill('0812345678');
    await page.locator('input[name=remember]').check();
    loadApp();
    await expect(page.locator('#needs-script')).toHaveCount(0);
    await expect(page.locator('input[name=username]')).toHaveValue('0812345678');
    await expect(page.locator('input[name=remember]')).toBeChecked();
    await changeToEnglish(page);
    await expect(page.locator('input[name=username]')).toHaveValue('0812345678');
  });
});

async function changeToEnglish(page: Page) {
  await choose(page, 'en');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
}
