import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { join } from 'node:path';
import type { OperationId } from '../../generated/operations.ts';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { observed } from './observed.ts';

/** Seeded members by their purpose. All share one password. */
export const members = {
  rich: '0812345678',
  empty: '0823456789',
  bonusHeld: '0834567890',
  bankNameThai: '0856789012',
  laos: '02055512345',
  inactive: '0867890123',
} as const;
export const password = 'naga1234';

/** All calls of an operation in the order of arrival. */
export const callsOf = (sandbox: Sandbox, id: OperationId) =>
  sandbox.requests.filter(({ operationId }) => operationId === id);

/** The build and sandbox of a test file: `test.use({ build: 'sandbox-laos' })`. */
export type Build = 'sandbox' | 'sandbox-laos' | 'sandbox-partner' | 'sandbox-apart';

/** The API port of the build `sandbox-apart`. Only one such sandbox can run at a time. */
const apartPort = 4391;

interface WorkerFixtures {
  build: Build;
  /** One sandbox per worker and build; every test starts from the seed. */
  sandboxServer: Sandbox;
  /** Serves the app: the sandbox, except for the build with its API on another origin. */
  siteServer: Sandbox;
}

interface TestFixtures {
  locale: string;
  /** The stored language before the page opens; null for a first visit. */
  language: Locale | null;
  /** Whether this device has accepted the agreement, so that it does not open over home. */
  agreed: boolean;
  /** Whether the device saves data, which turns prefetching off. Saves time in tests of other things. */
  savesData: boolean;
  sandbox: Sandbox;
  /** Console errors that a test expects. */
  expectedConsole: RegExp[];
  /** Fails the test on a CSP violation, a console error, an uncaught exception or a call outside the contract. */
  clean: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  build: ['sandbox', { option: true, scope: 'worker' }],
  language: ['en', { option: true }],
  agreed: [true, { option: true }],
  savesData: [true, { option: true }],
  expectedConsole: [[], { option: true }],
  siteServer: [
    async ({ build }, use) => {
      const server = await createSandbox({
        site: join(import.meta.dirname, '../../dist', build),
        laos: build === 'sandbox-laos',
        report: () => undefined,
      });
      const sandbox = await observed(server);
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  sandboxServer: [
    async ({ build, siteServer }, use) => {
      if (build !== 'sandbox-apart') {
        await use(siteServer);
        return;
      }
      const sandbox = await createSandbox({
        port: apartPort,
        corsOrigins: [siteServer.url],
        report: () => undefined,
      });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ sandboxServer }, use) => {
    sandboxServer.control.reset({ scenario: 'default', seed: 1 });
    await use(sandboxServer);
  },
  baseURL: async ({ siteServer }, use) => {
    await use(siteServer.url);
  },
  clean: [
    async ({ page, sandbox, language, agreed, savesData, expectedConsole }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        const text = message.text();
        // Chromium reports every status of 400 and above and every broken connection. Many tests provoke them.
        if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
        if (!expectedConsole.some((pattern) => pattern.test(text))) problems.push(`console: ${text}`);
      });
      await page.addInitScript((saveData) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } });
      }, savesData);
      const device = { ...(language && { locale: language }), ...(agreed && { 'remember-agreement': 'true' }) };
      await page.addInitScript((stored) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
        });
        try {
          for (const [key, value] of Object.entries(stored)) {
            if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
          }
        } catch {
          // Tests with forbidden storage.
        }
      }, device);
      await use(undefined);
      // A request that a route still holds would otherwise fail the run after the test has passed.
      for (const routed of [page.context(), ...page.context().pages()]) {
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
      }
      const calls = sandbox.control.violations().map((violation) => `contract: ${JSON.stringify(violation)}`);
      expect([...problems, ...calls]).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Fills in the open login screen, in any language, and submits it. */
export async function submitLogin(
  page: Page | Frame,
  phone: string = members.rich,
  { remember = false } = {},
): Promise<void> {
  await page.locator('input[name=username]').fill(phone);
  await page.locator('input[name=password]').fill(password);
  if (remember) await page.locator('input[name=remember]').check();
  await page.locator('button[type=submit]').click();
}

/** Signs in through the login screen and waits for home. */
export async function signIn(page: Page, phone: string = members.rich): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, phone);
  await page.waitForURL('**/user/home');
}

/** Stores a token on the device, as an earlier visit would, and opens a page. */
export async function openSignedIn(
  page: Page,
  sandbox: Sandbox,
  path: string,
  phone: string = members.rich,
): Promise<void> {
  const token = sandbox.control.signIn(phone);
  sandbox.control.clearRequests();
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('signed-in-by-test') !== null) return;
    sessionStorage.setItem('signed-in-by-test', 'yes');
    localStorage.setItem('token', value);
  }, token);
  await page.goto(path);
}
