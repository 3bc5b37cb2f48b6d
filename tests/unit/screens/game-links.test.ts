import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Schemas } from '../../../generated/operations.ts';
import { typicalOf } from '../../support/read-as.ts';
import { control } from '../../support/screen-service.ts';
import { changeSettings } from '../../support/screen-settings.ts';
import { all, find, open, press, see, shownText } from '../../support/screen.ts';

// How a game is opened that is not one of the eleven with auto-login, and what a build can say of games.

const typical = typicalOf('getWallet');
const web = 'https://games.example.com/ring/play';
const login = { username: 'ngw-1', password: 'secret-1' };

/** Opens the sheet of a game of which the service says this. */
async function openRing(differs: Partial<Schemas['GameAccount']>, detail: Partial<Schemas['GameAccountDetail']> = {}) {
  const [first] = typical.slots;
  const ring = {
    ...first,
    code: 'RING',
    name: 'Ring',
    isActive: true,
    web: null,
    android: null,
    ios: null,
    ...differs,
  };
  control.fail('getWallet', { body: { ...typical, slots: [ring] }, times: 9 });
  control.fail('getSlotAccount', { body: { ...login, ...detail }, times: 9 });
  await open('/user/profile?open=game&slot=RING');
  await see('Game username');
}

describe('a game without auto-login', () => {
  test('R-296 that has a website alone is a link to it', async () => {
    await openRing({ web });
    expect((await find('link', 'Play on web')).getAttribute('href')).toBe(web);
  });

  test('R-296 that has no website cannot be opened on the web', async () => {
    await openRing({ web: null });
    expect([all('link', 'Play on web'), all('button', 'Play on web')]).toEqual([[], []]);
  });

  test.each([
    ['an Android app', 'https://games.example.com/ring.apk', null, ['Android app']],
    ['an iOS app', null, 'https://games.example.com/ring', ['iOS app']],
    ['no app', null, null, []],
  ])('R-296 has links to its apps: %s', async (_what, android, ios, names) => {
    await openRing({ android, ios });
    const links = all('link', /app$/).map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(names.map((name) => [name, android ?? ios]));
  });
});

describe('a game with a login form', () => {
  afterEach(() => vi.restoreAllMocks());

  const event = { __VIEWSTATE: '/wEP+=&', action: 'https://evil.example/', submit: '1' };

  /** Presses its button, and returns what was posted. */
  async function post() {
    const posted: unknown[] = [];
    const game = { name: '', closed: false, location: { replace: () => undefined } };
    // What opens is no window of happy-dom.
    vi.spyOn(window, 'open').mockReturnValue(game as unknown as Window);
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
      const inWindow = game.name !== '' && this.getAttribute('target') === game.name;
      posted.push(this.getAttribute('method'), this.getAttribute('action'), Object.fromEntries(new FormData(this)));
      posted.push(inWindow);
    });
    await changeSettings({ gameHosts: ['https://games.example.com'] });
    await openRing({ web }, { event });
    await press('button', 'Play on web');
    return posted;
  }

  test('R-297 A-70 gets its own fields and the login of the account, in a window of its own', async () => {
    expect(await post()).toEqual(['post', web, { ...event, ...login }, true]);
  });

  test('R-303 R-297 leaves no form with the login in the page', async () => {
    expect(await post()).toHaveLength(4);
    expect(document.querySelectorAll('[name=password], form[action]')).toHaveLength(0);
  });
});

describe('the message of a build', () => {
  const pgslotMessage = 'Closed on Mondays';

  test.each([
    ['PGSLOT', true],
    ['JOKER2', false],
  ])('R-300 R-466 is in the sheet of PGSLOT alone: %s', async (code, isThere) => {
    await changeSettings({ pgslotMessage });
    await open(`/user/profile?open=game&slot=${code}`);
    await see('Game username');
    expect(shownText().includes(pgslotMessage)).toBe(isThere);
  });
});

describe('the host of a build for one provider', () => {
  beforeEach(() => {
    vi.spyOn(window, 'open').mockReturnValue(null);
  });
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['HUAYHD', 'play.example.com'],
    ['PGSLOT', 'games.example.com'],
  ])('R-465 R-301 is in the links of this provider alone: %s', async (code, host) => {
    await changeSettings({ customHostProvider: 'huayhd', customHost: 'play.example.com' });
    const answer = { status: 200, body: { link: 'https://games.example.com/play?session=1' }, times: 9 };
    for (const operation of ['autoLogin', 'autoLoginWithPassword'] as const) control.fail(operation, answer);
    await open(`/user/profile?open=game&slot=${code}`);
    await press('button', 'Open game');
    const link = await find('link', "Game didn't open? Open it here");
    expect(link.getAttribute('href')).toBe(`https://${host}/play?session=1`);
  });
});
