import { expect, openSignedIn, test } from '../support/wallet-test.ts';
import { pagesWithoutShell, memberPages, modals, openAndSettle, publicPages } from '../support/screens.ts';

/** quality 8, for a build whose API and chat are on its own origin. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  // The sandbox's game sites, where a login form may be posted.
  'form-action http://127.0.0.1:*',
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

test('quality 8: every page has the headers, and no inline script or style', async ({ page }) => {
  for (const path of ['/', ...memberPages, ...modals, ...pagesWithoutShell, ...publicPages]) {
    const answer = await page.request.get(path);
    const headers = answer.headers();
    expect(headers['content-security-policy']?.split('; '), path).toEqual(policy);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    const html = await answer.text();
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|javascript:/i);
  }
});

test('quality 8: the app sends requests to its own origin only', { tag: '@full' }, async ({ page, sandbox }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(sandbox.url)) elsewhere.push(request.url());
  });
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.add(response.headers()['x-content-type-options'] ?? '-');
  });
  await openSignedIn(page, sandbox, '/terminated');
  for (const path of [...memberPages, ...publicPages]) await openAndSettle(page, path);
  expect([...scripts]).toEqual(['nosniff']);
  expect(elsewhere).toEqual([]);
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
