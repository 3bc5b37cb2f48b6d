import type { Page } from '@playwright/test';
import { holdAnswer } from '../support/held-answer.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const latest = (page: Page) => page.getByRole('region', { name: 'Latest transactions' });
const tile = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

test(
  'R-194 R-205 B-23 after its load home shows three movements, the active bonus and the coins',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home', members.bonusHeld);
    await expect(latest(page).getByRole('listitem')).toHaveCount(3);
    await expect(tile(page, 'Bonus conditions')).toHaveText('Bonus conditionsActive bonus');
    await expect(tile(page, 'Wheel')).toHaveText('Wheel1 coin');
    await expect(tile(page, 'Wheel')).toHaveAttribute('href', '/user/spin');
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
  },
);

test(
  'A-123 on a wide screen the movements are beside the games, and the login beside its picture',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openSignedIn(page, sandbox, '/user/home', members.bonusHeld);
    await expect(latest(page).getByRole('listitem')).toHaveCount(3);
    const distance = async () => {
      const [movements, game] = await Promise.all(
        [latest(page), page.getByRole('article').first()].map((part) => part.boundingBox()),
      );
      return (movements?.x ?? NaN) - (game?.x ?? NaN);
    };
    // Beside three whole cards.
    expect(await distance()).toBe(948);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await distance()).toBe(0);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    const columns = await page
      .getByRole('main')
      .evaluate((main) => getComputedStyle(main).gridTemplateColumns.split(' '));
    expect(columns).toHaveLength(2);
  },
);
