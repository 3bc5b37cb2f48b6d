import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules whose result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Findings of axe on the current page, including best practices, as rule and element. With `colours` only the rules
 * about colours run. The source of axe is evaluated once per document through the protocol, because the CSP forbids a
 * script element.
 */
async function axeFindings(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (only) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe }; // defined by the axe source
      const { violations } = await loaded.run(document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: { type: 'rule', values: only } }),
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    rules === 'colours' ? colourRules : null,
  );
}

/**
 * Findings in these colour schemes. The rules about colours run in each; the other rules give the same result in any
 * scheme, so they run once.
 */
export async function findingsInSchemes(page: Page, schemes: readonly ('dark' | 'light')[]): Promise<string[]> {
  const found: string[] = [];
  for (const [at, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    const findings = await axeFindings(page, at === 0 ? 'all' : 'colours');
    found.push(...findings.map((finding) => `${colorScheme} ${finding}`));
  }
  return found;
}
