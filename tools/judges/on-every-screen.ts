import type { Page } from '@playwright/test';
import { memberPages, modals, navigateAndSettle, pagesWithoutShell, publicPages } from '../../tests/support/screens.ts';
import { withBuiltApp } from '../built-app.ts';
import { openPage } from '../open-page.ts';

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
      const stored = { locale: 'en', token: sandbox.control.signIn(phone) };
      const page = await openPage(browser, stored, { baseURL: sandbox.url, reducedMotion: 'reduce' });
      await page.goto('/zzz');
      for (const address of addresses) {
        await navigateAndSettle(page, address);
        await look(page, address);
        count += 1;
      }
      await page.close();
    }
  });
  return count;
}
