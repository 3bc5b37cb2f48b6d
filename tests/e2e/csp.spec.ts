import { readSettings } from '../../src/settings-schema.ts';
import { securityHeaders } from '../../tools/hosting/security-headers.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';
import { pagesWithoutShell, memberPages, modals, publicPages } from '../support/screens.ts';

/** The sandbox's game sites, where a login form may be posted. */
const settings = readSettings({
  WALLET_API_BASE_URL: '/',
  WALLET_CHAT_URL: '/',
  WALLET_GAME_HOSTS: 'http://127.0.0.1:*',
});

test('quality 8: every page has the headers, and no inline script or style', async ({ page }) => {
  for (const path of ['/', ...memberPages, ...modals, ...pagesWithoutShell, ...publicPages]) {
    const answer = await page.request.get(path);
    // security-headers.test.ts states their values.
    for (const [name, value] of Object.entries(securityHeaders(settings))) {
      expect(answer.headers()[name.toLowerCase()], path).toBe(value);
    }
    const html = await answer.text();
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|javascript:/i);
  }
});

test.describe('attacks that the policy blocks', () => {
  test.use({ expectedConsole: [/CSP: |Content Security Policy|Trusted/] });
  test('quality 8: in the running app no text becomes markup or code', async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/contact');
    await expect(page.getByText('@nagawallet')).toBeVisible();
    const blocked = await page.evaluate(async () => {
      const refused = (attempt: () => unknown) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      };
      // In a task of the page's own, because the test's evaluation may use eval.
      const evaluate = Reflect.get(window, 'eval') as (code: string) => unknown; // by name, because of the lint rule
      const evalIsRefused = new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(refused(() => evaluate('1'))));
      });
      const box = document.createElement('div');
      const script = document.createElement('script');
      // TypeScript's library does not have it yet.
      const factory = Reflect.get(window, 'trustedTypes') as { createPolicy: (name: string, rules: object) => unknown };
      return {
        innerHTML: refused(() => (box.innerHTML = '<b>x</b>')),
        eval: await evalIsRefused,
        scriptText: refused(() => (script.text = 'window.ran = 1')),
        parser: refused(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
        policy: refused(() => factory.createPolicy('default', {})),
      };
    });
    expect(blocked).toEqual({ innerHTML: true, eval: true, scriptText: true, parser: true, policy: true });
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});
