import type { Page } from '@playwright/test';
import { bonusOf } from '../support/bonus-list.ts';
import { advancePageClock } from '../support/page-time.ts';
import { address, alert, card, codeField, sheet } from '../support/bonus-page.ts';
import { goWithin } from '../support/command.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';
import { titled } from '../support/page-titles.ts';

test('R-193 R-324 R-326 the tile opens a page with a code box and a card for each bonus', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home');
  await page.getByRole('link', { name: 'Bonus conditions' }).click();
  await expect(page).toHaveURL(/\/user\/bonus$/);
  await expect(page.getByRole('heading', { name: 'Bonus conditions', level: 1 })).toBeVisible();
  await expect(codeField(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveText([
    /^โบนัสรายวัน 20% รับได้วันละ 2\u00a0ครั้ง ?DAILY20 ?Daily$/,
    /^โบนัสรายสัปดาห์ 50% .* ?WEEKLY50 ?Weekly$/,
    /^โบนัสสงกรานต์ 10% .* ?SONGKRAN10 ?No limit$/,
    /^โบนัสมื้อเที่ยง 60\sบาท .* ?TIFFIN60 ?Limited uses$/,
    /^โบนัสต้อนรับสมาชิกใหม่ 100% .* ?WELCOME100 ?Limited usesLimit reached$/,
  ]);
  await expect(page.getByRole('main').locator('li [lang=th]')).toHaveCount(5);
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('li img')
        .evaluateAll((pictures: HTMLImageElement[]) => pictures.map((picture) => picture.naturalWidth > 0)),
    )
    .toEqual([true, true, true, true, true]);
  expect(callsOf(sandbox, 'listBonuses')).toHaveLength(1);
  await expect.poll(() => callsOf(sandbox, 'checkActiveBonus').length).toBeGreaterThan(0);
  for (const unused of ['checkMinimumBonus', 'getCurrentPromotion'] as const) {
    expect(callsOf(sandbox, unused)).toEqual([]);
  }
});

const old = ['2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z'];

async function expectToOpen(page: Page, code: string) {
  await card(page, code).click();
  await expect(page).toHaveURL(new RegExp(`/user/bonus\\?open=bonus&code=${code}$`));
  await expect(page.getByRole('dialog', { name: code, exact: true })).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
}

test('R-327 an active card is current and opens its bonus, also when it is received in full', async ({
  page,
  sandbox,
}) => {
  const bonuses = [
    bonusOf('CURRENT', { maxReceived: 3, isActive: true }),
    bonusOf('CURRENTOVER', { maxReceived: 2, receipts: old, isActive: true }),
  ];
  sandbox.control.fail('listBonuses', { body: { bonuses }, times: 20 });
  await openSignedIn(page, sandbox, address);
  for (const { code } of bonuses) {
    await expect(card(page, code)).toContainText('Current');
    await expectToOpen(page, code);
  }
});

test('R-328 R-329 R-330 a card is received in full or opens its bonus', async ({ page, sandbox }) => {
  const bonuses = [
    bonusOf('OPEN', { maxReceived: 3, receipts: old }),
    bonusOf('OVER', { maxReceived: 2, receipts: old }),
    bonusOf('ENDLESS', { maxReceived: null, receipts: old }),
    bonusOf('NEVER', { maxReceived: 0, userBonus: null }),
    bonusOf('NEW', { userBonus: null, banners: [] }),
  ];
  sandbox.control.fail('listBonuses', { body: { bonuses }, times: 20 });
  await openSignedIn(page, sandbox, address);
  for (const code of ['OVER', 'NEVER']) {
    await expect(card(page, code)).toBeDisabled();
    await expect(card(page, code)).toContainText('Limit reached');
  }
  for (const code of ['OPEN', 'ENDLESS', 'NEW']) await expectToOpen(page, code);
  // A deep link opens a fully received bonus too, but it cannot be received.
  await goWithin(page, `${address}?open=bonus&code=OVER`);
  await expect(sheet(page).getByRole('button', { name: 'Limit reached' })).toBeDisabled();
});

test.describe('on a device in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });
  test('R-331 R-332 A-71 the day and the week end at midnight in Bangkok', async ({ page, sandbox }) => {
    // Saturday the 20th of January 2024, half past eleven in the evening in Bangkok.
    await page.clock.install({ time: new Date('2024-01-20T23:30:00+07:00') });
    const bonuses = [
      bonusOf('TODAY', { type: 'day', receipts: ['2024-01-20T00:00:00+07:00'] }),
      bonusOf('YESTERDAY', { type: 'day', receipts: ['2024-01-19T23:59:59.999+07:00'] }),
      bonusOf('THISWEEK', { type: 'week', receipts: ['2024-01-14T00:00:00+07:00'] }),
      bonusOf('LASTWEEK', { type: 'week', receipts: ['2024-01-13T23:59:59.999+07:00'] }),
    ];
    sandbox.control.fail('listBonuses', { body: { bonuses }, times: 20 });
    await openSignedIn(page, sandbox, address);
    for (const code of ['TODAY', 'THISWEEK']) await expect(card(page, code)).toBeDisabled();
    for (const code of ['YESTERDAY', 'LASTWEEK']) await expect(card(page, code)).toBeEnabled();
    await page.clock.fastForward(29 * 60_000);
    for (const code of ['TODAY', 'THISWEEK']) await expect(card(page, code)).toBeDisabled();
    await page.clock.fastForward(61_000);
    for (const code of ['TODAY', 'THISWEEK']) await expect(card(page, code)).toBeEnabled();
  });
});

test('R-333 R-072 A-73 an active bonus with the checked type replaces the code box', async ({ page, sandbox }) => {
  sandbox.control.fail('checkActiveBonus', { body: { status: true, type: 'first answer' } });
  await openSignedIn(page, sandbox, address, members.bonusHeld);
  await expect(page.getByText('first answer')).toBeVisible();
  /** Goes to another page and back, so that the queries run again. */
  const visitAgain = async () => {
    await page.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle(titled('Contact us'));
    await page.goBack();
  };
  for (const [type, text] of [
    ['day', 'Daily'],
    ['week', 'Weekly'],
    ['limit', 'Limited uses'],
    ['SPECIAL7', 'SPECIAL7'],
    [null, 'Bonus'],
  ] as const) {
    sandbox.control.fail('checkActiveBonus', { body: { status: true, type } });
    await visitAgain();
    await expect(page.getByText('You have an active bonus').locator('..')).toContainText(text);
    await expect(page.getByRole('main').getByRole('button', { name: 'Cancel bonus' })).toBeVisible();
    await expect(codeField(page)).toHaveCount(0);
  }
  // The check decides, not the cards.
  sandbox.control.fail('checkActiveBonus', { body: { status: false, type: null } });
  await visitAgain();
  await expect(codeField(page)).toBeVisible();
  await expect(card(page, 'DAILY20')).toContainText('Current');
});

test('R-334 R-335 A-74 the modal has banners and a safe notice with its percentages', async ({ page, sandbox }) => {
  const notice =
    '<p>%percentFail%% now, <b>%percentFail%%</b> later, $& $1 for %percentFail%.</p><script>window.ran=1</script><img src=x onerror="window.ran=2">';
  sandbox.control.fail('getNotice', { body: { notice } });
  await openSignedIn(page, sandbox, address);
  await card(page, 'DAILY20').click();
  await expect(sheet(page)).toContainText('5% now, 5% later, $& $1 for 5.');
  await expect(sheet(page).getByRole('strong').last()).toHaveText('5%');
  const carousel = sheet(page).getByRole('region', { name: 'Bonus' });
  await expect(carousel.getByRole('img', { name: 'Picture 1 of 2' })).toBeInViewport();
  await carousel.getByRole('button', { name: 'Next picture' }).click();
  await expect(carousel.getByRole('img', { name: 'Picture 2 of 2' })).toBeInViewport();
  await expect(sheet(page).getByRole('button', { name: 'Receive bonus' })).toBeEnabled();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(callsOf(sandbox, 'getNotice')).toHaveLength(1);
});

test('R-334 A-106 confirming the active bonus sends no request', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, address, members.bonusHeld);
  await card(page, 'DAILY20').click();
  await expect(sheet(page)).toContainText('Notice');
  await expect(sheet(page).getByRole('button', { name: 'Receive bonus' })).toHaveCount(0);
  sandbox.control.clearRequests();
  await sheet(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(sandbox.url + address);
  await advancePageClock(page, 300);
  expect(sandbox.requests).toEqual([]);
});

test('R-344 turnover and thresholds are never shown, even when the server sends them', async ({ page, sandbox }) => {
  const hidden = { turnover: 7171, turnoverMultiplier: 7272, minimumCancel: 7373, cancelThreshold: 7474 };
  sandbox.control.fail('listBonuses', { body: { bonuses: [{ ...bonusOf('B1'), ...hidden }] }, times: 5 });
  sandbox.control.fail('checkActiveBonus', { body: { status: true, type: 'B1', ...hidden }, times: 5 });
  await openSignedIn(page, sandbox, `${address}?open=bonus&code=B1`);
  await expect(sheet(page)).toContainText('Notice');
  await expect(page.locator('body')).not.toContainText(/7171|7272|7373|7474|turnover/i);
});

test('A-71 A-114 a refusal of an outdated page updates it; a failed load can be tried again', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, address);
  await card(page, 'DAILY20').click();
  sandbox.control.setBonus(members.rich, '100.00');
  await sheet(page).getByRole('button', { name: 'Receive bonus' }).click();
  await expect(alert(page)).toContainText('You already have an active bonus');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByText('You have an active bonus')).toBeVisible();
  for (const id of ['listBonuses', 'checkActiveBonus', 'getNotice'] as const) {
    sandbox.control.fail(id, { status: 500, times: 50 });
  }
  await page.reload();
  const retry = page.getByRole('button', { name: "Couldn't load. Try again." });
  await expect(retry).toHaveCount(2);
  await expect(codeField(page)).toBeVisible();
  sandbox.control.clearFaults();
  await retry.first().click();
  await expect(page.getByText('You have an active bonus')).toBeVisible();
  await retry.click();
  await expect(card(page, 'WEEKLY50')).toBeVisible();
  await goWithin(page, `${address}?open=bonus&code=NOSUCH`);
  await expect(sheet(page)).toContainText("We couldn't find this bonus, or it isn't available");
  sandbox.control.fail('listBonuses', { body: { bonuses: [] } });
  await page.goto(address);
  await expect(page.getByText('No bonuses right now')).toBeVisible();
});
