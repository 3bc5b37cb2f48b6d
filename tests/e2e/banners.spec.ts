import type { Page } from '@playwright/test';
import { goWithin } from '../support/command.ts';
import { expectSilence } from '../support/silence.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

const sheet = (page: Page) => page.getByRole('dialog');
const pictures = (page: Page) => sheet(page).locator('img');

test(
  'R-203 R-204 R-272 the invite tile opens its banners, and from there the modal',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    await page.getByRole('main').getByRole('link', { name: 'Invite friends' }).click();
    const carousel = sheet(page).getByRole('region', { name: 'Invite friends' });
    await expect(carousel.getByRole('img', { name: 'Picture 1 of 2' })).toBeVisible();
    await expect(pictures(page)).toHaveCount(2);
    // The hidden banners are inert.
    await expect(sheet(page).locator('figure:not([inert])')).toHaveCount(1);
    await expect
      .poll(() => pictures(page).evaluateAll((all: HTMLImageElement[]) => all.every((img) => img.naturalWidth > 0)))
      .toBe(true);
    await expect(carousel.getByText(/50\sบาท/)).toBeVisible();
    await expect(sheet(page).getByRole('button', { name: 'Claim bonus' })).toBeHidden();
    await sheet(page).getByRole('button', { name: 'View my invite bonus' }).click();
    await expect(pictures(page)).toHaveCount(0);
    await expect(sheet(page).getByRole('button', { name: 'Claim bonus' })).toBeEnabled();
    expect(callsOf(sandbox, 'listInviteBanners')).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/home$/);
  },
);

test(
  'R-203 A-44 A-114 without banners the modal opens, and it does not wait for slow ones',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    for (const fault of [{ code: 'INTERNAL_SERVER_ERROR' }, { body: { banners: [] } }]) {
      await expect(sheet(page)).toBeHidden();
      sandbox.control.fail('listInviteBanners', fault);
      await page.goto('/user/home?open=invite');
      await expect(sheet(page).getByRole('button', { name: 'Claim bonus' })).toBeEnabled();
      await expectSilence(page);
      await goWithin(page, '/user/home');
    }
    // The modal must not wait for slow banners.
    sandbox.control.fail('listInviteBanners', { connection: 'never', times: 50 });
    await page.goto('/user/home?open=invite');
    await sheet(page).getByRole('button', { name: 'View my invite bonus' }).click();
    await expect(sheet(page).getByRole('button', { name: 'Claim bonus' })).toBeEnabled();
    sandbox.control.clearFaults();
  },
);
