import type { Page } from '@playwright/test';
import { holdAnswer } from '../support/held-answer.ts';
import { advancePageClock } from '../support/page-time.ts';
import { expectSilence } from '../support/silence.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const latest = (page: Page) => page.getByRole('region', { name: 'Latest movements' });
const tile = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

test('B-23 R-205 R-346 after its load home shows three movements and the active bonus', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home', members.bonusHeld);
  await expect(latest(page).getByRole('listitem')).toHaveCount(3);
  await expect(tile(page, 'Bonus conditions')).toHaveText('Bonus conditionsActive bonus');
  expect(callsOf(sandbox, 'listStatements').map(({ body }) => body)).toEqual([{ page: 1, limit: 10 }]);
  const order = sandbox.requests.map(({ operationId }) => operationId);
  for (const extra of ['listStatements', 'checkActiveBonus'] as const) {
    expect(order.indexOf(extra)).toBeGreaterThan(order.indexOf('getSpinActive'));
  }
  await latest(page).getByRole('link', { name: 'Statement' }).click();
  await expect(page).toHaveURL(/\/user\/statement$/);
  // Shown again from the cache.
  await holdAnswer(page, 'listStatements');
  await page.goBack();
  await expect(latest(page).getByRole('listitem')).toHaveCount(3);
});

test('B-23 R-428 failures of these two calls are silent', { tag: '@full' }, async ({ page, sandbox }) => {
  sandbox.control.fail('listStatements', { status: 500, times: 9 });
  sandbox.control.fail('checkActiveBonus', { code: 'REQUEST_LIMIT_1MIN', times: 9 });
  await openSignedIn(page, sandbox, '/user/home');
  for (const extra of ['listStatements', 'checkActiveBonus'] as const) {
    await expect.poll(() => callsOf(sandbox, extra).at(-1)?.status).toBeGreaterThanOrEqual(400);
  }
  await expectSilence(page);
  await expect(latest(page)).toHaveCount(0);
  await expect(tile(page, 'Bonus conditions')).toHaveText('Bonus conditions');
});

test('A-126 home reads a movement again, but not below a modal', { tag: '@full' }, async ({ page, sandbox }) => {
  sandbox.control.setDelays({ settleDelayMs: null });
  await page.clock.install();
  await openSignedIn(page, sandbox, '/user/home');
  await expect(latest(page)).toContainText('In progress');
  const reads = () => callsOf(sandbox, 'listStatements').length;
  await advancePageClock(page, 11_000);
  expect(reads()).toBe(2);
  await tile(page, 'Deposit').click();
  await expect(page.getByRole('dialog', { name: 'Deposit' }).getByText('Bank transfer')).toBeVisible();
  await advancePageClock(page, 60_000);
  expect(reads()).toBe(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await advancePageClock(page, 11_000);
  expect(reads()).toBe(3);
});

test('B-23 R-194 R-195 the tile of the wheel appears with its state, and opens it', async ({ page, sandbox }) => {
  sandbox.control.setCoins(members.rich, 7);
  const letGo = await holdAnswer(page, 'getSpinActive');
  await openSignedIn(page, sandbox, '/user/home');
  await expect(page.getByText('฿12,480.50')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh all' })).toHaveCount(0);
  await expect(tile(page, 'Wheel')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('list').first().getByRole('listitem')).toHaveCount(6);
  await letGo();
  await expect(tile(page, 'Wheel')).toHaveText('Wheel7 coins');
  await expect(page.getByRole('button', { name: 'Refresh all' })).toHaveCount(0);
  await tile(page, 'Wheel').click();
  await expect(page).toHaveURL(/\/user\/spin$/);
});

test('B-23 R-257 withdraw shows that a bonus is active', { tag: '@full' }, async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home?open=withdraw', members.bonusHeld);
  await expect(page.getByRole('dialog').getByText('Active bonus')).toBeVisible();
});
