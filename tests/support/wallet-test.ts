import { test as base, expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import type { OperationId } from '../../generated/operations.ts';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { createContractCoverage } from './contract-coverage.ts';
import type { Locale } from '../../src/i18n/locale.ts';

/** Seeded members by what they are for; all share one password. */
export const members = {
  rich: '0812345678',
  empty: '0823456789',
  bonusHeld: '0834567890',
  bankNameThai: '0856789012',
  laos: '02055512345',
  inactive: '0867890123',
} as const;
export const password = 'naga1234';

/** Every call of an operation, in the order of arrival. */
export const callsOf = (sandbox: Sandbox, id: OperationId) =>
  sandbox.requests.filter(({ operationId }) => operationId === id);

/** Which build a test file runs on, and the sandbox beside it: `test.use({ build: 'sandbox-laos' })`. */
export type Build = 'sandbox' | 'sandbox-laos' | 'sandbox-partner' | 'sandbox-apart';

/** Where the API of the build `sandbox-apart` is, as its settings say; one such sandbox at a time. */
const apartPort = 4391;

interface WorkerFixtures {
  build: Build;
  /** What of the contract the worker's tests were answered. */
  coverage: ReturnType<typeof createContractCoverage>;
  /** One sandbox a worker and build; every test starts from its seed. */
  sandboxServer: Sandbox;
  /** What serves the app: the sandbox, but for the build whose API is on another origin. */
  siteServer: Sandbox;
}

interface TestFixtures {
  locale: string;
  /** The language stored on the device before the page opens; null for a first visit. */
  language: Locale | null;
  /** Whether the agreement was accepted on this device before, so that it does not open over home. */
  agreed: boolean;
  sandbox: Sandbox;
  /** Console errors that a test provokes on purpose. */
  expectedConsole: RegExp[];
  /** Fails the test on a CSP violation, a console error, an uncaught exception or a call off the contract. */
  clean: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  build: ['sandbox', { option: true, scope: 'worker' }],
  language: ['en', { option: true }],
  agreed: [true, { option: true }],
  expectedConsole: [[], { option: true }],
  coverage: [
    async ({ build }, use, { workerIndex, project }) => {
      const coverage = createContractCoverage();
      await use(coverage);
      // Playwright empties the folder when it starts.
      coverage.write(join(project.outputDir, 'contract-coverage'), `${build}-${workerIndex}`);
    },
    { scope: 'worker' },
  ],
  siteServer: [
    async ({ build, coverage }, use) => {
      const sandbox = await createSandbox({
        site: join(import.meta.dirname, '../../dist', build),
        laos: build === 'sandbox-laos',
        report: () => undefined,
        onAnswer: coverage.note,
      });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  sandboxServer: [
    async ({ build, siteServer, coverage }, use) => {
      if (build !== 'sandbox-apart') {
        await use(siteServer);
        return;
      }
      const sandbox = await createSandbox({
        port: apartPort,
        corsOrigins: [siteServer.url],
        report: () => undefined,
        onAnswer: coverage.note,
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
    async ({ page, sandbox, language, agreed, expectedConsole }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        const text = message.text();
        // Chromium reports every status of 400 and above, and broken connections; those are the subject of many tests.
        if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
        if (!expectedConsole.some((pattern) => pattern.test(text))) problems.push(`console: ${text}`);
      });
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
          // Tests of forbidden storage.
        }
      }, device);
      await use(undefined);
      const calls = sandbox.control.violations().map((violation) => `contract: ${JSON.stringify(violation)}`);
      expect([...problems, ...calls]).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in through the login screen and waits for home. */
export async function signIn(page: Page, phone: string = members.rich): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name=username]').fill(phone);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/user/home');
}

/** Puts a token on the device, as a visit of before would have left it, and opens a page. */
export async function openSignedIn(
  page: Page,
  sandbox: Sandbox,
  path: string,
  phone: string = members.rich,
): Promise<void> {
  const answer = await fetch(`${sandbox.url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Client': 'wallet-user' },
    body: JSON.stringify({ username: phone, password }),
  });
  const { token } = (await answer.json()) as { token: string }; // the sandbox checks its own answers
  sandbox.control.clearRequests();
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('signed-in-by-test') !== null) return;
    sessionStorage.setItem('signed-in-by-test', 'yes');
    localStorage.setItem('token', value);
  }, token);
  await page.goto(path);
}
