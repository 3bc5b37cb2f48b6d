import { afterEach, describe, expect, test, vi } from 'vitest';
import { forbiddenStorage, FullStorage, WebStorage } from '../../../support/web-storage.ts';

/** One tab: its own sessionStorage and module state, with shared localStorage. */
async function openTab({
  local = new WebStorage(),
  own = new WebStorage(),
}: { local?: WebStorage; own?: WebStorage } = {}) {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  const enter = () => {
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', own);
  };
  enter();
  vi.resetModules();
  const { session } = await import('../../../../src/api/wire/session/session.ts');
  const calls: (string | null)[] = [];
  session.subscribe(() => calls.push(session.token()));
  return {
    session,
    local,
    own,
    /** The token at each call of a listener. */
    calls,
    /** Another tab changed localStorage: sends the storage event. */
    told: (key: string | null) => {
      enter();
      target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    /** The tab returns from the back/forward cache. */
    comesBack: () => {
      enter();
      target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    },
    enter,
  };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

/** Duplicates a tab: opens a new one with a copy of its stored items. */
const copyOf = ({ local, own }: Tab) =>
  openTab({ local, own: withItems(new WebStorage(), Object.fromEntries(own.items)) });

/** The stored items without the random epoch. */
const storedIn = ({ items }: WebStorage) => Object.fromEntries([...items].filter(([key]) => key !== 'session-epoch'));

const withItems = <Kind extends WebStorage>(storage: Kind, items: Record<string, string>) => {
  for (const [key, value] of Object.entries(items)) storage.items.set(key, value);
  return storage;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

const inStore = (items: Record<string, string>) => withItems(new WebStorage(), items);
const endOf = ({ session }: Tab) => [session.token(), session.endReason()];

describe('R-149 where the token is kept', () => {
  test.each([
    ['localStorage', true, [{ token: 'new' }, {}]],
    ['sessionStorage', false, [{}, { token: 'new' }]],
  ])('R-149 in %s alone (remembered: %s), and the previous session is removed', async (_where, remember, expected) => {
    const { session, local, own } = await openTab();
    for (const earlier of [undefined, true, false]) {
      if (earlier !== undefined) session.start('old', { remember: earlier });
      own.setItem('last-wallet', '{}');
      session.start('new', { remember });
      expect([session.token(), storedIn(local), storedIn(own)]).toEqual(['new', ...expected]);
    }
  });

  test('R-149 quality 11: a reload finds the token again, in either place, unless it is nonsense', async () => {
    const local = inStore({ token: 'kept' });
    expect((await openTab({ local })).session.token()).toBe('kept');
    expect((await openTab({ own: local })).session.token()).toBe('kept');
    for (const token of ['', 'a b', 'a\nb', 'โทเคน', '\u0000']) {
      expect((await openTab({ local: inStore({ token }) })).session.token(), token).toBeNull();
    }
  });
});

describe('A-22 the end of a session', () => {
  test('R-137 A-22 quality 11: it removes the token and its data from both stores and keeps the preferences', async () => {
    // Stored items that are not session data.
    const preferences = { locale: 'la', code: 'ABC', 'guest-id': 'g1', 'remember-agreement': 'true', theme: 'dark' };
    const ofSession = { token: 'a', last_sync: '2026-11-20T20:01:40Z', 'last-wallet': '{}' };
    const tab = await openTab({ local: inStore({ ...preferences, ...ofSession }), own: inStore(ofSession) });
    tab.session.end();
    expect([tab.session.token(), storedIn(tab.local), storedIn(tab.own)]).toEqual([null, preferences, {}]);
    // Remains are removed even without a session.
    const without = await openTab({ own: inStore({ 'last-wallet': '{}' }) });
    without.session.end();
    expect([storedIn(without.own), without.calls]).toEqual([{}, []]);
  });

  test.each([
    ['the first of several reasons counts', ['EXPIRED_AUTH_TOKEN', 'invalid-token', undefined], 'EXPIRED_AUTH_TOKEN'],
    ['a logout has no reason, whatever fails after it', [undefined, 'invalid-token'], null],
  ] as const)('B-08 %s, and listeners are called once', async (_what, reasons, told) => {
    const { session, calls } = await openTab();
    session.start('t1', { remember: true });
    expect(session.endReason()).toBeNull();
    for (const reason of reasons) session.end(reason);
    expect(session.endReason()).toBe(told);
    expect(calls).toEqual(['t1', null]);
  });

  test('A-28 the reason stays until it is read or a member signs in', async () => {
    const { session, calls } = await openTab();
    session.start('t1', { remember: true });
    session.end('UNAUTHORIZED');
    session.clearEndReason();
    expect(session.endReason()).toBeNull();
    session.start('t2', { remember: true });
    session.end('INVALID_USER_1');
    session.start('t3', { remember: true });
    expect(session.endReason()).toBeNull();
    expect(calls).toEqual(['t1', null, null, 't2', null, 't3']);
  });
});

describe('B-08 other tabs', () => {
  test.each([
    ['a sign-out', 'token', (other: Tab) => other.session.end()],
    [
      'a sign-in that is not remembered',
      'session-epoch',
      (other: Tab) => other.session.start('t2', { remember: false }),
    ],
    ['the clearing of all storage', null, ({ local }: Tab) => local.items.clear()],
  ])('B-08 %s in one tab ends the session of the other, with a reason', async (_what, key, happens) => {
    const tab = await openTab();
    tab.session.start('t1', { remember: key !== 'session-epoch' });
    tab.own.setItem('last-wallet', '{}');
    happens(await openTab({ local: tab.local }));
    tab.told(key);
    expect([...endOf(tab), storedIn(tab.own), tab.calls]).toEqual([null, 'elsewhere', {}, ['t1', null]]);
  });

  test('B-08 a tab that adopts another session drops its own token: the end of that session does not restore it', async () => {
    const first = await openTab();
    first.session.start('t1', { remember: false });
    const second = await openTab({ local: first.local });
    second.session.start('t2', { remember: true });
    first.told('token');
    expect([...endOf(first), storedIn(first.own), first.calls]).toEqual(['t2', null, {}, ['t1', 't2']]);
    const third = await openTab({ local: first.local });
    third.session.start('t3', { remember: false });
    first.told('token');
    expect(endOf(first)).toEqual([null, 'elsewhere']);
  });

  test.each([true, false])(
    'B-08 a tab ignores events of its own session and of other keys (remembered: %s)',
    async (remember) => {
      const { session, local, told, comesBack, calls } = await openTab();
      session.start('t1', { remember });
      local.setItem('locale', 'en');
      for (const key of ['token', 'session-epoch', 'locale', null]) told(key);
      comesBack();
      expect([session.token(), calls]).toEqual(['t1', ['t1']]);
    },
  );

  test('B-08 a copy of the tab has its session, and both end together', async () => {
    const first = await openTab();
    first.session.start('t1', { remember: false });
    const copy = await copyOf(first);
    expect(copy.session.token()).toBe('t1');
    first.enter();
    first.session.end('invalid-token');
    copy.told('session-epoch');
    expect([copy.session.token(), storedIn(copy.own)]).toEqual([null, {}]);
  });
});

describe('A-116 a tab that was suspended while another one signed in or out', () => {
  test.each(
    [true, false].flatMap((remember) => [
      [remember, 'a logout', (tab: Tab) => tab.session.end()] as const,
      [remember, 'a sign-in for the visit', (tab: Tab) => tab.session.start('t2', { remember: false })] as const,
    ]),
  )(
    'B-08 A-116 (remembered: %s) after %s a restored or newly loaded page has no session',
    async (remember, _what, happens) => {
      const away = await openTab();
      away.session.start('t1', { remember });
      happens(await copyOf(away));
      const loaded = await openTab({ local: away.local, own: inStore(Object.fromEntries(away.own.items)) });
      expect([...endOf(loaded), storedIn(loaded.own)]).toEqual([null, remember ? null : 'elsewhere', {}]);
      away.comesBack();
      expect([...endOf(away), storedIn(away.own)]).toEqual([null, 'elsewhere', {}]);
    },
  );

  test('B-08 A-116 a remembered sign-in: the restored page has the new member’s session', async () => {
    const away = await openTab();
    away.session.start('t1', { remember: false });
    (await openTab({ local: away.local })).session.start('t2', { remember: true });
    away.comesBack();
    expect([away.session.token(), storedIn(away.own)]).toEqual(['t2', {}]);
    const loaded = await openTab({ local: away.local, own: inStore({ token: 't1' }) });
    expect([loaded.session.token(), storedIn(loaded.own)]).toEqual(['t2', {}]);
  });

  test('R-136 A-116 the epoch is random, renewed at each sign-in and sign-out, and independent of the token', async () => {
    const { session, local } = await openTab();
    session.end();
    expect(local.items.get('session-epoch')).toBeUndefined();
    const epochs = new Set<string | undefined>();
    for (const token of ['t1', 't1', 't1']) {
      session.start(token, { remember: true });
      epochs.add(local.items.get('session-epoch'));
      session.end();
      epochs.add(local.items.get('session-epoch'));
    }
    expect(epochs.size).toBe(6);
    for (const epoch of epochs) expect(epoch).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([
    ['forbidden', Object.assign(new WebStorage(), forbiddenStorage)],
    ['full', new FullStorage()],
  ])(
    'A-116 quality 11: with %s storage there is a session for the visit; a page that comes back has none',
    async (_kind, local) => {
      for (const own of [new WebStorage(), local]) {
        const tab = await openTab({ local, own });
        tab.session.start('t1', { remember: false });
        expect(tab.session.token()).toBe('t1');
        tab.comesBack();
        expect(endOf(tab)).toEqual([null, 'elsewhere']);
      }
    },
  );
});
