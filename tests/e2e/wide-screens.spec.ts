import { holdAnswer } from '../support/held-answer.ts';
import { sheet } from '../support/rewards.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

test.describe('in npm run test:full', { tag: '@full' }, () => {
  test('B-22 the statement has column heads from 960 px', async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 960, height: 800 });
    await openSignedIn(page, sandbox, '/user/statement');
    const heads = page.getByRole('main').getByText('Activity', { exact: true });
    await expect(heads).toBeVisible();
    const amountHead = await page.getByRole('main').getByText('Amount', { exact: true }).boundingBox();
    const amount = await page.getByText('-฿1,000.00').first().boundingBox();
    const end = (box: typeof amount) => Math.round((box?.x ?? NaN) + (box?.width ?? NaN));
    expect(end(amountHead)).toBe(end(amount));
    await page.setViewportSize({ width: 959, height: 800 });
    await expect(heads).toBeHidden();
  });

  test('A-123 on a tablet the cards of a category fill the row, and none is cut', async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 640, height: 1024 });
    await openSignedIn(page, sandbox, '/user/home');
    const slots = page.getByRole('region', { name: 'Slots' });
    await expect(slots.getByRole('article')).toHaveCount(4);
    const row = await slots.getByRole('list').boundingBox();
    const boxes = await Promise.all((await slots.getByRole('article').all()).map((card) => card.boundingBox()));
    const ends = boxes.map((box) => Math.round((box?.x ?? NaN) + (box?.width ?? NaN)));
    const end = Math.round((row?.x ?? NaN) + (row?.width ?? NaN));
    expect(Math.max(...ends)).toBeLessThanOrEqual(end);
    // The row ends 16 px before the list.
    expect(Math.max(...ends)).toBeGreaterThanOrEqual(end - 20);
  });

  test('A-98 a waiting button keeps its colour and shows that something is under way', async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home?open=withdraw');
    await sheet(page).getByLabel('Amount (baht)').fill('100');
    const submit = sheet(page).locator('button[type=submit]');
    await expect(submit).toBeEnabled();
    const colour = () => submit.evaluate((button) => getComputedStyle(button).backgroundColor);
    const before = await colour();
    const letGo = await holdAnswer(page, 'withdrawAll');
    await submit.focus();
    await page.keyboard.press('Enter');
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    expect(await colour()).toBe(before);
    await expect(submit.locator('span[aria-hidden]')).toBeVisible();
    await expect(submit).toHaveText('Withdraw 100.00 baht');
    await letGo();
    await expect(sheet(page).getByText('Wait for transfer', { exact: true })).toBeVisible();
  });
});
