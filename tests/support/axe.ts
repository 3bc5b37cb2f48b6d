import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules whose result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Findings of axe on the current page, including best practices, as rule and element. With `colours` only the rules
 * about colours run. The source of axe is evaluated once per document through the protocol, because the CSP forbids a
 * script element.
 */
export async function axeFindings(page: Page, rules: 'all' | 'colours', within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([only, selector]) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe }; // defined by the axe source
      const { violations } = await loaded.run(selector ?? document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: { type: 'rule', values: only } }),
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [rules === 'colours' ? colourRules : null, within] as const,
  );
}

/**
 * Findings in the dark and in the light scheme. The rules about colours run in both; the other rules give the same
 * result in either scheme, so they run once.
 */
export async function findingsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFindings(page, 'all');
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeFindings(page, 'colours');
  return [...dark.map((finding) => `dark ${finding}`), ...light.map((finding) => `light ${finding}`)];
}
