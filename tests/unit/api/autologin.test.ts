import { expect, test } from 'vitest';
import { json, runningWire } from '../../support/wire-server.ts';

const wire = await runningWire();
const { gameLink, providerOf } = await import('../../../src/api/autologin.ts');
const { slotAccountQuery } = await import('../../../src/api/wallet.ts');

const link = 'https://games.example.com/play?session=5c1f';

test('R-295 R-303 username and password are percent-encoded in the path', async () => {
  wire.answer = json({ link });
  const detail = { username: 'ชื่อ/1', password: 'p/w?#%&+ é' };
  expect(await gameLink('pgslot', detail)).toBe(link);
  expect(wire.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET /api/autoLogin/pgslot/${encodeURIComponent('ชื่อ/1')}/${encodeURIComponent('p/w?#%&+ é')}`,
  ]);
});

test('A-04 the short form when the account has no password', async () => {
  wire.answer = json({ link });
  expect(await gameLink('slotracha', { username: 'ngw1', password: '' })).toBe(link);
  expect(wire.received.map(({ url }) => url)).toEqual(['/api/autoLogin/slotracha/ngw1']);
});

test('R-303 a failure contains no password', async () => {
  wire.answer = json({ message: 'NO_GAME' }, 400);
  const failure: unknown = await gameLink('pgslot', { username: 'ngw1', password: 'se-cr-et' }).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ code: 'NO_GAME', outcome: 'refused' });
  expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain('se-cr-et');
});

test('A-70 a provider is the code in lower case', () => {
  expect(providerOf('PGSLOT')).toBe('pgslot');
  expect(providerOf('huayhd')).toBe('huayhd');
  expect(providerOf('UFABET')).toBeUndefined();
});

test('R-303 an account with its password is removed from the cache when no screen shows it', () => {
  expect(slotAccountQuery('PGSLOT')).toMatchObject({
    gcTime: 0,
    queryKey: ['wallet', 'getSlotAccount', expect.anything()],
  });
});
