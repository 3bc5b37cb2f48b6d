import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyOf, openTab, storedIn, withItems, type Tab } from '../../../support/session-tab.ts';
import { forbiddenStorage, FullStorage, WebStorage } from '../../../support/web-storage.ts';

const epochOf = ({ items }: WebStorage) => items.get('session-epoch');

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('A-116 a tab that was suspended while another one signed in or out', () => {
  const elsewhere = {
    'a logout': (tab: Tab) => tab.session.end(),
    'the end of a session': (tab: Tab) => tab.session.end('EXPIRED_AUTH_TOKEN'),
    'a sign-in for the visit': (tab: Tab) => tab.session.start('t2', { remember: false }),
  };

  for (const [name, happens] of Object.entries(elsewhere)) {
    for (const remember of [true, false]) {
      /** A tab with a session, suspended while another tab acts. */
      const leave = async () => {
        const away = await openTab();
        away.session.start('t1', { remember });
        happens(await copyOf(away));
        return away;
      };

      test(`B-08 A-116 ${name} (remembered: ${remember}): a page restored from the cache has no session`, async () => {
        const away = await leave();
        away.comesBack();
        expect([away.session.token(), away.session.endReason(), storedIn(away.own)]).toEqual([null, 'elsewhere', {}]);
      });

      test(`B-08 A-116 ${name} (remembered: ${remember}): a newly loaded page has no session`, async () => {
        const { local, own } = await leave();
        const loaded = await openTab({ local, own });
        expect([loaded.session.token(), storedIn(own)]).toEqual([null, {}]);
        expect(loaded.session.endReason()).toBe(remember ? null : 'elsewhere');
      });
    }
  }

  test('B-08 A-116 a remembered sign-in: the restored page has the new member’s session', async () => {
    const away = await openTab();
    away.session.start('t1', { remember: false });
    (await openTab({ local: away.local })).session.start('t2', { remember: true });
    away.comesBack();
    expect([away.session.token(), storedIn(away.own)]).toEqual(['t2', {}]);
    const loaded = await openTab({ local: away.local, own: withItems(new WebStorage(), { token: 't1' }) });
    expect([loaded.session.token(), storedIn(loaded.own)]).toEqual(['t2', {}]);
  });

  test('A-116 the epoch is random, renewed at each sign-in and sign-out, and independent of the token', async () => {
    const { session, local } = await openTab();
    const epochs = new Set<string | undefined>();
    for (const token of ['t1', 't1', 't1']) {
      session.start(token, { remember: true });
      epochs.add(epochOf(local));
      session.end();
      epochs.add(epochOf(local));
    }
    expect(epochs.size).toBe(6);
    for (const epoch of epochs) expect(epoch).toMatch(/^[0-9a-f]{32}$/);
  });

  test('R-136 A-116 ending without a session does not change the epoch', async () => {
    const { session, local } = await openTab();
    session.end();
    expect(epochOf(local)).toBeUndefined();
  });

  test.each([
    ['forbidden', Object.assign(new WebStorage(), forbiddenStorage)],
    ['full', new FullStorage()],
  ])('A-116 quality 11: where storage is %s, a page that comes back asks to sign in again', async (_kind, local) => {
    for (const own of [new WebStorage(), local]) {
      const { session, comesBack } = await openTab({ local, own });
      session.start('t1', { remember: false });
      comesBack();
      expect([session.token(), session.endReason()]).toEqual([null, 'elsewhere']);
    }
  });
});
