import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { timings } from '../../src/lib/timings.ts';
import { allSent, advancePageClock } from '../support/page-time.ts';
import { callsOf, expect, members, openSignedIn, password, test } from '../support/wallet-test.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Change password' });
const field = (page: Page, label: string) => modal(page).getByLabel(label, { exact: true });
const labels = ['Old password', 'New password', 'Confirm new password'] as const;
const save = (page: Page) => modal(page).getByRole('button', { name: 'Save' });
const cancel = (page: Page) => modal(page).getByRole('button', { name: 'Cancel' });
const calls = (sandbox: Sandbox) => callsOf(sandbox, 'changePassword');

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

test('R-317 B-05 button and address open a modal with three fields, Cancel and Save', async ({ page, sandbox }) => {
  await open(page, sandbox);
  for (const label of labels) await expect(field(page, label)).toHaveAttribute('type', 'password');
  await expect(cancel(page)).toBeVisible();
  await expect(save(page)).toBeVisible();
  await expect(page).toHaveURL(/\/user\/profile\?open=password$/);
  await page.goBack();
  await expect(modal(page)).toBeHidden();
  await expect(page).toHaveURL(/\/user\/profile$/);
  await page.goto('/user/profile?open=password');
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(page).toHaveURL(/\/user\/profile$/);
});

test('R-318 saving with an empty field does nothing and shows no message', async ({ page, sandbox }) => {
  await open(page, sandbox);
  const complete = [password, 'naga5678', 'naga5678'];
  for (const index of labels.keys()) {
    await fill(page, ...complete.with(index, ''));
    const before = await modal(page).innerText();
    await save(page).click();
    await field(page, labels[0]).press('Enter');
    await advancePageClock(page, 1_000);
    expect(calls(sandbox)).toEqual([]);
    expect(await modal(page).innerText()).toBe(before);
    await expect(modal(page).locator('[aria-invalid]')).toHaveCount(0);
  }
  await fill(page, ...complete);
  await save(page).click();
  await expect(modal(page)).toBeHidden();
  expect(calls(sandbox)).toHaveLength(1);
});

test('R-319 a different repetition shows an inline error until it matches', async ({ page, sandbox }) => {
  await open(page, sandbox);
  await fill(page, password, 'naga5678', 'naga567');
  await save(page).click();
  const line = modal(page).getByText("Passwords don't match");
  await expect(line).toBeVisible();
  await expect(field(page, labels[2])).toBeFocused();
  await field(page, labels[2]).press('End');
  await field(page, labels[2]).pressSequentially('8');
  await expect(line).toBeHidden();
  await advancePageClock(page, 500);
  expect(calls(sandbox)).toEqual([]);
  await save(page).click();
  await expect(modal(page)).toBeHidden();
  expect(calls(sandbox)).toHaveLength(1);
});

test('R-320 R-159 A-98 the call leaves 200 ms after Save', async ({ page, sandbox }) => {
  await open(page, sandbox);
  await fill(page, password, 'naga5678', 'naga5678');
  await page.clock.pauseAt(Date.now() + 60_000);
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(199);
  await allSent(page);
  expect(calls(sandbox)).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => calls(sandbox).length).toBe(1);
});

test('R-027 R-321 R-320 several taps and Enter send one call with exactly two keys', async ({ page, sandbox }) => {
  await open(page, sandbox);
  // The sandbox's log keeps no passwords.
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/account/changepwd')) bodies.push([request.method(), request.postDataJSON()]);
  });
  await fill(page, password, 'naga5678', 'naga5678');
  await save(page).evaluate((button) => {
    for (let tap = 0; tap < 5; tap += 1) if (button instanceof HTMLElement) button.click();
  });
  await field(page, labels[2]).press('Enter');
  await expect(modal(page)).toBeHidden();
  await advancePageClock(page, 500);
  expect(bodies).toEqual([['PUT', { oldPassword: password, newPassword: 'naga5678' }]]);
  expect(calls(sandbox)).toHaveLength(1);
  expect(sandbox.control.member(members.rich).password).toBe('naga5678');
  await expect(page).toHaveURL(/\/user\/profile$/);
});

test('R-322 B-04 a wrong old password shows an error at its field', { tag: '@full' }, async ({ page, sandbox }) => {
  await open(page, sandbox);
  const wrong = 'Wrong password';
  const inputs = modal(page).locator('input:not([hidden])');
  const typed = ['nope1234', 'naga5678', 'naga5678'] as const;
  await fill(page, ...typed);
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: wrong })).toHaveCount(1);
  await expect(inputs.nth(0)).toBeFocused();
  await expect(inputs.nth(0)).toHaveAccessibleDescription(wrong);
  for (const [index, value] of typed.entries()) await expect(inputs.nth(index)).toHaveValue(value);
  await inputs.nth(0).fill(password);
  await expect(page.getByText(wrong)).toBeHidden();
  await save(page).click();
  await expect(modal(page)).toBeHidden();
  expect(calls(sandbox)).toHaveLength(2);
});

test('R-322 R-445 any other failure is shown in the form, which can be sent again', async ({ page, sandbox }) => {
  await open(page, sandbox);
  await fill(page, password, 'naga5678', 'naga5678');
  sandbox.control.fail('changePassword', { code: 'REQUEST_LIMIT' });
  await save(page).click();
  await expect(modal(page).getByText('Too many attempts. Please try again later.')).toBeVisible();
  sandbox.control.fail('changePassword', { connection: 'breakBefore', times: 50 });
  // The same passwords sent earlier would join the refused command.
  await page.clock.fastForward(timings.submitDelay);
  await save(page).click();
  await expect(modal(page).getByText("Couldn't reach the server.")).toBeVisible();
  await expect(field(page, labels[1])).toHaveValue('naga5678');
  sandbox.control.clearFaults();
  await page.clock.fastForward(timings.submitDelay);
  await save(page).click();
  await expect(page.getByText('Password changed')).toBeVisible();
});

test('R-323 Cancel closes the modal, discards the input and stops a pending save', async ({ page, sandbox }) => {
  await open(page, sandbox);
  await fill(page, password, 'naga5678', 'naga567');
  await save(page).click();
  await expect(modal(page).getByText("Passwords don't match")).toBeVisible();
  await cancel(page).click();
  await expect(modal(page)).toBeHidden();
  await page.getByRole('link', { name: 'Change password' }).click();
  for (const label of labels) await expect(field(page, label)).toHaveValue('');
  await expect(modal(page).getByText("Passwords don't match")).toBeHidden();
  await fill(page, password, 'naga5678', 'naga5678');
  await modal(page).evaluate((dialog) => {
    // Simulates a phone with a slow Back.
    const go = history.go.bind(history);
    history.go = (steps) => setTimeout(go, 400, steps);
    dialog.querySelector<HTMLElement>('[type=submit]')?.click();
    setTimeout(() => [...dialog.querySelectorAll('button')].find((each) => each.textContent === 'Cancel')?.click(), 50);
  });
  await expect(modal(page)).toBeHidden();
  await advancePageClock(page, 500);
  expect(calls(sandbox)).toEqual([]);
});
