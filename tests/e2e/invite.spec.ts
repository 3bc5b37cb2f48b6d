import type { Page } from '@playwright/test';
import { timings } from '../../src/lib/timings.ts';
import { goWithin } from '../support/command.ts';
import { texts } from '../support/texts.ts';
import { button, grouped, rows, sheet } from '../support/rewards.ts';
import { expectSilence } from '../support/silence.ts';
import { inSeries } from '../support/volume.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const modal = '/user/home?open=invite';
const offer = `${modal}&step=offer`;
const ask = `${modal}&step=ask`;
/** Opens the sheet again within the app, which reads the list again. */
async function openAgain(page: Page) {
  await goWithin(page, '/user/home');
  await expect(sheet(page)).toBeHidden();
  await goWithin(page, offer);
}
const noBank = '0845678901';
const invite = { from: { name: 'วิภา ทองดี' }, amount: 1234.5, createdAt: '2026-11-18T14:20:00+07:00' };

test('R-267 R-268 R-269 home asks with both percentages and receives the invite bonus by one request', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, '/user/home');
  const card = page.getByRole('region', { name: 'Total balance' });
  await expect(card).toContainText('Invite bonus฿150.00');
  await card.getByRole('link', { name: 'Receive bonus' }).click();
  await expect(sheet(page)).toContainText('Receive your invite bonus of 150.00 baht?');
  await expect(sheet(page).getByRole('listitem')).toHaveText(['If successful: 5%', 'If unsuccessful: 2%']);
  await button(page, 'Cancel').click();
  await expect(button(page, 'Receive bonus')).toBeVisible();
  expect(callsOf(sandbox, 'receiveInviteBonus')).toEqual([]);
  await button(page, 'Receive bonus').click();
  await button(page, 'Confirm').click();
  await expect(sheet(page).getByText('Invite bonus received', { exact: true })).toBeFocused();
  await expect(sheet(page)).toContainText('150.00 baht received');
  expect(callsOf(sandbox, 'receiveInviteBonus').map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/invite/bonus',
  ]);
  await button(page, 'Close').last().click();
  await expect(page).toHaveURL(/\/user\/home$/);
  await expect(card).toContainText('Invite bonus฿0.00');
  await expect(card).toContainText('Main wallet ฿8,330.00');
});

test('R-265 R-266 R-273 invited friends in pages of ten; an empty list; no invitation link', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, offer);
  await expect(rows(page)).toHaveCount(10);
  await expect(sheet(page).getByRole('columnheader')).toHaveText(['Friend', 'Amount', 'Date and time']);
  expect(callsOf(sandbox, 'listInvites').map(({ body }) => body)).toEqual([{ page: 1, limit: 10 }]);
  await button(page, 'Next page').click();
  await expect(rows(page)).toHaveCount(3);
  await expect(button(page, 'Next page')).toHaveAttribute('aria-disabled', 'true');
  expect(callsOf(sandbox, 'listInvites').map(({ body }) => body)).toEqual([
    { page: 1, limit: 10 },
    { page: 2, limit: 10 },
  ]);
  await expect(sheet(page)).not.toContainText(/register\?code|https?:/);

  sandbox.control.fail('listInvites', { body: { invites: [invite, { ...invite, amount: null }] } });
  await openAgain(page);
  await expect(rows(page)).toHaveText(['วิภา ทองดี฿1,234.5018/11/2026 14:20:00', 'วิภา ทองดี-18/11/2026 14:20:00']);
  sandbox.control.fail('listInvites', { body: { invites: [] } });
  await openAgain(page);
  await expect(sheet(page).getByText('No invited friends yet')).toBeVisible();
});

test('R-271 R-428 a failed load of the list is silent, and the bonus can still be received', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, '/user/home');
  for (const fault of [{ code: 'INTERNAL_SERVER_ERROR' }, { code: 'NO_DATA' }] as const) {
    sandbox.control.clearRequests();
    sandbox.control.fail('listInvites', fault);
    await openAgain(page);
    await expect.poll(() => callsOf(sandbox, 'listInvites').at(-1)?.status).toBeGreaterThanOrEqual(400);
    await expect(sheet(page).getByRole('heading', { name: 'Invite history' })).toBeHidden();
    await expect(button(page, 'Receive bonus')).toBeEnabled();
    await expect(sheet(page)).not.toContainText(/error|not loaded|no data/i);
    await expectSilence(page);
  }
});

const codes = [
  'INVITE_COLLECT',
  'INVITE_INACTIVE',
  'NO_INVITE_BONUS',
  'NO_INVITEE_PLAY_INFO',
  'INVITE_BONUS_FAIL',
  'BONUS_ALREADY_ACTIVE',
] as const;

for (const language of ['en', 'th', 'la'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test(
      `R-270 R-437 B-04 each refusal is an alert with its text (${language}), and the question stays`,
      inSeries(language === 'th'),
      async ({ page, sandbox }) => {
        const [e, c] = await Promise.all([texts(language, 'errors'), texts(language, 'common')]);
        await page.clock.install();
        await openSignedIn(page, sandbox, ask);
        for (const code of codes) {
          sandbox.control.fail('receiveInviteBonus', { code });
          await button(page, c('confirm')).click();
          const alert = page.getByRole('alertdialog', { name: c('refusedTitle') });
          await expect(alert).toContainText(e(code));
          // Checked at this moment, because a toast disappears by itself.
          expect(await page.locator('[data-tone]').count()).toBe(0);
          await alert.getByRole('button', { name: c('ok') }).click();
          await expect(alert).toBeHidden();
          await expect(button(page, c('confirm'))).toBeFocused();
          // The same command given within 200 ms of its answer would join it.
          await page.clock.fastForward(timings.submitDelay);
        }
        expect(callsOf(sandbox, 'receiveInviteBonus')).toHaveLength(codes.length);
        expect(sandbox.control.ledger(members.rich)).toMatchObject({ invite: '150.00', total: '12480.50' });
      },
    );
  });
}

test('R-270 the service’s own rules lead to the same refusals', { tag: '@full' }, async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, ask, noBank);
  await expect(sheet(page)).toContainText('Receive your invite bonus of 80.00 baht?');
  await button(page, 'Confirm').click();
  await expect(page.getByRole('alertdialog')).toContainText("You didn't get the invite bonus. Please try again.");
  await expect(sheet(page).getByRole('heading', { name: 'Not confirmed yet' })).toHaveCount(0);
});

test('R-268 the bonus cannot be received before the wallet is loaded', { tag: '@full' }, async ({ page, sandbox }) => {
  sandbox.control.fail('getWallet', { code: 'INTERNAL_SERVER_ERROR', times: 50 });
  await openSignedIn(page, sandbox, ask);
  await expect(button(page, 'Receive bonus')).toBeDisabled();
  await expect(button(page, 'Confirm')).toBeHidden();
});

test(
  'R-208 journey: receive an invite bonus and a refund; the statement lists both, and the balances equal the ledger',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    const card = page.getByRole('region', { name: 'Total balance' });
    for (const [tile, onward, receive, received] of [
      ['Invite friends', 'See my invite bonus', 'Receive bonus', 'Invite bonus received'],
      ['Refund', 'See my refund', 'Receive refund', 'Refund received'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name: tile }).click();
      await button(page, onward).click();
      await button(page, receive).click();
      await button(page, 'Confirm').click();
      await expect(sheet(page).getByText(received, { exact: true })).toBeVisible();
      await button(page, 'Close').last().click();
      await expect(sheet(page)).toBeHidden();
      const { accounts, total } = sandbox.control.ledger(members.rich);
      await expect(card).toContainText(`Main wallet ฿${grouped(accounts['WALLET'])}`);
      await expect(card).toContainText(`฿${grouped(total)}`);
    }
    expect(sandbox.control.ledger(members.rich)).toMatchObject({
      accounts: { WALLET: '8414.25' },
      invite: '0.00',
      refund: '0.00',
    });
    await page.getByRole('navigation').getByRole('link', { name: 'Statement' }).click();
    const entries = page.getByRole('main').getByRole('listitem');
    await expect(entries.nth(0)).toContainText(/คืนยอดเสียของเมื่อวาน.*\+฿84\.25/);
    await expect(entries.nth(1)).toContainText(/โบนัสแนะนำเพื่อน.*\+฿150\.00/);
  },
);
