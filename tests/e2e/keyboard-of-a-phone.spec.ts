import type { Locator, Page } from '@playwright/test';
import { inSeries } from '../support/volume.ts';
import { expect, members, openSignedIn, test } from '../support/wallet-test.ts';

// Simulates a keyboard that covers the lower part of the page without resizing it.
const coverLowerPart = (page: Page, covered: number) =>
  page.evaluate((height) => {
    const { visualViewport } = window;
    if (!visualViewport) throw new Error('This browser has no visual viewport');
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - height });
    visualViewport.dispatchEvent(new Event('resize'));
  }, covered);

const visible = 340;
const placeOf = async (part: Locator) => {
  const { y = NaN, height = NaN } = (await part.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
};

test.use({ viewport: { width: 360, height: 640 } });

const sheets = [
  ['withdraw', 'Amount (baht)', 'button[type=submit]'],
  ['transfer', 'Amount (baht)', 'button[type=submit]'],
  ['deposit&way=qr&bank=WW', 'Amount (baht)', 'button[type=submit]'],
  ['deposit&way=link', 'Gift link', 'button[type=submit]'],
  ['game&slot=PGSLOT', 'Amount (baht)', '[data-submit]'],
  ['password', 'Confirm new password', 'button[type=submit]'],
  ['bank-name', 'Account name in English', 'button[type=submit]'],
] as const;

for (const [open, label, submit] of sheets) {
  test(
    `B-21 with a keyboard over 360×340, ?open=${open} keeps the field and its button visible, one above the other`,
    inSeries(open === 'withdraw'),
    async ({ page, sandbox }) => {
      const member = open === 'bank-name' ? members.bankNameThai : members.rich;
      await openSignedIn(page, sandbox, `/user/${open === 'password' ? 'profile' : 'home'}?open=${open}`, member);
      const sheet = page.getByRole('dialog');
      const field = sheet.locator('input').and(sheet.getByLabel(label, { exact: true }));
      await field.click();
      await coverLowerPart(page, 640 - visible);
      await expect.poll(async () => (await placeOf(sheet.locator(submit))).bottom).toBeLessThanOrEqual(visible);
      const [{ top, bottom }, button] = [await placeOf(field), await placeOf(sheet.locator(submit))];
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(button.top);
      await coverLowerPart(page, 0);
      await expect.poll(async () => (await placeOf(sheet)).bottom).toBe(640);
    },
  );
}
