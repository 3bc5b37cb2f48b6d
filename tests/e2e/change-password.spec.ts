import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { timings } from '../../src/lib/timings.ts';
import { allSent, advancePageClock } from '../support/page-time.ts';
import { expect, members, openSignedIn, password, test } from '../support/wallet-test.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Change password' });
const field = (page: Page, label: string) => modal(page).getByLabel(label, { exact: true });
const labels = ['Old password', 'New password', 'Confirm new password'] as const;
const save = (page: Page) => modal(page).getByRole('button', { name: 'Save' });
const cancel = (page: Page) => modal(page).getByRole('button', { name: 'Cancel' });

/** Opens the modal on a page whose clock the test can move. */
async function open(page: Page, sandbox: Sandbox) {
  await page.clock.install();
  await openSignedIn(page, sandbox, '/user/profile');
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(modal(page)).toBeVisible();
}

async function fill(page: Page, ...values: string[]) {
  for (const [index, label] of labels.entries()) await field(page, label).fill(values[index] ?? '');
}

test(
  'R-317 R-319 R-323 three fields open; a wrong repetition shows an error; Cancel discards both',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await open(page, sandbox);
    await expect(page).toHaveURL(/\/user\/profile\?open=password$/);
    for (const label of labels) await expect(field(page, label)).toHaveAttribute('type', 'password');
    await expect(cancel(page)).toBeVisible();
    await fill(page, password, 'naga5678', 'naga567');
    await save(page).click();
    await expect(modal(page).getByText("Passwords don't match")).toBeVisible();
    await expect(field(page, labels[2])).toBeFocused();
    await cancel(page).click();
    await expect(modal(page)).toBeHidden();
    await page.getByRole('link', { name: 'Change password' }).click();
    for (const label of labels) await expect(field(page, label)).toHaveValue('');
    await expect(modal(page).getByText("Passwords don't match")).toBeHidden();
  },
);

test(
  'R-159 R-320 R-321 several taps and Enter send one call with two keys, 200 ms later',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await open(page, sandbox);
    // The sandbox's log keeps no passwords.
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/account/changepwd')) bodies.push([request.method(), request.postDataJSON()]);
    });
    await fill(page, password, 'naga5678', 'naga5678');
    await page.clock.pauseAt(Date.now() + 60_000);
    await save(page).evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 5; tap += 1) button.click();
    });
    await field(page, labels[2]).press('Enter');
    await expect(save(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(199);
    await allSent(page);
    expect(bodies).toEqual([]);
    await page.clock.runFor(1);
    await expect(modal(page)).toBeHidden();
    await advancePageClock(page, 500);
    expect(bodies).toEqual([['PUT', { oldPassword: password, newPassword: 'naga5678' }]]);
    expect(sandbox.control.member(members.rich).password).toBe('naga5678');
  },
);

test(
  'R-322 R-445 B-04 a wrong old password is an error at its field, any other failure one in the form',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await open(page, sandbox);
    await fill(page, 'nope1234', 'naga5678', 'naga5678');
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Wrong password' })).toHaveCount(1);
    await expect(modal(page).locator('input:not([hidden])').first()).toBeFocused();
    await expect(modal(page).locator('input:not([hidden])').first()).toHaveAccessibleDescription('Wrong password');
    await modal(page).locator('input:not([hidden])').first().fill(password);
    await expect(page.getByText('Wrong password')).toBeHidden();
    sandbox.control.fail('changePassword', { code: 'REQUEST_LIMIT' });
    await save(page).click();
    await expect(modal(page).getByText('Too many attempts. Please try again later.')).toBeVisible();
    // The same passwords sent earlier would join the refused command.
    await page.clock.fastForward(timings.submitDelay);
    await expect(field(page, labels[1])).toHaveValue('naga5678');
    await save(page).click();
    await expect(page.getByText('Password changed')).toBeVisible();
  },
);
