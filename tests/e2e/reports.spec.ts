import type { Page } from '@playwright/test';
import { breakFunction, ways } from '../support/break-function.ts';
import { expect, members, submitLogin, test } from '../support/wallet-test.ts';

const aNumber: unknown = expect.any(Number);

/** Opens a page and waits for the reporter, which is loaded when the browser is idle. */
async function withReporter(page: Page, open: () => Promise<unknown>) {
  const loaded = page.waitForResponse(/\/assets\/start-reports-/);
  await open();
  await (await loaded).finished();
}

// The build whose WALLET_REPORT_URL is /reports.
test.use({ build: 'sandbox-partner', expectedConsole: [/^CSP: img-src|Content Security Policy/] });

test('B-31 reports violations and vitals when the member leaves, never a value', async ({ page, sandbox }) => {
  sandbox.control.fail('login', { status: 200, body: { token: 4711 } });
  await withReporter(page, () => page.goto('/login?note=SECRETNOTE'));
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example.com/slip.png?token=secret';
  });
  await page.locator('input[name=username]').fill(members.rich);
  await page.locator('input[name=password]').fill('secret-Pass1');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert').first()).not.toBeEmpty();
  await page.goto('/favicon.svg');
  const records = () => sandbox.control.reports().flatMap((report) => (report as { records: object[] }).records); // the sandbox checks reports
  await expect.poll(records).toEqual(
    expect.arrayContaining([
      { kind: 'contract', operation: 'login', pointer: '/token', problem: 'invalid_type' },
      { kind: 'policy', directive: 'img-src', origin: 'https://elsewhere.example.com' },
      { kind: 'vital', name: 'LCP', value: aNumber, page: 'login' },
    ]),
  );
  const text = JSON.stringify(sandbox.control.reports());
  for (const value of ['4711', 'secret', 'SECRETNOTE', members.rich]) expect(text).not.toContain(value);
});

for (const way of ways) {
  test(`B-31 quality 17: sendBeacon ${way}, and the page still works`, { tag: '@full' }, async ({ page }) => {
    await breakFunction(page, 'Navigator.prototype.sendBeacon', way);
    await withReporter(page, () => page.goto('/login'));
    await page.evaluate(async () => {
      const reported = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve));
      new Image().src = 'https://elsewhere.example.com/slip.png';
      await reported;
      dispatchEvent(new Event('pagehide'));
    });
    await submitLogin(page);
    await expect(page).toHaveURL(/\/user\/home$/);
  });
}
