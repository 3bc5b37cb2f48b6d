import type { Page } from '@playwright/test';
import { sheet } from '../support/rewards.ts';
import { goWithin } from '../support/command.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';
import { titled } from '../support/page-titles.ts';
import { coral } from '../support/money-sheet.ts';

const address = '/user/bonus';
const card = (page: Page, code: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`(^| )${code} `) });
const lamp = 'rgb(242, 193, 78)';
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Promotion code' });

/** The bonuses of an answer, with figures that no requirement shows. */
const bonusesOf = (bonuses: readonly { code: string; [field: string]: unknown }[]) =>
  bonuses.map((bonus) => ({ type: 'limit', maxReceived: 1, percentFail: 5, banners: [], ...hidden, ...bonus }));
const hidden = { turnover: 7171, turnoverMultiplier: 7272, minimumCancel: 7373, cancelThreshold: 7474 };
const received = (...times: string[]) => ({
  _id: 'u',
  isActive: false,
  received: times.map((updatedAt, index) => ({ _id: `${index}`, updatedAt })),
});
const current = { ...received(), isActive: true };

test(
  'R-193 R-324 R-326 the tile leads to a code box and a card with a picture for each bonus',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    await page.getByRole('link', { name: 'Bonus conditions' }).click();
    await expect(page).toHaveURL(/\/user\/bonus$/);
    await expect(page.getByRole('heading', { name: 'Bonus conditions', level: 1 })).toBeVisible();
    await expect(codeField(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveText([
      /^โบนัสรายวัน 20% รับได้วันละ 2\u00a0ครั้ง ?DAILY20 · Daily$/,
      /^โบนัสรายสัปดาห์ 50% .* ?WEEKLY50 · Weekly$/,
      /^โบนัสสงกรานต์ 10% .* ?SONGKRAN10 · No limit$/,
      /^โบนัสมื้อเที่ยง 60\sบาท .* ?TIFFIN60 · Limited uses$/,
      /^โบนัสต้อนรับสมาชิกใหม่ 100% .* ?WELCOME100 · Limited usesLimit reached$/,
    ]);
    const pictures = page.getByRole('main').locator('li img');
    await expect
      .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.map((picture) => picture.naturalWidth > 0)))
      .toEqual([true, true, true, true, true]);
    expect(callsOf(sandbox, 'listBonuses')).toHaveLength(1);
    for (const unused of ['checkMinimumBonus', 'getCurrentPromotion'] as const) {
      expect(callsOf(sandbox, unused)).toEqual([]);
    }
  },
);

test(
  'R-334 R-335 R-344 a bonus has banners and a safe notice with its percentage, and no turnover',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const banners = [1, 2].map((each) => ({ image: `/media/banners/bonus-${each}.svg`, html: '' }));
    const bonuses = bonusesOf([{ code: 'NEW', banners, userBonus: null }]);
    sandbox.control.fail('listBonuses', { body: { bonuses }, times: 20 });
    sandbox.control.fail('checkActiveBonus', { body: { status: true, type: 'B1', ...hidden }, times: 5 });
    const notice = '<p>%percentFail%% now</p><script>window.ran=1</script><img src=x onerror="window.ran=2">';
    sandbox.control.fail('getNotice', { body: { notice } });
    await openSignedIn(page, sandbox, address);
    await card(page, 'NEW').click();
    await expect(sheet(page)).toContainText('5% now');
    const carousel = sheet(page).getByRole('region', { name: 'Bonus' });
    await expect(carousel.getByRole('img', { name: 'Picture 1 of 2' })).toBeInViewport();
    await carousel.getByRole('button', { name: 'Next picture' }).click();
    await expect(carousel.getByRole('img', { name: 'Picture 2 of 2' })).toBeInViewport();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(callsOf(sandbox, 'getNotice')).toHaveLength(1);
    await expect(page.locator('body')).not.toContainText(/7171|7272|7373|7474|turnover/i);
  },
);

test(
  'R-327 R-328 R-329 a card is current, is received in full, or opens its bonus',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const bonuses = bonusesOf([
      { code: 'CURRENT', userBonus: current },
      { code: 'OVER', userBonus: received('2020-01-01T00:00:00Z') },
      { code: 'NEW', userBonus: null },
    ]);
    sandbox.control.fail('listBonuses', { body: { bonuses }, times: 20 });
    await openSignedIn(page, sandbox, address);
    await expect(card(page, 'CURRENT')).toContainText('Current');
    await expect(card(page, 'OVER')).toBeDisabled();
    await expect(card(page, 'OVER')).toContainText('Limit reached');
    for (const code of ['CURRENT', 'NEW']) {
      await card(page, code).click();
      await expect(page).toHaveURL(new RegExp(`/user/bonus\\?open=bonus&code=${code}$`));
      await expect(sheet(page)).toContainText(new RegExp(`${code} · .*Notice`));
      await page.goBack();
      await expect(sheet(page)).toHaveCount(0);
    }
    // A deep link opens a fully received bonus too, but it cannot be received.
    await goWithin(page, `${address}?open=bonus&code=OVER`);
    await expect(sheet(page).getByRole('button', { name: 'Limit reached' })).toBeDisabled();
  },
);

test(
  'R-330 R-331 R-332 all receipts count, or those of today, or of this week, in Bangkok',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    // Saturday evening in Bangkok.
    await page.clock.install({ time: new Date('2024-01-20T23:30:00+07:00') });
    const bonuses = bonusesOf([
      { code: 'OVER', userBonus: received('2020-01-01T00:00:00Z') },
      { code: 'TODAY', type: 'day', userBonus: received('2024-01-20T00:00:00+07:00') },
      { code: 'YESTERDAY', type: 'day', userBonus: received('2024-01-19T23:59:59.999+07:00') },
      { code: 'THISWEEK', type: 'week', userBonus: received('2024-01-14T00:00:00+07:00') },
      { code: 'LASTWEEK', type: 'week', userBonus: received('2024-01-13T23:59:59.999+07:00') },
    ]);
    sandbox.control.fail('listBonuses', { body: { bonuses }, times: 20 });
    await openSignedIn(page, sandbox, address);
    for (const code of ['OVER', 'TODAY', 'THISWEEK']) {
      await expect(card(page, code)).toBeDisabled();
      await expect(card(page, code)).toContainText('Limit reached');
    }
    for (const code of ['YESTERDAY', 'LASTWEEK']) await expect(card(page, code)).toBeEnabled();
  },
);

test(
  'R-333 R-072 A-73 an active bonus with the checked type replaces the code box',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.fail('checkActiveBonus', { body: { status: true, type: 'SPECIAL7' } });
    await openSignedIn(page, sandbox, address, members.bonusHeld);
    await expect(page.getByText('You have an active bonus').locator('..')).toContainText(/โบนัสรายวัน 20%.*SPECIAL7/);
    await expect(codeField(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Cancel bonus' }).click();
    await expect(sheet(page)).toContainText(/โบนัสรายวัน 20%.*Cancel this bonus\?.*Notice.*5%/);
    await sheet(page).getByRole('button', { name: 'Keep bonus' }).click();
    // The check decides, not the cards.
    sandbox.control.fail('checkActiveBonus', { body: { status: false, type: null } });
    await page.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle(titled('Contact us'));
    await page.goBack();
    await expect(codeField(page)).toBeVisible();
    await expect(card(page, 'DAILY20')).toContainText('Current');
  },
);

test('R-071 R-336 B-05 receiving sends one request, and the card shows the answer', async ({ page, sandbox }) => {
  expect(sandbox.control.ledger(members.rich).accounts['WALLET']).toBe('8180.00');
  await openSignedIn(page, sandbox, address);
  await card(page, 'WEEKLY50').click();
  await sheet(page).getByRole('button', { name: 'Claim bonus' }).click();
  await expect(sheet(page)).toContainText(/^BonusBonus received.*50%.*Main wallet฿8,480.00/);
  await sheet(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(card(page, 'WEEKLY50')).toContainText('Current');
  await expect(page.getByText('You have an active bonus')).toBeVisible();
  expect(callsOf(sandbox, 'activateBonus').map(({ path }) => path)).toEqual(['/api/bonus/activate/WEEKLY50']);
  // For the page, and for the state before the command.
  expect(callsOf(sandbox, 'listBonuses')).toHaveLength(2);
  expect(sandbox.control.ledger(members.rich).accounts['WALLET']).toBe('8480.00');
  await page.getByRole('link', { name: 'Statement' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('+฿300.00');
});

test(
  'A-106 R-333 with another bonus held the sheet says so, and its button is not the main one',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, `${address}?open=bonus&code=SONGKRAN10`);
    await sheet(page).getByRole('button', { name: 'Claim bonus' }).click();
    await expect(sheet(page)).toContainText('Bonus received');
    await goWithin(page, `${address}?open=bonus&code=WEEKLY50`);
    await expect(sheet(page)).toContainText(/โบนัสสงกรานต์ 10%.*You already hold a bonus\. The service decides/);
    await expect(sheet(page).getByRole('button', { name: 'Claim bonus' })).not.toHaveCSS('background-color', lamp);
    await goWithin(page, address);
    // The box and the card say the same.
    await expect(page.getByText('You have an active bonus').locator('..')).toContainText('No limit');
    await expect(card(page, 'SONGKRAN10')).toContainText('No limit');
    await card(page, 'SONGKRAN10').click();
    await expect(sheet(page)).not.toContainText('You already hold a bonus');
    await expect(sheet(page).getByRole('button', { name: 'Confirm' })).toHaveCSS('background-color', lamp);
  },
);

test(
  'R-337 R-339 R-074 cancelling asks first, is sent once and shows the message',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.setBonus(members.rich, '100.00');
    await openSignedIn(page, sandbox, address);
    const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel bonus' });
    const dialog = page.getByRole('dialog', { name: 'Cancel bonus' });
    await cancel.click();
    await expect(page).toHaveURL(/\?open=cancel-bonus$/);
    await expect(dialog).toContainText(
      'Cancel this bonus? It ends right away. How much you keep depends on the bonus conditions.',
    );
    await expect(dialog.getByRole('button', { name: 'Cancel bonus' })).toHaveCSS('background-color', coral);
    await dialog.getByRole('button', { name: 'Keep bonus' }).click();
    await expect(dialog).toHaveCount(0);
    expect(callsOf(sandbox, 'clearBonus')).toEqual([]);
    await cancel.click();
    await dialog.getByRole('button', { name: 'Cancel bonus' }).click();
    await expect(dialog).toContainText('Bonus cancelledMain wallet');
    expect(callsOf(sandbox, 'clearBonus')).toHaveLength(1);
    expect(sandbox.control.member(members.rich).bonusCode).toBeNull();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    // The button that opened it is gone.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(codeField(page)).toBeVisible();
    await expect(page.getByText('Current')).toHaveCount(0);
    await page.goto(`${address}?open=cancel-bonus`);
    await expect(dialog).toContainText('You have no active bonus');
    await dialog.getByRole('link', { name: 'See bonuses' }).click();
    await expect(dialog).toHaveCount(0);
    // A message that is not a code is shown unchanged.
    sandbox.control.setBonus(members.rich, '100.00');
    sandbox.control.fail('clearBonus', { body: { message: 'Cleared by hand' } });
    await page.goto(`${address}?open=cancel-bonus`);
    await dialog.getByRole('button', { name: 'Cancel bonus' }).click();
    await expect(dialog.getByText('Cleared by hand')).toBeVisible();
  },
);
