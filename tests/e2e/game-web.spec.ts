import { gameCatalogue } from '../../mocks/sandbox/state/games.ts';
import { cameFrom, openGame, popupOf } from '../support/game-test.ts';
import { callsOf, expect, members, test } from '../support/wallet-test.ts';

const play = /\/play\?session=/;

test('R-297 a form posts username, password and event fields, whatever their names', async ({
  page,
  sandbox,
  context,
}) => {
  const { username = '', password = '' } = sandbox.control.member(members.bonusHeld).games['UFABET'] ?? {};
  // Among them the names of properties of a form.
  const names = { submit: 'a', action: 'https://evil.example/', method: 'get', 'x"><b>': 'é&=+' };
  const event = { ...gameCatalogue.find(({ code }) => code === 'UFABET')?.event, ...names };
  sandbox.control.fail('getSlotAccount', { status: 200, body: { username, password, event } });
  const modal = await openGame(page, sandbox, 'UFABET', members.bonusHeld);
  const posted = context.waitForEvent('request', (request) => request.url().endsWith('/Default8.aspx'));
  const popup = await popupOf(page, () => modal.getByRole('button', { name: 'Play on web' }).click(), play);
  await expect(popup.locator('#username')).toHaveText(username);
  await expect(popup.locator('#way')).toHaveText('form posted by the wallet');
  expect(await popup.evaluate(cameFrom)).toEqual({ hasOpener: false, referrer: '' });
  const request = await posted;
  expect(request.method()).toBe('POST');
  expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
    ...event,
    username,
    password,
  });
  expect(callsOf(sandbox, 'autoLogin')).toHaveLength(0);
  expect(await page.locator('form[action]').count()).toBe(0);
});

test('R-296 `web` alone and each available app are links', async ({ page, sandbox }) => {
  const casino = await openGame(page, sandbox, 'CASINO9', members.bankNameThai);
  const opened = await popupOf(page, () => casino.getByRole('link', { name: 'Play on web' }).click(), /casino9\/play$/);
  expect(await opened.evaluate(cameFrom)).toEqual({ hasOpener: false, referrer: '' });
  await page.evaluate((token) => localStorage.setItem('token', token), sandbox.control.signIn(members.rich));
  await page.goto('/user/home?open=game&slot=JOKER2');
  const modal = page.getByRole('dialog', { name: 'Lotus 88' });
  for (const [name, path] of [
    ['Android app', '/apps/lotus88.apk'],
    ['iOS app', '/apps/lotus88'],
  ] as const) {
    await expect(modal.getByRole('link', { name })).toHaveAttribute('href', sandbox.gameSite + path);
  }
  await expect(modal.getByText('Play on web')).toHaveCount(0);
  await expect(modal.getByRole('button', { name: 'Open game' })).toBeVisible();
});
