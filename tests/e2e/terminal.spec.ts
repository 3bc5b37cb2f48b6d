import type { Page } from '@playwright/test';
import { contact } from '../../src/i18n/en/contact.ts';
import type { Fault } from '../../mocks/sandbox/faults.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { field, fillProfile, next, phone } from '../support/register-test.ts';
import { expectSilence } from '../support/silence.ts';
import { stored } from '../support/stored.ts';
import { members, openSignedIn, callsOf, expect, test, submitLogin } from '../support/wallet-test.ts';
import { titled } from '../support/page-titles.ts';

// Unit tests prove for every operation and code what ends a session or the visit (terminal.test.ts).

/** Opens home with a fresh token, from a page that does not end the session. The wallet is answered with the fault. */
async function readWallet(page: Page, sandbox: Sandbox, fault: Fault) {
  await page.goto('/terminated');
  await page.evaluate((token) => localStorage.setItem('token', token), sandbox.control.signIn(members.rich));
  sandbox.control.fail('getWallet', fault);
  await page.goto('/user/home');
}

test(
  'R-421 A-27 "gone" in the answer to a silent call leads to /terminated',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await readWallet(page, sandbox, { status: 200, body: { message: 'gone' } });
    await expect(page).toHaveURL(/\/terminated$/);
    await expect(page).toHaveTitle('Page not found');
  },
);

for (const [ids, code, text] of [
  ['R-152 R-422', 'invalid-token', 'Your session has ended. Please log in again.'],
  ['R-424 A-26', 'INVALID_USER_2', "We couldn't verify your identity (2). Please log in again."],
] as const) {
  test(`${ids} ${code} in the answer to a silent call leads to /login with its text, until the member types`, async ({
    page,
    sandbox,
  }) => {
    await readWallet(page, sandbox, { code });
    await expect(page).toHaveURL(/\/login$/);
    // Neutral: a session that ended is no error of the form.
    await expect(page.locator('form [data-ended]')).toHaveText([text]);
    const { local, session } = await stored(page);
    expect({ ...local, ...session }).not.toHaveProperty('token');
    await page.getByLabel('Phone number').press('1');
    await expect(page.locator('form [data-ended]')).toHaveCount(0);
  });
}

test(
  'R-424 A-26 a visitor is led to /login too, and the registration keeps all but passwords',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.reset({ scenario: 'otpOff' });
    await page.goto('/register');
    await field(page, 'Phone number').fill(phone);
    await next(page);
    await fillProfile(page);
    sandbox.control.fail('validateAccount', { code: 'INVALID_USER_1' });
    await next(page);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.locator('form [data-ended]')).toHaveText([
      "We couldn't verify your identity (1). Please log in again.",
    ]);
    // Only the text shows at the login itself.
    sandbox.control.fail('login', { code: 'INVALID_USER_3' });
    await submitLogin(page);
    await expect(page.getByRole('alert')).toHaveText(["We couldn't verify your identity (3). Please log in again."]);
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await expect(field(page, 'Phone number')).toHaveValue(phone);
    await next(page);
    await expect(field(page, 'Name')).toHaveValue('Duangjai Todsob');
    for (const label of ['Password', 'Confirm password']) await expect(field(page, label)).toHaveValue('');
    // Leaving by a link discards it.
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await expect(field(page, 'Phone number')).toHaveValue('');
  },
);

test(
  'A-28 B-08 several failures at once cause one redirect and one message',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await openSignedIn(page, sandbox, '/terminated');
    for (const [operation, delayMs] of [
      ['getInfo', 800],
      ['refreshSlots', 800],
      ['listConditions', 4000],
    ] as const) {
      sandbox.control.fail(operation, { code: operation === 'getInfo' ? 'INVALID_USER_1' : 'invalid-token', delayMs });
    }
    await page.goto('/user/home?open=conditions');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.locator('form [data-ended]')).toHaveCount(1);
    const answered = () =>
      sandbox.requests.filter(({ status }) => status === 401).map(({ operationId }) => operationId);
    await expect.poll(answered).toEqual(expect.arrayContaining(['getInfo', 'refreshSlots']));
    expect(visited.filter((path) => path === '/login')).toHaveLength(1);
    expect(callsOf(sandbox, 'getActive')).toHaveLength(1);
    // Signed in again before the slowest answer to the old token arrives.
    await submitLogin(page);
    await expect(page.getByText('฿12,480.50')).toBeVisible();
    const slowest = () => sandbox.requests.find(({ operationId }) => operationId === 'listConditions')?.status;
    await expect.poll(async () => slowest() ?? 'cut').not.toBe(200);
    await expectSilence(page);
    await expect(page).toHaveURL(/\/user\/home$/);
  },
);

const asked = (sandbox: Sandbox) => callsOf(sandbox, 'getActive').length;
const menu = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });
const gone = { body: { terminated: 'gone' } };

test(
  'R-132 R-133 /login asks when it is loaded, entered and left; "gone" leads to /terminated',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.reset({ scenario: 'gone' });
    await page.goto('/login');
    await expect(page).toHaveURL(/\/terminated$/);
    await expect(page).toHaveTitle('Page not found');
    sandbox.control.reset({ scenario: 'default' });
    await page.goto('/contact');
    await menu(page, 'Home').click();
    await expect.poll(() => asked(sandbox)).toBe(1);
    sandbox.control.fail('getActive', gone);
    await menu(page, 'Contact').click();
    await expect(page).toHaveURL(/\/terminated$/);
  },
);

test(
  'R-130 /terminated shows the LINE contact that this tab has read, after a reload none, and asks for nothing',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.goto('/contact');
    await expect(page.getByRole('main').getByRole('link', { name: '@nagawallet' })).toBeVisible();
    sandbox.control.fail('getActive', gone);
    await menu(page, 'Home').click();
    await expect(page).toHaveURL(/\/terminated$/);
    const line = page.getByRole('main').getByRole('link', { name: `${contact.openLine} · @nagawallet` });
    await expect(line).toHaveAttribute('href', 'https://line.me/R/ti/p/@nagawallet');
    expect(callsOf(sandbox, 'getContact')).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Try again']);
    expect(callsOf(sandbox, 'getContact')).toHaveLength(1);
  },
);

test(
  'R-132 R-134 A-23 the login works although the active check gets no answer; home does not ask',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.fail('getActive', { connection: 'never', times: 50 });
    await page.goto('/login');
    await expect.poll(() => asked(sandbox)).toBeGreaterThan(0);
    await submitLogin(page);
    await expect(page).toHaveURL(/\/user\/home$/);
    await expect(page.getByText('฿12,480.50')).toBeVisible();
    await expectSilence(page);
    const before = asked(sandbox);
    await menu(page, 'Statement').click();
    await expect(page).toHaveTitle(titled('Statement'));
    expect(asked(sandbox)).toBe(before);
  },
);
