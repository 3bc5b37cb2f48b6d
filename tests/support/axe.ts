import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules whose result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Serious and critical axe findings of the current page, as rule and element. `colours` runs only the rules about
 * colours. The axe source is evaluated once per document through the protocol, because the CSP forbids a script
 * element.
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
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      return grave.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [rules === 'colours' ? colourRules : null, within] as const,
  );
}

/**
 * Findings in the dark and the light scheme. Colour rules run in both. The other rules do not depend on the scheme and
 * run once, or not at all with `colours`.
 */
export async function findingsInBothSchemes(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFindings(page, rules);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeFindings(page, 'colours');
  return [...dark.map((finding) => `dark ${finding}`), ...light.map((finding) => `light ${finding}`)];
}
