import type { Page } from '@playwright/test';
import { slipReasons } from '../../generated/error-codes.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { slipReasons as reasons } from '../../src/i18n/en/slip-reasons.ts';
import { codesIn } from '../support/ledger-lists.ts';
import { rows } from '../support/rewards.ts';
import { slipOf } from '../support/slip-of.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

const address = '/user/statement?open=slips';
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Upload status' });

function answer(sandbox: Sandbox, slips: Schemas['Slip'][], times = 1) {
  sandbox.control.fail('listSlips', { body: { slips }, times });
}

test(
  'R-358 R-359 R-360 the slips are a table in pages of ten, which is read again by a link',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    await expect(rows(page)).toHaveCount(10);
    expect(callsOf(sandbox, 'listSlips').map(({ method, body }) => [method, body])).toEqual([
      ['POST', { page: 1, limit: 10 }],
    ]);
    await expect(page.getByRole('columnheader')).toHaveText(['Received at', 'Amount', 'Status', 'View reference']);
    await sheet(page).getByRole('button', { name: 'Next page' }).click();
    await expect(rows(page)).toHaveCount(4);
    await expect(sheet(page).getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    answer(sandbox, [slipOf({ amount: 1234.5 })]);
    await sheet(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(rows(page)).toHaveText(['20/11/2026 20:50:00฿1,234.50Success-']);
  },
);

test(
  'R-361 R-372 R-373 a slip is in progress, successful or failed, with a reason only if there is one',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    answer(sandbox, [
      slipOf({ status: 'PENDING', amount: null }),
      slipOf({ status: 'QUEUED' }),
      slipOf({ status: 'FAILED', note: 'CAMERA_BROKEN' }),
      slipOf({ amount: 1234.5 }),
    ]);
    await openSignedIn(page, sandbox, address);
    await expect(rows(page)).toHaveText([
      '20/11/2026 20:50:00-In progress-',
      '20/11/2026 20:50:00฿500.00In progress-',
      '20/11/2026 20:50:00฿500.00FailedCAMERA_BROKEN-',
      '20/11/2026 20:50:00฿1,234.50Success-',
    ]);
  },
);

for (const ids of ['R-363 R-364 R-365', 'R-366 R-367 R-368', 'R-369 R-370 R-371']) {
  test(
    `${ids} a failed slip shows the reason of its code and a next step`,
    { tag: '@full' },
    async ({ page, sandbox }) => {
      const codes = slipReasons.filter((code) => codesIn(ids).includes(code));
      expect(codes.length).toBeGreaterThan(2);
      answer(
        sandbox,
        codes.map((note) => slipOf({ status: 'FAILED', note })),
      );
      await openSignedIn(page, sandbox, address);
      await expect(rows(page)).toHaveText(
        codes.map((code) => `20/11/2026 20:50:00฿500.00Failed${reasons[code]}${reasons[`${code}_next`]}-`),
      );
    },
  );
}

test('B-07 without slips the sheet leads to the upload', { tag: '@full' }, async ({ page, sandbox }) => {
  answer(sandbox, [], 2);
  await openSignedIn(page, sandbox, address);
  await expect(sheet(page).getByText('No slips yet')).toBeVisible();
  await sheet(page).getByRole('link', { name: 'Upload slip' }).click();
  await expect(page).toHaveURL(/\?open=deposit&way=slip$/);
});

test(
  'R-080 R-362 A-79 a link opens directly, a reference is looked up first',
  { tag: '@full' },
  async ({ page, context, sandbox }) => {
    const picture = '/media/slips/slip-sample.svg';
    answer(
      sandbox,
      [
        slipOf({ link: picture }),
        slipOf({ reference: 'A1' }),
        slipOf({ link: 'javascript:alert(1)', reference: null }),
        slipOf({ link: 'https://slips.example.com/a.jpg' }),
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

    sandbox.control.fail('getSlipReference', { body: { url: picture } });
    const fetched = await opened(1);
    await fetched.waitForURL(`**${picture}`);
    expect(await fetched.evaluate(() => [window.opener === null, document.referrer, history.length])).toEqual([
      true,
      '',
      1,
    ]);
    await fetched.close();
    expect(references()).toEqual(['A1']);

    await expect(rows(page).nth(2).locator('a, button')).toHaveCount(0);
    await expect(rows(page).nth(3)).toContainText('slips.example.com');

    // No window stays open when there is nothing to show.
    const alert = page.getByRole('alertdialog');
    sandbox.control.fail('getSlipReference', { body: { url: 'javascript:alert(1)' }, delayMs: 200 });
    const popup = await opened(1);
    await expect(alert).toContainText("We can't open this reference");
    await expect.poll(() => popup.isClosed()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    await page.evaluate(() => {
      window.open = () => null;
    });
    sandbox.control.fail('getSlipReference', { body: { url: picture } });
    await rows(page).nth(1).getByRole('button').click();
    await expect(page.getByRole('link', { name: "Reference didn't open? Open it here" })).toHaveAttribute(
      'href',
      picture,
    );
  },
);
