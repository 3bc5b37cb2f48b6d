import type { Page } from '@playwright/test';
import { slipReasons, type SlipReason } from '../../generated/error-codes.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { locales } from '../../src/i18n/locale.ts';
import { rows } from '../support/rewards.ts';
import { slipOf } from '../support/slip-of.ts';
import { texts } from '../support/texts.ts';
import { inSeries } from '../support/volume.ts';
import { advancePageClock } from '../support/page-time.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

const address = '/user/statement?open=slips';
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Upload status' });

function answer(sandbox: Sandbox, slips: Schemas['Slip'][], times = 1) {
  sandbox.control.fail('listSlips', { body: { slips }, times });
}

test.describe('R-358 the upload status', () => {
  test('R-359 R-360 R-361 the slips are a table in pages of ten, with a refresh', async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    await expect(rows(page)).toHaveCount(10);
    expect(callsOf(sandbox, 'listSlips').map(({ method, body }) => [method, body])).toEqual([
      ['POST', { page: 1, limit: 10 }],
    ]);
    await expect(page.getByRole('columnheader')).toHaveText(['Received at', 'Amount', 'Status', 'View reference']);
    await sheet(page).getByRole('button', { name: 'Next page' }).click();
    await expect(rows(page)).toHaveCount(4);
    await expect(sheet(page).getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');

    answer(sandbox, [
      slipOf({ status: 'PENDING', amount: null }),
      slipOf({ status: 'QUEUED' }),
      slipOf({ status: 'FAILED', note: 'CAMERA_BROKEN' }),
      slipOf({ amount: 1234.5 }),
    ]);
    await sheet(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(rows(page)).toHaveText([
      '20/11/2026 20:50:00-In progress-',
      '20/11/2026 20:50:00฿500.00In progress-',
      '20/11/2026 20:50:00฿500.00FailedCAMERA_BROKEN-',
      '20/11/2026 20:50:00฿1,234.50Success-',
    ]);
    // A full page may be followed by an empty one, which leads back.
    const full = Array.from({ length: 10 }, () => slipOf());
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
});

/** The requirement of each reason. */
const requirements: Record<SlipReason, string> = {
  UPLOADED_FILE_NOT_EXIST: 'R-363',
  IMG_SIZE_UNABLE_TO_PROCESS: 'R-363',
  CANNOT_READ_CROPPED_IMAGE: 'R-363',
  DEST_ACC_INVALID: 'R-364',
  SLIP_REFNO_DUPLICATED: 'R-365',
  UNSTABLE_REFNO_ON_SLIP: 'R-366',
  TRIPPLE_WRONG_CAPTCHA: 'R-367',
  INVALID_SLIP: 'R-368',
  NOT_MATCH: 'R-369',
  EXPIRED_SLIP: 'R-370',
  UNKNOW_ERROR: 'R-371',
};

for (const language of locales) {
  test.describe(language, () => {
    test.use({ language });

    test(
      `B-07 R-372 R-373 a failed slip shows its reason and next step in ${language}, an unknown reason as it is`,
      inSeries(language === 'en'),
      async ({ page, sandbox }) => {
        const failed = [...slipReasons, 'CAMERA_BROKEN'].map((note) => slipOf({ status: 'FAILED', note }));
        answer(sandbox, [...failed, slipOf()]);
        const [t, c] = await Promise.all([texts(language, 'slipReasons'), texts(language, 'common')]);
        await openSignedIn(page, sandbox, address);
        const amount = '20/11/2026 20:50:00฿500.00';
        for (const [row, code] of slipReasons.entries()) {
          await test.step(`${requirements[code]} ${code}`, () =>
            expect(rows(page).nth(row)).toHaveText(`${amount}${c('failed')}${t(code)}${t(`${code}_next`)}-`));
        }
        await expect(rows(page).nth(slipReasons.length)).toHaveText(`${amount}${c('failed')}CAMERA_BROKEN-`);
        await expect(rows(page).last()).toHaveText(`${amount}${c('success')}-`);
      },
    );
  });
}

test('R-080 R-362 A-79 a link opens directly, a reference is looked up first', async ({ page, context, sandbox }) => {
  const picture = '/media/slips/slip-sample.svg';
  answer(
    sandbox,
    [
      slipOf({ link: picture }),
      slipOf({ reference: 'A1' }),
      slipOf({ link: 'javascript:alert(1)', reference: null }),
      slipOf({ link: 'https://slips.example.com/a.jpg' }),
      slipOf({ reference: 'a/b?#' }),
    ],
    9,
  );
  await openSignedIn(page, sandbox, address);
  const references = () => callsOf(sandbox, 'getSlipReference').map(({ path }) => path.split('/').at(-1));
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
  answer(sandbox, [slipOf({ status: 'PENDING', amount: null })]);
  await openSignedIn(page, sandbox, address);
  await expect(rows(page)).toContainText(['In progress']);
  sandbox.control.clearFaults();
  answer(sandbox, [slipOf({ status: 'SUCCESS', amount: 500 })]);
  await advancePageClock(page, 11_000);
  await expect(rows(page)).toContainText(['Success']);
});
