import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { AutoLoginProvider } from '../../../../generated/schemas.ts';
import type { Schemas } from '../../../../src/api/wire/types.ts';
import { readSettings, type Settings } from '../../../../src/settings-schema.ts';
import { configureLinks } from '../../../../src/ui/link-rules.ts';

const built = readSettings({ WALLET_API_BASE_URL: '/' });
const settings: Settings = { ...built };
vi.doMock('../../../../src/settings.ts', () => ({ settings }));
const { gameUrl, hasGameEntry, isGameHost, messageFor, fallbackTarget, gameEntry } =
  await import('../../../../src/features/game/game-rules.ts');

const set = (differs: Partial<Settings>) => Object.assign(settings, differs);
beforeAll(() => configureLinks({ appSchemes: ['line'] }));
afterEach(() => {
  set(built);
});

const account = (differs: Partial<Schemas['GameAccount']>): Schemas['GameAccount'] => ({
  ...{ code: 'UFABET', name: 'Ring 9', category: 'sport', isActive: true, amount: 75.25, ftWalletSlot: 1 },
  ...{ background: '', logo: '', web: null, android: null, ios: null },
  ...differs,
});
const detail = { username: 'ngw1', password: 'p/w?' };
const event = { __VIEWSTATE: '/wEP', btnLogin: 'Login' };
const web = 'https://ring9.example.com/Default8.aspx';

describe('A-70 how a game is opened', () => {
  test('R-295 a code of the eleven providers uses auto-login, whatever `web` is', () => {
    expect(AutoLoginProvider.options).toHaveLength(11);
    for (const provider of AutoLoginProvider.options) {
      for (const address of [null, web]) {
        const game = account({ code: provider.toUpperCase(), web: address });
        expect(gameEntry(game, { ...detail, event })).toEqual({ kind: 'autoLogin', provider });
        expect(hasGameEntry(game)).toBe(true);
      }
    }
    for (const code of ['PGSLOT2', 'xPG', ' pg']) expect(gameEntry(account({ code }), detail)).toBeNull();
  });

  test('R-297 web with an event is a form with every field of it, and the account’s username and password', () => {
    const fields = { ...event, ...detail };
    const entry = gameEntry(account({ web }), { ...detail, event: { ...event, username: 'x', password: 'y' } });
    expect(entry).toEqual({ kind: 'form', url: web, fields });
  });

  test('R-296 web alone is a link; without it there is no web login', () => {
    expect(gameEntry(account({ web }), detail)).toEqual({ kind: 'link', url: web });
    expect(gameEntry(account({ web: null }), { ...detail, event })).toBeNull();
    expect(hasGameEntry(account({ web }))).toBe(true);
    expect(hasGameEntry(account({ web: null }))).toBe(false);
  });

  const noSites = 'javascript:alert(1) line://game tel:191 /user/home //evil.example https://u:p@evil.example ';

  test.each(noSites.split(' '))('quality 7: %s is no site of a game', (address) => {
    expect(gameUrl(address, 'UFABET')).toBeNull();
    expect(gameEntry(account({ web: address }), detail)).toBeNull();
    expect(hasGameEntry(account({ web: address }))).toBe(false);
  });
});

describe('R-301 A-111 the host of one provider', () => {
  const link = 'https://games.example.com/huayhd/play?session=5c1f#top';

  test('replaces host and port in its links only', () => {
    set({ customHostProvider: 'huayhd', customHost: 'play.partner.example' });
    expect(gameUrl(link, 'HUAYHD')).toBe('https://play.partner.example/huayhd/play?session=5c1f#top');
    expect(gameUrl('https://games.example.com:8443/a', 'HUAYHD')).toBe('https://play.partner.example/a');
    expect(gameUrl(link, 'PGSLOT')).toBe(link);
  });

  test('may include a port', () => {
    set({ customHostProvider: 'ufabet', customHost: 'play.partner.example:8443' });
    const url = 'https://play.partner.example:8443/Default8.aspx';
    expect(gameEntry(account({ web }), detail)).toMatchObject({ url });
  });

  test('has no effect without the setting', () => {
    expect(gameUrl(link, '')).toBe(link);
    set({ customHostProvider: 'huayhd' });
    expect(gameUrl(link, 'HUAYHD')).toBe(link);
  });
});

test('R-297 quality 8: a form is posted only to hosts that the CSP allows', () => {
  expect(isGameHost(web)).toBe(false);
  set({ gameHosts: ['https://ring9.example.com', 'http://127.0.0.1:*'] });
  expect(isGameHost(web)).toBe(true);
  expect(isGameHost('http://127.0.0.1:4005/ufabet')).toBe(true);
  const others = 'http://ring9.example.com/ https://ring9.example.com:8443/ https://127.0.0.1:4005/ https://x.example';
  for (const other of others.split(' ')) expect(isGameHost(other), other).toBe(false);
});

test('R-300 A-111 the message of the build is for PGSLOT alone', () => {
  expect(messageFor('PGSLOT')).toBe('');
  set({ pgslotMessage: 'ปิดปรับปรุง 02:00' });
  expect(messageFor('PGSLOT')).toBe('ปิดปรับปรุง 02:00');
  for (const code of ['PG', 'PGSLOT2', 'JOKER2']) expect(messageFor(code)).toBe('');
});

test('R-302 A-102 the manual link uses this tab if windows are blocked, but never in a partner’s frame', () => {
  expect([fallbackTarget(true), fallbackTarget(false)]).toEqual(['_self', '_blank']);
  set({ iframe: true });
  expect([fallbackTarget(true), fallbackTarget(false)]).toEqual(['_blank', '_blank']);
});
