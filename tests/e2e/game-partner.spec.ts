import type { Frame, Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { openGame, popupOf } from '../support/game-test.ts';
import { expect, members, test, submitLogin } from '../support/wallet-test.ts';

test.use({ build: 'sandbox-partner' });

const partner = 'http://partner.localhost:4390/';
const play = /\/play\?session=/;

test('R-300 R-466 only the modal of PGSLOT shows the build’s message', { tag: '@full' }, async ({ page, sandbox }) => {
  await expect(await openGame(page, sandbox, 'PGSLOT')).toContainText('PGSLOT ปิดปรับปรุงทุกวันจันทร์ 02:00–03:00');
  await page.goto('/user/home?open=game&slot=JOKER2');
  await expect(page.getByRole('dialog', { name: 'Lotus 88' })).toContainText('Game username');
  await expect(page.getByText('ปิดปรับปรุง')).toHaveCount(0);
});

test('R-301 R-465 the links of one provider get the build’s host', { tag: '@full' }, async ({ page, sandbox }) => {
  // The build's host has no port, so the game's port is removed. Nothing listens on port 80 here.
  await page.context().route('http://localhost/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: sandbox.gameSite + pathname + search }) });
  });
  const huay = await openGame(page, sandbox, 'HUAYHD');
  const moved = await popupOf(page, () => huay.getByRole('button', { name: 'Open game' }).click(), play);
  expect(new URL(moved.url()).origin).toBe('http://localhost');
  await expect(moved.locator('#way')).toHaveText('auto-login link');
  await page.goto('/user/home?open=game&slot=PGSLOT');
  const own = await popupOf(page, () => page.getByRole('button', { name: 'Open game' }).click(), play);
  expect(new URL(own.url()).origin).toBe(sandbox.gameSite);
});

/** What a browser does that refuses storage; runs in the page before the app. */
function forbidStorage() {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
}

/**
 * The app in a frame on a partner's page without storage: a member signs in for the lifetime of the page and opens a
 * game. Chromium refuses storage by itself in a private window; its headless shell does not.
 */
async function framed(page: Page, sandbox: Sandbox, game: string, phone: string = members.rich): Promise<Frame> {
  // It would open over home, because acceptance cannot be stored.
  sandbox.control.fail('listAgreements', { code: 'NO_DATA' });
  await page.addInitScript(forbidStorage);
  await page.route(partner, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe title="wallet" width="380" height="800" src="${sandbox.url}/login"></iframe>`,
    }),
  );
  // Chromium treats the partner's page as a public page that accesses this machine. Versions that do not know the
  // permission do not ask for it.
  await page
    .context()
    .grantPermissions(['local-network-access'], { origin: partner })
    .catch(() => undefined);
  await page.goto(partner);
  const frame = page.frames().find((each) => each.parentFrame() !== null);
  if (!frame) throw new Error('There is no frame');
  await submitLogin(frame, phone);
  await frame.getByRole('link', { name: game }).click();
  await expect(frame.locator('dialog dl').last()).toContainText('ngw');
  return frame;
}

test.describe('quality 11: R-302 R-464 A-102 in a partner’s frame without storage', () => {
  // The language cannot be stored here; the build's default is Thai.
  const enterGame = 'เข้าเล่นเกม';
  const still = (page: Page, frame: Frame, sandbox: Sandbox, code: string) => {
    expect([page.url(), frame.url()]).toEqual([partner, `${sandbox.url}/user/home?open=game&slot=${code}`]);
  };

  test('a member can sign in for the visit, and a game opens in a new window; frame and page stay', async ({
    page,
    sandbox,
  }) => {
    const frame = await framed(page, sandbox, 'Naga Slots');
    const popup = await popupOf(page, () => frame.getByRole('button', { name: enterGame }).click(), play);
    await expect(popup.locator('#way')).toHaveText('auto-login link');
    still(page, frame, sandbox, 'PGSLOT');
  });
});
