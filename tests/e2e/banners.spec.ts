import type { Page } from '@playwright/test';
import { goWithin } from '../support/command.ts';
import { expectSilence } from '../support/silence.ts';
import { volume } from '../support/volume.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

const rewards = [
  ['R-272', 'invite', 'Invite friends', 'View my invite bonus', 'Claim bonus', 'listInviteBanners'],
  ['R-284', 'refund', 'Refund', 'View my refund', 'Claim refund', 'listRefundBanners'],
] as const;

const sheet = (page: Page) => page.getByRole('dialog');
const pictures = (page: Page) => sheet(page).locator('img');

for (const [requirement, name, title, onward, receive, id] of rewards) {
  test(`${requirement} R-192 R-203 R-204 A-44 A-114 the ${name} tile opens its banners, if there are any, and then the modal`, async ({
    page,
    sandbox,
  }) => {
    await openSignedIn(page, sandbox, '/user/home');
    await page.getByRole('main').getByRole('link', { name: title }).click();
    const carousel = sheet(page).getByRole('region', { name: title });
    await expect(carousel.getByRole('img', { name: 'Picture 1 of 2' })).toBeVisible();
    await expect(pictures(page)).toHaveCount(2);
    // The hidden banners are inert.
    await expect(sheet(page).locator('figure:not([inert])')).toHaveCount(1);
    await expect
      .poll(() => pictures(page).evaluateAll((all: HTMLImageElement[]) => all.every((img) => img.naturalWidth > 0)))
      .toBe(true);
    await expect(carousel.getByText(/50 บาท|10%/)).toBeVisible();
    await expect(sheet(page).getByRole('button', { name: receive })).toBeHidden();
    await sheet(page).getByRole('button', { name: onward }).click();
    await expect(pictures(page)).toHaveCount(0);
    await expect(sheet(page).getByRole('button', { name: receive })).toBeEnabled();
    expect(callsOf(sandbox, id)).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/home$/);
    const faults = [{ code: 'INTERNAL_SERVER_ERROR' }, { body: { banners: [] } }];
    for (const fault of faults.filter((_, at) => volume({ gate: rewards[at]?.[1] === name, full: true }))) {
      await expect(sheet(page)).toBeHidden();
      sandbox.control.fail(id, fault);
      await page.goto(`/user/home?open=${name}`);
      await expect(sheet(page).getByRole('button', { name: receive })).toBeEnabled();
      await expectSilence(page);
      await goWithin(page, '/user/home');
    }
    // The modal must not wait for slow banners.
    sandbox.control.fail(id, { connection: 'never', times: 50 });
    await page.goto(`/user/home?open=${name}`);
    await sheet(page).getByRole('button', { name: onward }).click();
    await expect(sheet(page).getByRole('button', { name: receive })).toBeEnabled();
    sandbox.control.clearFaults();
  });
}
