import type { Page } from '@playwright/test';
import { changedWallet } from '../support/changed-wallet.ts';
import { inSeries } from '../support/volume.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

const name = 'ก'.repeat(40) + 'W'.repeat(160);
const amount = 999_999_999_999.99;

/** The right edge of the widest content, on the page and in the sheet, without scrolling rows and the ornament. */
const widest = (page: Page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll('dialog[open] *, main *');
    const shown = [...parts].filter((part) => !part.closest('svg, ul[tabindex], [hidden], .visually-hidden'));
    return Math.max(document.documentElement.scrollWidth, ...shown.map((part) => part.getBoundingClientRect().right));
  });

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const address of ['home', 'home?open=withdraw', 'home?open=transfer', 'home?open=game&slot=PGSLOT']) {
    test(
      `A-128 a very long name and very large amounts do not break the layout of /user/${address}`,
      inSeries(address === 'home'),
      async ({ page, sandbox }) => {
        const body = await changedWallet(sandbox, (wallet) => {
          wallet.profile.name = name;
          wallet.bankAccount.bankAccountName = name;
          wallet.wallet.amount = amount;
          for (const slot of wallet.slots) {
            slot.name += name;
            if (slot.isActive) slot.amount = amount;
          }
        });
        sandbox.control.fail('getWallet', { body, times: 20 });
        sandbox.control.credit('0812345678', amount);
        await openSignedIn(page, sandbox, `/user/${address}`);
        await expect(page.getByText('999,999,999,999.99').filter({ visible: true }).first()).toBeVisible();
        expect(await widest(page)).toBeLessThanOrEqual(320);
      },
    );
  }
});

test(
  'A-128 a deposit works without clipboard, visual viewport and free storage',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.setDelays({ settleDelayMs: null });
    await openSignedIn(page, sandbox, '/user/home');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Object.defineProperty(document, 'execCommand', { value: undefined });
      Object.defineProperty(window, 'visualViewport', { value: undefined });
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/user/home?open=deposit&way=qr&bank=WW');
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Amount (baht)').fill('1500');
    await sheet.locator('button[type=submit]').click();
    await expect(sheet.getByRole('img', { name: 'QR code for 1,500.00 baht' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Copy amount' }).click();
    await expect(page.getByText('Failed to copy')).toBeVisible();
  },
);
