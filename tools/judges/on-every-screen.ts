import type { Page } from '@playwright/test';
import { memberPages, modals, navigateAndSettle, pagesWithoutShell, publicPages } from '../../tests/support/screens.ts';
import { withBuiltApp } from '../built-app.ts';

const rich = '0812345678';
/** Its bank needs a Latin name, so the modal for the name can be opened. */
const bankNameThai = '0856789012';

const visits = [
  { phone: bankNameThai, addresses: ['/user/home?open=bank-name'] },
  // The login page ends the session, so public pages come last.
  { phone: rich, addresses: [...modals, ...memberPages, ...pagesWithoutShell, ...publicPages] },
];

/** Opens each page and modal of the built app on the sandbox, in English. Returns the number of them. */
export async function onEveryScreen(look: (page: Page, address: string) => Promise<void>): Promise<number> {
  let count = 0;
  await withBuiltApp(async (browser, sandbox) => {
    for (const { phone, addresses } of visits) {
      const context = await browser.newContext({
        ...{ baseURL: sandbox.url, viewport: { width: 390, height: 844 } },
        ...{ reducedMotion: 'reduce', timezoneId: 'Asia/Bangkok' },
      });
      const page = await context.newPage();
      await page.goto('/zzz');
      await page.evaluate((token) => {
        localStorage.setItem('locale', 'en');
        localStorage.setItem('remember-agreement', 'true');
        localStorage.setItem('token', token);
      }, sandbox.control.signIn(phone));
      await page.reload();
      for (const address of addresses) {
        await navigateAndSettle(page, address);
        await look(page, address);
        count += 1;
      }
      await context.close();
    }
  });
  return count;
}
