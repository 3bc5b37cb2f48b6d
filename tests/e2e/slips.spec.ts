import type { Page } from '@playwright/test';
import { slipReasons } from '../../generated/error-codes.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { texts } from '../support/texts.ts';
import { advancePageClock } from '../support/page-time.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

const address = '/user/statement?open=slips';
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Upload status' });
const rows = (page: Page) => page.getByRole('dialog').locator('[role=rowgroup] + [role=rowgroup] > [role=row]');
const asked = (sandbox: Sandbox, operationId: string) =>
  sandbox.requests.filter((request) => request.operationId === operationId);

const slip = (differs: Partial<Schemas['Slip']>): Schemas['Slip'] => ({
  createdAt: '2026-11-20T20:50:00+07:00',
  amount: 500,
  status: 'SUCCESS',
  note: null,
  link: null,
  reference: null,
  ...differs,
});

function answer(sandbox: Sandbox, slips: Schemas['Slip'][], times = 1) {
  sandbox.control.fail('listSlips', { body: { slips }, times });
}

test('R-359 R-360 R-361 the slips are a table in pages of ten, with a refresh', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, address);
  await expect(rows(page)).toHaveCount(10);
  expect(asked(sandbox, 'listSlips').map(({ method, body }) => [method, body])).toEqual([
    ['POST', { page: 1, limit: 10 }],
  ]);
  await expect(page.getByRole('columnheader')).toHaveText(['Received at', 'Amount', 'Status', 'View reference']);
  await sheet(page).getByRole('button', { name: 'Next page' }).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(sheet(page).getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');

  answer(sandbox, [
    slip({ status: 'PENDING', amount: null }),
    slip({ status: 'QUEUED' }),
    slip({ status: 'FAILED', note: 'CAMERA_BROKEN' }),
    slip({ amount: 1234.5 }),
  ]);
  await sheet(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(rows(page)).toHaveText([
    '20/11/2026 20:50:00-In progress-',
    '20/11/2026 20:50:00฿500.00In progress-',
    '20/11/2026 20:50:00฿500.00FailedCAMERA_BROKEN-',
    '20/11/2026 20:50:00฿1,234.50Success-',
  ]);
  // A full page may be followed by an empty one, which leads back.
  const full = Array.from({ length: 10 }, () => slip({}));
  answer(sandbox, full);
  await sheet(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(rows(page)).toHaveCount(10);
  answer(sandbox, []);
  answer(sandbox, full);
  await sheet(page).getByRole('button', { name: 'Next page' }).click();
  await expect(sheet(page).getByText('No more entries')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  answer(sandbox, [], 2);
  await page.goto(address);
  await expect(sheet(page).getByText('No slips yet')).toBeVisible();
});

test('B-07 each reason shows its text and next step in each language', async ({ page, sandbox }) => {
  answer(
    sandbox,
    slipReasons.map((note) => slip({ status: 'FAILED', note })),
    3,
  );
  await openSignedIn(page, sandbox, '/user/statement');
  await page.getByRole('link', { name: 'Upload status' }).click();
  for (const language of ['en', 'th', 'la'] as const) {
    const [t, c] = await Promise.all([texts(language, 'slipReasons'), texts(language, 'common')]);
    await expect(rows(page)).toHaveText(
      slipReasons.map((code) => `20/11/2026 20:50:00฿500.00${c('failed')}${t(code)}${t(`${code}_next`)}-`),
    );
    const next = { en: 'th', th: 'la', la: 'en' }[language];
    await page.goBack();
    await page.getByRole('banner').getByRole('combobox').selectOption(next);
    await page.goForward();
  }
});

test('R-080 R-362 A-79 a link opens directly, a reference is looked up first, both without an opener', async ({
  page,
  context,
  sandbox,
}) => {
  const picture = '/media/slips/slip-sample.svg';
  answer(
    sandbox,
    [
      slip({ link: picture }),
      slip({ reference: 'A1' }),
      slip({ link: 'javascript:alert(1)', reference: null }),
      slip({ link: 'https://slips.example.com/a.jpg' }),
      slip({ reference: 'a/b?#' }),
    ],
    9,
  );
  await openSignedIn(page, sandbox, address);
  const references = () => asked(sandbox, 'getSlipReference').map(({ path }) => path.split('/').at(-1));
  const opened = async (row: number) => {
    const popup = context.waitForEvent('page');
    await rows(page).nth(row).getByText('View reference').last().click();
    return popup;
  };
  const direct = await opened(0);
  await direct.waitForURL(`**${picture}`);
  expect(references()).toEqual([]);
  expect(await direct.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, '']);
  await direct.close();

  sandbox.control.fail('getSlipReference', { body: { url: picture }, times: 2 });
  const fetched = await opened(1);
  await fetched.waitForURL(`**${picture}`);
  expect(await fetched.evaluate(() => [window.opener === null, document.referrer, history.length])).toEqual([
    true,
    '',
    1,
  ]);
  await fetched.close();
  const encoded = await opened(4);
  await encoded.waitForURL(`**${picture}`);
  await encoded.close();
  expect(references()).toEqual(['A1', 'a%2Fb%3F%23']);

  await expect(rows(page).nth(2).locator('a, button')).toHaveCount(0);
  await expect(rows(page).nth(3)).toContainText('slips.example.com');

  // No window stays open when there is nothing to show.
  const alert = page.getByRole('alertdialog');
  for (const [fault, text] of [
    [{ code: 'NO_DATA' }, 'Nothing found'],
    [{ body: { url: 'javascript:alert(1)' } }, "We can't open this reference"],
  ] as const) {
    sandbox.control.fail('getSlipReference', { ...fault, delayMs: 200 });
    const popup = await opened(1);
    await expect(alert).toContainText(text);
    await expect.poll(() => popup.isClosed()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    await expect(sheet(page)).toBeVisible();
  }
  await page.evaluate(() => {
    window.open = () => null;
  });
  sandbox.control.fail('getSlipReference', { body: { url: picture } });
  await rows(page).nth(1).getByRole('button').click();
  await expect(page.getByRole('link', { name: "Reference didn't open? Tap here" })).toHaveAttribute('href', picture);
});

test('A-126 a slip that is being checked settles while it is visible', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.clock.install();
  answer(sandbox, [slip({ status: 'PENDING', amount: null })]);
  await openSignedIn(page, sandbox, address);
  await expect(rows(page)).toContainText(['In progress']);
  sandbox.control.clearFaults();
  answer(sandbox, [slip({ status: 'SUCCESS', amount: 500 })]);
  await advancePageClock(page, 11_000);
  await expect(rows(page)).toContainText(['Success']);
});
