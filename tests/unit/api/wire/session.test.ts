import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyOf, openTab, storedIn as stored, withItems } from '../../../support/session-tab.ts';
import { forbiddenStorage, FullStorage, WebStorage } from '../../../support/web-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stored items that are not session data. */
const preferences = {
  locale: 'la',
  code: 'ABC',
  'guest-id': 'g1',
  'remember-agreement': 'true',
  'hide-amounts': 'true',
  'play-reminder': '60',
  theme: 'dark',
};
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
      expect([session.token(), stored(local), stored(own)]).toEqual(['new', ...expected]);
    }
  });

  test('R-149 a reload finds the token again, in either place', async () => {
    const local = withItems(new WebStorage(), { token: 'kept' });
    expect((await openTab({ local })).session.token()).toBe('kept');
    expect((await openTab({ own: local })).session.token()).toBe('kept');
    expect((await openTab()).session.token()).toBeNull();
  });

  test.each(['', 'a b', 'a\nb', 'โทเคน', '\u0000'])('quality 11: the stored text %j is no token', async (nonsense) => {
    expect((await openTab({ local: withItems(new WebStorage(), { token: nonsense }) })).session.token()).toBeNull();
  });
});

describe('A-22 the end of a session', () => {
  test('R-137 A-22 quality 11: it removes the token and its data from both stores and keeps the preferences', async () => {
    const ofSession = { token: 'a', last_sync: '2026-11-20T20:01:40Z', 'last-wallet': '{}' };
    const { session, local, own } = await openTab({
      local: withItems(new WebStorage(), { ...preferences, ...ofSession }),
      own: withItems(new WebStorage(), ofSession),
    });
    session.end();
    expect([session.token(), stored(local), stored(own)]).toEqual([null, preferences, {}]);
  });

  test('A-22 quality 11: remains of a session are removed even without a session', async () => {
    const { session, own, calls } = await openTab({ own: withItems(new WebStorage(), { 'last-wallet': '{}' }) });
    session.end();
    expect(stored(own)).toEqual({});
    expect(calls).toEqual([]);
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

  test('a listener that unsubscribed is not called', async () => {
    const { session } = await openTab();
    const heard = vi.fn();
    session.subscribe(heard)();
    session.start('t1', { remember: true });
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('B-08 other tabs', () => {
  test('B-08 a sign-out in one tab signs out the other, with a reason', async () => {
    const first = await openTab();
    first.session.start('t1', { remember: true });
    const second = await openTab({ local: first.local });
    expect(second.session.token()).toBe('t1');
    second.own.setItem('last-wallet', '{}');
    first.enter();
    first.session.end();
    second.told('token');
    expect([second.session.token(), second.session.endReason()]).toEqual([null, 'elsewhere']);
    expect(stored(second.own)).toEqual({});
    expect(second.calls).toEqual([null]);
  });

  test('B-08 clearing all storage ends the session', async () => {
    const { session, local, told } = await openTab();
    session.start('t1', { remember: true });
    local.items.clear();
    told(null);
    expect([session.token(), session.endReason()]).toEqual([null, 'elsewhere']);
  });

  test('B-08 a sign-in in one tab signs in the other', async () => {
    const { session, local, told, calls } = await openTab();
    local.setItem('token', 't2');
    told('token');
    expect([session.token(), session.endReason(), calls]).toEqual(['t2', null, ['t2']]);
  });

  test('B-08 changes of other keys have no effect', async () => {
    const { session, local, told, calls } = await openTab();
    session.start('t1', { remember: true });
    local.setItem('locale', 'en');
    told('locale');
    told('token');
    told(null);
    expect([session.token(), calls]).toEqual(['t1', ['t1']]);
  });

  test('B-08 a tab that adopts another session drops its own token: the end of that session does not restore it', async () => {
    const first = await openTab();
    first.session.start('t1', { remember: false });
    const second = await openTab({ local: first.local });
    second.session.start('t2', { remember: true });
    first.told('token');
    expect([first.session.token(), stored(first.own)]).toEqual(['t2', {}]);
    const third = await openTab({ local: first.local });
    third.session.start('t3', { remember: false });
    first.told('token');
    expect([first.session.token(), first.session.endReason()]).toEqual([null, 'elsewhere']);
  });

  test('B-08 a sign-in that is not remembered ends the sessions of the other tabs', async () => {
    const first = await openTab();
    first.session.start('t1', { remember: false });
    const second = await openTab({ local: first.local });
    second.session.start('t2', { remember: false });
    first.told('session-epoch');
    expect([first.session.token(), first.session.endReason(), stored(first.own)]).toEqual([null, 'elsewhere', {}]);
    expect([second.session.token(), stored(second.own)]).toEqual(['t2', { token: 't2' }]);
  });

  test.each([true, false])('B-08 a tab ignores events of its own session (remembered: %s)', async (remember) => {
    const { session, told, comesBack, calls } = await openTab();
    session.start('t1', { remember });
    told('token');
    told('session-epoch');
    comesBack();
    expect([session.token(), calls]).toEqual(['t1', ['t1']]);
  });

  test('B-08 a copy of the tab has its session, and both end together', async () => {
    const first = await openTab();
    first.session.start('t1', { remember: false });
    const copy = await copyOf(first);
    expect(copy.session.token()).toBe('t1');
    first.enter();
    first.session.end('invalid-token');
    copy.told('session-epoch');
    expect([copy.session.token(), stored(copy.own)]).toEqual([null, {}]);
  });

  test('B-08 a tab with a session of its own keeps it', async () => {
    const { session, told } = await openTab();
    session.start('own', { remember: false });
    told('token');
    expect(session.token()).toBe('own');
  });
});

describe('quality 11: storage that fails', () => {
  test.each([
    ['forbidden', () => forbiddenStorage],
    ['missing', () => undefined],
    ['full', () => new FullStorage()],
  ])('quality 11: %s storage leaves a session for the visit', async (_kind, storage) => {
    vi.stubGlobal('localStorage', storage());
    vi.stubGlobal('sessionStorage', storage());
    vi.resetModules();
    const { session } = await import('../../../../src/api/wire/session/session.ts');
    expect(session.token()).toBeNull();
    session.start('t1', { remember: true });
    expect(session.token()).toBe('t1');
    session.end('invalid-token');
    expect([session.token(), session.endReason()]).toEqual([null, 'invalid-token']);
  });

  test('quality 11: a session that could not be stored survives changes by other tabs', async () => {
    const { session, told } = await openTab({ local: new FullStorage(), own: new FullStorage() });
    session.start('t1', { remember: true });
    told('locale');
    expect(session.token()).toBe('t1');
  });

  test('a page without events has a session too', async () => {
    vi.stubGlobal('addEventListener', undefined);
    vi.resetModules();
    const { session } = await import('../../../../src/api/wire/session/session.ts');
    expect(session.token()).toBeNull();
  });
});
