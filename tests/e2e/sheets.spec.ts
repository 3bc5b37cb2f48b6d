import { deposit } from '../../src/i18n/en/deposit.ts';
import { game } from '../../src/i18n/en/game.ts';
import { outcome } from '../../src/i18n/en/outcome.ts';
import { titles } from '../../src/i18n/en/titles.ts';
import { goWithin } from '../support/command.ts';
import { edgesOf } from '../support/page-time.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

test.describe('by finger', () => {
  test.use({ hasTouch: true });
  test('A-123 a sheet follows a finger and closes after a long drag', { tag: '@full' }, async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    await page.getByRole('link', { name: 'Withdraw' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Withdraw' });
    await expect(sheet.getByRole('textbox')).toBeVisible();
    const browser = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
      ...touchPoints: { x: number; y: number }[]
    ) => browser.send('Input.dispatchTouchEvent', { type, touchPoints });
    const draw = async (distance: number, from = sheet.getByRole('heading', { name: 'Withdraw' })) => {
      const { left, top } = await edgesOf(from);
      await touch('touchStart', { x: left + 20, y: top + 10 });
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', { x: left + 20, y: top + 10 + distance * part });
    };
    const place = async () => Math.round((await edgesOf(sheet)).top);
    const before = await place();
    await draw(60);
    await expect.poll(place).toBe(before + 60);
    await touch('touchCancel');
    await expect.poll(place).toBe(before);
    // From the body too, where there is nothing to scroll up.
    const facts = sheet.getByText('Main wallet').first();
    await draw(60, facts);
    await expect.poll(place).toBe(before + 60);
    await touch('touchCancel');
    await expect.poll(place).toBe(before);
    await draw(-60, facts);
    await expect.poll(place).toBe(before);
    await touch('touchEnd');
    await draw(200, facts);
    await touch('touchEnd');
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(`${sandbox.url}/user/home`);
  });
});

test(
  'A-123 a sheet is as high as its content and never shrinks; on a wide screen its top keeps its place',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 390, height: 1400 });
    await openSignedIn(page, sandbox, '/user/home?open=deposit');
    const sheet = page.getByRole('dialog');
    const walk = async () => {
      const edges: Awaited<ReturnType<typeof edgesOf>>[] = [];
      for (const way of [deposit.bankTransfer, deposit.qrDeposit, deposit.giftLink, titles.uploadSlip]) {
        await sheet.getByRole('link', { name: way }).click();
        await expect(sheet.getByRole('button', { name: deposit.chooseWay })).toBeVisible();
        edges.push(await edgesOf(sheet));
        await sheet.getByRole('button', { name: deposit.chooseWay }).click();
        edges.push(await edgesOf(sheet));
      }
      return edges;
    };
    const heights = (await walk()).map(({ height }) => height);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(Math.max(...heights)).toBeLessThan(1200);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(new Set((await walk()).map(({ top }) => top)).size).toBe(1);
    await page.setViewportSize({ width: 390, height: 844 });
    const ask = '/user/home?open=refund&step=ask';
    const claim = sheet.getByRole('button', { name: 'Claim 84.25 baht' });
    await page.goto(ask);
    await expect(claim).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    // The data is loaded by now. A sheet that is loading is higher than its content.
    await goWithin(page, ask);
    const notice = await edgesOf(sheet.getByText('Notice').locator('..'));
    const button = await edgesOf(claim);
    expect(button.top - (notice.top + notice.height)).toBeLessThan(40);
  },
);

test('A-123 an alert over a sheet is as high as its own content', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home?open=withdraw');
  const sheet = page.getByRole('dialog', { name: 'Withdraw' });
  await sheet.getByLabel('Amount (baht)').fill('150');
  sandbox.control.fail('withdrawAll', { code: 'BONUS_CONDITION' });
  const below = await edgesOf(sheet);
  await sheet.getByRole('button', { name: /^Withdraw 150/ }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toBeVisible();
  expect((await edgesOf(alert)).height).toBeLessThan(below.height * 0.75);
});

test(
  'A-123 a skeleton that was higher leaves no empty space in its sheet',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 390, height: 1000 });
    sandbox.control.fail('getDepositLookup', { delayMs: 600 });
    await openSignedIn(page, sandbox, '/user/home?open=deposit&way=link');
    const sheet = page.getByRole('dialog');
    await expect(sheet.locator('[data-skeleton]')).toBeVisible();
    const send = sheet.getByRole('button', { name: deposit.sendLink });
    await expect(send).toBeVisible();
    const notes = await edgesOf(sheet.getByText(deposit.wholeBalance));
    expect((await edgesOf(send)).top - notes.bottom).toBeLessThan(60);
  },
);

/** An answer that leaves open whether the command was carried out. */
const freeText = { status: 400, body: 'Please try later', contentType: 'text/plain' };

test(
  'A-123 a sheet whose skeleton was as high as its content does not shrink to its outcome',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    sandbox.control.fail('getWallet', { delayMs: 3000 });
    await openSignedIn(page, sandbox, '/user/home?open=transfer&to=PGSLOT');
    const sheet = page.getByRole('dialog');
    // The form, no longer the placeholder of its file.
    await expect(sheet.locator('input[name=amount]')).toBeVisible();
    const loading = await edgesOf(sheet);
    await expect(sheet.locator('[data-skeleton]')).toBeAttached();
    await expect(sheet.locator('[data-skeleton]')).toHaveCount(0);
    const form = await edgesOf(sheet);
    expect(form.height).toBe(loading.height);
    sandbox.control.fail('transfer', freeText);
    await sheet.getByLabel('Amount (baht)').fill('150');
    await sheet.getByRole('button', { name: /^Transfer 150/ }).click();
    await expect(sheet.getByRole('heading', { name: outcome.outcomeUnknown })).toBeVisible();
    expect((await edgesOf(sheet)).height).toBeGreaterThanOrEqual(form.height);
  },
);

test(
  'A-123 an outcome is in the middle of a higher sheet, above one row of equal buttons at its bottom',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    sandbox.control.fail('submitTruelink', freeText);
    await openSignedIn(page, sandbox, '/user/home?open=deposit');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('link', { name: deposit.giftLink }).click();
    await sheet.getByLabel(deposit.giftLink).fill('https://gift.truemoney.com/campaign/?v=RoundaGift10');
    await sheet.getByRole('button', { name: deposit.sendLink }).click();
    const [main, back] = [
      sheet.getByRole('link', { name: 'Statement' }),
      sheet.getByRole('button', { name: 'Back', exact: true }),
    ];
    const [first, second, whole] = [await edgesOf(main), await edgesOf(back), await edgesOf(sheet)];
    expect([second.top, second.width, second.height]).toEqual([first.top, first.width, first.height]);
    expect(second.left).toBeGreaterThan(first.left);
    expect(whole.bottom - first.bottom).toBeLessThan(24);
    const way = await edgesOf(sheet.getByRole('button', { name: deposit.chooseWay }));
    const message = await edgesOf(sheet.locator('[data-outcome] > :first-child'));
    const [above, below] = [message.top - way.bottom, first.top - message.bottom];
    expect(above).toBeGreaterThan(30);
    expect(Math.abs(above - below)).toBeLessThan(40);
  },
);

test('A-123 what stands below the buttons of a form is not under them', { tag: '@full' }, async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home?open=deposit&way=qr&bank=WW');
  const sheet = page.getByRole('dialog');
  const button = await edgesOf(sheet.getByRole('button', { name: deposit.createQr }).locator('xpath=../..'));
  const note = await edgesOf(sheet.getByText(deposit.oneDepositPerQr));
  expect(note.top).toBeGreaterThanOrEqual(button.bottom);
});

test(
  'A-118 B-41 the outcome of a game transfer stands alone in a wide window',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openSignedIn(page, sandbox, '/user/home?open=game&slot=PGSLOT');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox').fill('200');
    await expect(sheet.getByText(game.gamePassword, { exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: /^Move into game/ }).click();
    await expect(sheet.getByText(game.moved)).toBeVisible();
    await expect(sheet.getByText(game.gamePassword, { exact: true })).toBeHidden();
  },
);
