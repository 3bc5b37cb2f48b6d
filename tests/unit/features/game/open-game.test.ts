import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { gameLink } from '../../../../src/api/autologin.ts';
import { session } from '../../../../src/api/wire/session/session.ts';
import { openByForm, openByLink } from '../../../../src/features/game/open-game.ts';
import { postForm } from '../../../../src/features/game/post-form.ts';
import { configureLinks } from '../../../../src/ui/link-rules.ts';
import { deferred } from '../../../support/deferred.ts';

vi.mock(import('../../../../src/api/autologin.ts'), async (original) => ({
  ...(await original()),
  gameLink: vi.fn<typeof gameLink>(),
}));
vi.mock(import('../../../../src/features/game/post-form.ts'), () => ({ postForm: vi.fn<typeof postForm>() }));
vi.mock(import('../../../../src/settings.ts'), async (original) => {
  const { settings } = await original();
  return { settings: { ...settings, gameHosts: ['https://ring9.example.com'] } };
});
const link = vi.mocked(gameLink);
const post = vi.mocked(postForm);

const opened = { opener: {} as object | null, name: '', location: { replace: vi.fn() }, close: vi.fn() }; // until it is removed
const open = vi.fn<() => typeof opened | null>();
beforeEach(() => {
  vi.stubGlobal('window', { open });
  open.mockReturnValue(opened);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});
beforeAll(() => configureLinks({ appSchemes: ['line'] }));

const detail = { username: 'ngw1', password: 'p/w?' };
const byLink = () => openByLink({ slotCode: 'PGSLOT', provider: 'pgslot', detail });

// game-open.spec.ts opens real windows.
test.each([
  ['nobody', () => session.end()],
  ['the next member', () => session.start('t2', { remember: false })],
])('B-08 R-295 a link that arrives after the session has ended (%s) is not opened', async (_whom, happens) => {
  session.start('t1', { remember: false });
  const { promise, resolve: answer } = deferred<string>();
  link.mockReturnValue(promise);
  const done = byLink();
  happens();
  answer('https://games.example.com/play?session=5c1f');
  expect(await done).toMatchObject({ kind: 'refused' });
  expect(opened.location.replace).not.toHaveBeenCalled();
  expect(opened.close).toHaveBeenCalledOnce();
});

test.each(['javascript:alert(1)', 'line://x', '/user/home', 'nonsense'])(
  'quality 7: the window is not sent to %s',
  async (address) => {
    link.mockResolvedValue(address);
    expect(await byLink()).toEqual({ kind: 'unsafe' });
    expect(opened.location.replace).not.toHaveBeenCalled();
    expect(opened.close).toHaveBeenCalledOnce();
  },
);

const fields = { __VIEWSTATE: '/wEP', ...detail };
const form = { kind: 'form', url: 'https://ring9.example.com/Default8.aspx', fields } as const;

test('R-297 a form is posted into a new named window without an opener, and not at all if it is blocked', () => {
  expect(openByForm(form)).toEqual({ ...form, kind: 'opened', blocked: false });
  expect(opened.opener).toBeNull();
  expect(opened.name).not.toBe('');
  open.mockReturnValue(null);
  expect(openByForm(form)).toMatchObject({ kind: 'opened', blocked: true });
  expect(post.mock.calls).toEqual([[form.url, fields, opened.name]]);
});

test('quality 8: no window opens for a form that the CSP would block', () => {
  expect(openByForm({ kind: 'form', url: 'https://elsewhere.example.com/', fields })).toEqual({ kind: 'unsafe' });
  expect(open).not.toHaveBeenCalled();
  expect(post).not.toHaveBeenCalled();
});
