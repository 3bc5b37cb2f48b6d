import axe from 'axe-core';
import type { Finding, Judge } from './judge.ts';
import { onEveryScreen } from './on-every-screen.ts';

/** The tests run axe without its experimental rules, and fail on all that it finds. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

export const axeAllRules: Judge = {
  name: 'axe',
  subject: 'every page and modal in both colour schemes, with best practices and experimental rules',
  ownPackages: ['axe-core'],
  needsBuild: true,
  async run() {
    const findings: Finding[] = [];
    const screens = await onEveryScreen(async (page, address) => {
      // So high that no bar covers a control which can be scrolled clear of it.
      await page.setViewportSize({ width: 390, height: 2_500 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // Through the protocol: the page's policy forbids a script element.
        if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
        const found = await page.evaluate(async (values) => {
          const { axe: loaded } = window as unknown as { axe: typeof axe }; // defined by the source above
          const { violations } = await loaded.run(document, { runOnly: { type: 'tag', values } });
          return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => ({ rule: id, help, html })));
        }, tags);
        findings.push(
          ...found.map(({ rule, help, html }) => ({
            ...{ rule, where: `${address} (${colorScheme})`, message: `${help}: ${html}` },
          })),
        );
      }
    });
    return { amount: `${screens} screens`, findings };
  },
};
