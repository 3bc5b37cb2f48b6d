import type { Page } from '@playwright/test';
import { languageTag, locales } from '../../src/i18n/locale.ts';
import { findingsInSchemes } from '../support/axe.ts';
import { misplacedTexts } from '../support/misplaced-texts.ts';
import { smallFields } from '../support/small-fields.ts';
import { navigateAndSettle, screenGroups } from '../support/screens.ts';
import { texts } from '../support/texts.ts';
import { allTexts, foreignTexts, screenTexts } from '../support/shown-texts.ts';
import { inSeries, volume } from '../support/volume.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

/** Names that an element repeats from an element around it. A screen reader would announce them twice. */
async function repeatedNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[aria-label]')]
      .filter(({ ariaLabel, parentElement }) => parentElement?.closest(`[aria-label=${JSON.stringify(ariaLabel)}]`))
      .map(({ ariaLabel }) => `"${ariaLabel ?? ''}" is named twice`),
  );
}

/**
 * Words and numbers that are broken over two lines. Only a text of the server without spaces may break, and all such
 * texts of the sandbox fit.
 */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
    const problems: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!node.parentElement?.checkVisibility()) continue;
      const numbers = [...text.matchAll(/[฿₭]?\d[\d,.:/]*/g)].map((match) => ({ index: match.index, text: match[0] }));
      const latin = [...words.segment(text)].filter(({ segment }) => /^[A-Za-z]/.test(segment));
      for (const part of [...latin.map(({ index, segment }) => ({ index, text: segment })), ...numbers]) {
        const range = document.createRange();
        range.setStart(node, part.index);
        range.setEnd(node, part.index + part.text.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top / 4))).size > 1) problems.push(`"${part.text}" is broken`);
      }
    }
    return problems;
  });
}

/**
 * Returns a function that recognises keys in visible text: `namespace.key`, a camelCase key, a code, or an unfilled
 * placeholder.
 */
async function rawKeys(): Promise<(text: string) => boolean> {
  const full = Object.keys(await allTexts('en'));
  const bare = full.map((key) => key.slice(key.indexOf(':') + 1)).filter((key) => /[A-Z_]/.test(key) && key !== 'OK');
  const keys = new Set([...full, ...full.map((key) => key.replace(':', '.')), ...bare]);
  return (text) => keys.has(text) || /\{\w+\}/.test(text);
}

const narrow = { width: 320, height: 640 };
const usual = { width: 390, height: 844 };
/** The size of a narrow phone at 200 % zoom. */
const zoomed = { width: 320, height: 320 };

/** Controls below 44 px in height or width, except links within a text. */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll(
      'button, a[href], select, summary, label:has(input[type=checkbox]), input[role=switch]',
    );
    return [...controls]
      .filter((control) => control.checkVisibility() && !control.closest('p, li p'))
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
  const last = dialog.locator('button, a, textarea, input:not(.visually-hidden)').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(close).toBeInViewport({ ratio: 1 });
}

const inGate = 'every page in th';

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ language: locale, viewport: narrow });
    for (const [group, addresses] of Object.entries(screenGroups)) {
      test(
        `R-448 quality 14 quality 15: ${group} in ${locale}: texts fit in translation, sizes and names are right, axe finds nothing`,
        inSeries(`${group} in ${locale}` === inGate),
        async ({ page, sandbox }) => {
          test.setTimeout(120_000);
          const isKey = await rawKeys();
          const foreign = await foreignTexts('en', locale);
          const common = await texts(locale, 'common');
          await openSignedIn(page, sandbox, '/zzz');
          const problems: string[] = [];
          for (const [at, path] of addresses.entries()) {
            // `npm test` changes the colour scheme from screen to screen.
            const schemes = volume({ gate: [at % 2 === 0 ? 'dark' : 'light'], full: ['dark', 'light'] } as const);
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
              found.push(...(await tooSmall(page)), ...(await smallFields(page)));
              found.push(...(await findingsInSchemes(page, schemes)));
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
