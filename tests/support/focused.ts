import type { Page } from '@playwright/test';

/** Role and name of the focused element in Chromium's accessibility tree, as a screen reader gets them: `heading "Deposit"`. */
export async function focused(page: Page): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  const { result } = await browser.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const tree = await browser.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  await browser.detach();
  const { role, name } = tree.nodes[0] ?? {};
  return `${String(role?.value)} "${String(name?.value)}"`;
}
