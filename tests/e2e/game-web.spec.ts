import type { Schemas } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { changedWallet } from '../support/changed-wallet.ts';
import { cameFrom, openGame, popupOf } from '../support/game-test.ts';
import { callsOf, expect, members, test } from '../support/wallet-test.ts';

const play = /\/play\?session=/;

/** Gives the games of a member this web address. */
async function changeWeb(sandbox: Sandbox, web: string | null) {
  const change = ({ slots }: Schemas['WalletResponse']) => {
    for (const slot of slots) slot.web = web;
  };
  sandbox.control.fail('getWallet', { body: await changedWallet(sandbox, change, members.bonusHeld), times: 3 });
}

test('R-297 a form posts username, password and event fields', { tag: '@full' }, async ({ page, sandbox, context }) => {
  const modal = await openGame(page, sandbox, 'UFABET', members.bonusHeld);
  const { username = '', password = '' } = sandbox.control.member(members.bonusHeld).games['UFABET'] ?? {};
  const posted = context.waitForEvent('request', (request) => request.url().endsWith('/Default8.aspx'));
  const popup = await popupOf(page, () => modal.getByRole('button', { name: 'Play on web' }).click(), play);
  await expect(popup.locator('#username')).toHaveText(username);
  await expect(popup.locator('#way')).toHaveText('form posted by the wallet');
  expect(await popup.evaluate(cameFrom)).toEqual({ hasOpener: false, referrer: '' });
  const request = await posted;
  expect(request.method()).toBe('POST');
  expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
    __VIEWSTATE: '/wEPDwUKLTI2OTY1',
    __VIEWSTATEGENERATOR: 'CA0B0334',
    __EVENTVALIDATION: '/wEdAASq9',
    btnLogin: 'Login',
    username,
    password,
  });
  expect(callsOf(sandbox, 'autoLogin')).toHaveLength(0);
  expect(await page.locator('form[action]').count()).toBe(0);
});

test('R-297 fields named like form properties are posted too', { tag: '@full' }, async ({ page, sandbox, context }) => {
  const event = {
    submit: 'a',
    action: 'https://evil.example/',
    target: '_self',
    method: 'get',
    elements: 'b',
    'x"><b>': 'é&=+',
  };
  sandbox.control.fail('getSlotAccount', { status: 200, body: { username: 'u', password: 'p', event } });
  const modal = await openGame(page, sandbox, 'UFABET', members.bonusHeld);
  const posted = context.waitForEvent('request', (request) => request.url().endsWith('/Default8.aspx'));
  await popupOf(page, () => modal.getByRole('button', { name: 'Play on web' }).click(), /Default8\.aspx$/);
  const fields = Object.fromEntries(new URLSearchParams((await posted).postData() ?? ''));
  expect(fields).toEqual({ ...event, username: 'u', password: 'p' });
});

test('R-297 with a blocked window the form can be posted by a link', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const modal = await openGame(page, sandbox, 'UFABET', members.bonusHeld);
  await modal.getByRole('button', { name: 'Play on web' }).click();
  await modal.getByRole('button', { name: "Game didn't open? Tap here" }).click();
  await page.waitForURL(play);
  await expect(page.locator('#way')).toHaveText('form posted by the wallet');
});

test('R-297 quality 8: a form for an unlisted host opens nothing', async ({ page, sandbox, context }) => {
  await changeWeb(sandbox, 'https://elsewhere.example.com/Default8.aspx');
  const modal = await openGame(page, sandbox, 'UFABET', members.bonusHeld);
  await modal.getByRole('button', { name: 'Play on web' }).click();
  await expect(page.getByRole('alertdialog')).toContainText("We can't open this game");
  expect(context.pages()).toHaveLength(1);
});

test('R-296 `web` alone is a link to a page where the member signs in', { tag: '@full' }, async ({ page, sandbox }) => {
  const modal = await openGame(page, sandbox, 'CASINO9', members.bankNameThai);
  const { username = '', password = '' } = sandbox.control.member(members.bankNameThai).games['CASINO9'] ?? {};
  const popup = await popupOf(page, () => modal.getByRole('link', { name: 'Play on web' }).click(), /casino9\/play$/);
  expect(await popup.evaluate(cameFrom)).toEqual({ hasOpener: false, referrer: '' });
  await popup.getByLabel('Username').fill(username);
  await popup.getByLabel('Password').fill(password);
  await popup.getByRole('button').click();
  await expect(popup.locator('#balance')).toHaveText('410.75');
  expect(callsOf(sandbox, 'autoLogin')).toHaveLength(0);
});

test('R-296 each available app is a link; a null `web` is not', { tag: '@full' }, async ({ page, sandbox }) => {
  const modal = await openGame(page, sandbox, 'JOKER2');
  for (const [name, path] of [
    ['Android app', '/apps/lotus88.apk'],
    ['iOS app', '/apps/lotus88'],
  ] as const) {
    await expect(modal.getByRole('link', { name })).toHaveAttribute('href', sandbox.gameSite + path);
  }
  await expect(modal.getByText('Play on web')).toHaveCount(0);
  await expect(modal.getByRole('button', { name: 'Open game' })).toBeVisible();
});

test('R-296 without provider, web and apps nothing leads to the game', async ({ page, sandbox }) => {
  await changeWeb(sandbox, null);
  const modal = await openGame(page, sandbox, 'UFABET', members.bonusHeld);
  for (const name of ['Play on web', 'Open game']) await expect(modal.getByText(name)).toHaveCount(0);
  await expect(modal.getByRole('link')).toHaveCount(0);
  await expect(modal.getByRole('button', { name: 'Move into game' })).toBeVisible();
});
