import type { Page } from '@playwright/test';
import { afterDoubleTaps, cameFrom, openGame, popupOf } from '../support/game-test.ts';
import { alert } from '../support/money-sheet.ts';
import { stored } from '../support/stored.ts';
import { callsOf, expect, members, test } from '../support/wallet-test.ts';
import { gameCatalogue } from '../../mocks/sandbox/state/games.ts';

const enter = (modal: ReturnType<Page['locator']>) => modal.getByRole('button', { name: 'Open game' }).click();
const play = /\/play\?session=/;

/** Auto-logins as the page sends them: the sandbox's log keeps no game passwords. */
function autoLoginsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/autoLogin/')) sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
}

test('R-295 A-79 a window lands signed in at the link, without opener and referrer', async ({ page, sandbox }) => {
  const modal = await openGame(page, sandbox, 'PGSLOT');
  const { username = '', password = '' } = sandbox.control.member(members.rich).games['PGSLOT'] ?? {};
  const sent = autoLoginsOf(page);
  const popup = await popupOf(page, () => enter(modal), play);
  await expect(popup.locator('#username')).toHaveText(username);
  await expect(popup.locator('#way')).toHaveText('auto-login link');
  await expect(popup.locator('#balance')).toHaveText('2480.50');
  expect(await popup.evaluate(cameFrom)).toEqual({ hasOpener: false, referrer: '' });
  expect(sent).toEqual([`GET /api/autoLogin/pgslot/${username}/${password}`]);
  const link = modal.getByRole('link', { name: "Game didn't open? Open it here" });
  await expect(link).toHaveAttribute('href', popup.url());
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('R-295 R-299 A-117 the window closes when it fails, and an alert says why', async ({ page, sandbox, context }) => {
  await page.clock.install();
  const modal = await openGame(page, sandbox, 'PGSLOT');
  sandbox.control.fail('autoLoginWithPassword', { code: 'NOT_AREASLOT', delayMs: 200 });
  const [popup] = await Promise.all([page.waitForEvent('popup'), enter(modal)]);
  if (!popup.isClosed()) await popup.waitForEvent('close');
  await expect(alert(page)).toContainText('This is not an AreaSlot account');
  expect(context.pages()).toHaveLength(1);
  await alert(page).getByRole('button', { name: 'OK' }).click();
  await afterDoubleTaps(page);
  await popupOf(page, () => enter(modal), play);
});

test('R-295 R-302 with a blocked window the link uses this tab, and Back returns', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const modal = await openGame(page, sandbox, 'PGSLOT');
  await enter(modal);
  await modal.getByRole('link', { name: "Game didn't open? Open it here" }).click();
  await page.waitForURL(play);
  await expect(page.locator('#way')).toHaveText('auto-login link');
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Naga Slots' })).toBeVisible();
});

test(
  'R-295 A-79 in a browser with one window, Back leads from the game to the wallet, also after a deep link',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      window.open = () => window;
    });
    const modal = await openGame(page, sandbox, 'PGSLOT');
    await enter(modal);
    await page.waitForURL(play);
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Naga Slots' })).toBeVisible();
  },
);

test(
  'R-295 A-79 in a browser with one window, a game that fails does not close the wallet',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      window.open = () => window;
      window.close = () => {
        document.documentElement.dataset['closed'] = 'yes';
      };
    });
    const modal = await openGame(page, sandbox, 'PGSLOT');
    sandbox.control.fail('autoLoginWithPassword', { code: 'NOT_AREASLOT' });
    await enter(modal);
    await expect(alert(page)).toContainText('This is not an AreaSlot account');
    await expect(page.locator('[data-closed]')).toHaveCount(0);
  },
);

test(
  'R-068 R-303 quality 10: a password is percent-encoded in the path and appears nowhere else',
  { tag: '@full' },
  async ({ page, sandbox, context }) => {
    const password = 'Pä55/w?#%&';
    const seen: string[] = [];
    page.on('console', (message) => seen.push(message.text()));
    const sent = autoLoginsOf(page);
    sandbox.control.fail('getSlotAccount', { status: 200, body: { username: 'ngw/1', password } });
    sandbox.control.fail('autoLoginWithPassword', { status: 200, body: { link: `${sandbox.gameSite}/pgslot/play` } });
    const modal = await openGame(page, sandbox, 'PGSLOT');
    await modal.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(modal).toContainText(password);
    await popupOf(page, () => enter(modal), /\/pgslot\/play$/);
    expect(sent).toEqual([`GET /api/autoLogin/pgslot/ngw%2F1/${encodeURIComponent(password)}`]);
    const kept = [await stored(page), await context.cookies(), page.url()];
    const everywhere = [JSON.stringify(kept), ...seen].join(' ');
    expect(everywhere).toContain('token');
    for (const form of [password, encodeURIComponent(password)]) expect(everywhere).not.toContain(form);
  },
);

test(
  'R-297 a form posts username, password and event fields, whatever their names',
  { tag: '@full' },
  async ({ page, sandbox, context }) => {
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
  },
);

test('R-296 `web` alone and each available app are links', { tag: '@full' }, async ({ page, sandbox }) => {
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
