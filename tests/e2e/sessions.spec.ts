import type { Page } from '@playwright/test';
import { goWithin, openCommand, signInFor } from '../support/command.ts';
import { holdRequests } from '../support/held-request.ts';
import { moneyCommands } from '../support/money-commands.ts';
import { tokens } from '../support/session-end.ts';
import { finishWork } from '../support/silence.ts';
import { stored } from '../support/stored.ts';
import { callsOf, expect, members, signIn, test, submitLogin } from '../support/wallet-test.ts';

const elsewhere = 'You logged in or out in another tab';

async function logIn(page: Page, phone: string, { remember = false } = {}) {
  await submitLogin(page, phone, { remember });
  await page.waitForURL('**/user/home');
}

async function expectNobody(page: Page) {
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveText([elsewhere]);
  expect((await stored(page)).session).toEqual({});
}

test('B-08 A-116 a tab that returns from another site is signed out after a logout in another tab', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('about:blank');
  const other = await context.newPage();
  await signIn(other, members.empty);
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await page.goBack();
  await expectNobody(page);
});

test('B-08 A-116 a page restored from the back/forward cache is signed out after a logout in another tab', async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByText('฿12,480.50')).toBeVisible();
  // This change sends no storage event to the page itself, like a change made while the page was suspended.
  await page.evaluate(() => {
    localStorage.setItem('session-epoch', 'of another tab');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectNobody(page);
});

test('A-116 R-447 a token that is illegal in a header is refused with a message', async ({ page, sandbox }) => {
  sandbox.control.fail('login', { body: { token: 'two words' } });
  await page.goto('/login');
  await submitLogin(page);
  await expect(page.getByRole('alert')).toHaveText([/\S/]);
  await expect(page).toHaveURL(/\/login$/);
  expect(await tokens(page)).toEqual([null, null]);
});

test.describe('in npm run test:full', { tag: '@full' }, () => {
  test('B-08 A-116 three tabs, three members: a tab never shows an earlier member again', async ({ page, context }) => {
    await signIn(page, members.rich);
    await expect(page.getByText('฿12,480.50')).toBeVisible();
    const second = await context.newPage();
    const third = await context.newPage();
    for (const tab of [second, third]) await tab.goto('/login');
    await logIn(second, members.empty, { remember: true });
    await expect(page.getByText('฿12,480.50')).toHaveCount(0);
    expect((await stored(page)).session).not.toHaveProperty('token');
    await third.bringToFront();
    await logIn(third, members.bonusHeld);
    for (const tab of [page, second]) await expectNobody(tab);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await expect(third).toHaveURL(/\/user\/home$/);
  });

  test('A-116 a tab that returns from another site stays signed in if no tab signed in or out', async ({ page }) => {
    await signIn(page);
    await page.goto('about:blank');
    await page.goBack();
    await expect(page.getByText('฿12,480.50')).toBeVisible();
  });

  test('B-08 R-028 a command that ends after the session causes no request', async ({ page, sandbox }) => {
    await signInFor(page, sandbox);
    const command = moneyCommands.transfer;
    await openCommand(page, sandbox, command);
    await command.fill(page);
    sandbox.control.fail('transfer', { status: 502 });
    const release = await holdRequests(page, '/api/wallet/transfer');
    const ended = page.waitForResponse('**/api/wallet/transfer');
    const given = page.waitForRequest('**/api/wallet/transfer');
    await command.submit(page).click();
    await given;
    await goWithin(page, '/register');
    await expect(page).toHaveURL(/\/register$/);
    await finishWork(page);
    sandbox.control.clearRequests();
    release();
    await ended;
    await finishWork(page);
    expect(callsOf(sandbox, 'getWallet')).toEqual([]);
    expect(callsOf(sandbox, 'listStatements')).toEqual([]);
    await expect(page).toHaveURL(/\/register$/);
  });
});
