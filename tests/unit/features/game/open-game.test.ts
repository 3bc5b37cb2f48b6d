import { beforeAll, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/wire/api-error.ts';
import { gameLink } from '../../../../src/api/autologin.ts';
import { session } from '../../../../src/api/wire/session/session.ts';
import { openByForm, openByLink } from '../../../../src/features/game/open-game.ts';
import { postForm } from '../../../../src/features/game/post-form.ts';
import { configureLinks } from '../../../../src/ui/link-rules.ts';
import { deferred } from '../../../support/deferred.ts';
import { openedWindow } from '../../../support/opened-window.ts';

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

const { opened, open } = openedWindow();
beforeAll(() => configureLinks({ appSchemes: ['line'] }));

const detail = { username: 'ngw1', password: 'p/w?' };
const byLink = () => openByLink({ slotCode: 'PGSLOT', provider: 'pgslot', detail });
const url = 'https://games.example.com/play?session=5c1f';

test('R-295 A-79 a blank window without an opener opens in the click and goes to the link later', async () => {
  const { promise, resolve: answer } = deferred<string>();
  link.mockReturnValue(promise);
  const done = byLink();
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
  expect(opened.opener).toBeNull();
  expect(opened.location.replace).not.toHaveBeenCalled();
  answer(url);
  expect(await done).toEqual({ kind: 'opened', blocked: false, url });
  expect(link).toHaveBeenCalledExactlyOnceWith('pgslot', detail);
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(url);
  expect(opened.close).not.toHaveBeenCalled();
});

test.each([
  ['nobody', () => session.end()],
  ['the next member', () => session.start('t2', { remember: false })],
])('B-08 R-295 a link that arrives after the session has ended (%s) is not opened', async (_whom, happens) => {
  session.start('t1', { remember: false });
  const { promise, resolve: answer } = deferred<string>();
  link.mockReturnValue(promise);
  const done = byLink();
  happens();
  answer(url);
  expect(await done).toMatchObject({ kind: 'refused' });
  expect(opened.location.replace).not.toHaveBeenCalled();
  expect(opened.close).toHaveBeenCalledOnce();
});

test('R-295 the window is closed on failure', async () => {
  const error = new ApiError({ operationId: 'autoLogin', outcome: 'refused', status: 400, code: 'NO_GAME' });
  link.mockRejectedValue(error);
  expect(await byLink()).toEqual({ kind: 'refused', error });
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

test('R-295 with a blocked window the link is returned for a manual tap', async () => {
  open.mockReturnValue(null);
  link.mockResolvedValue(url);
  expect(await byLink()).toEqual({ kind: 'opened', blocked: true, url });
});

const fields = { __VIEWSTATE: '/wEP', ...detail };
const form = { kind: 'form', url: 'https://ring9.example.com/Default8.aspx', fields } as const;

test('R-297 a form is posted into a new named window without an opener', () => {
  expect(openByForm(form)).toEqual({ ...form, kind: 'opened', blocked: false });
  expect(opened.opener).toBeNull();
  expect(opened.name).not.toBe('');
  expect(post).toHaveBeenCalledExactlyOnceWith(form.url, fields, opened.name);
});

test('R-297 nothing is posted into a blocked window', () => {
  open.mockReturnValue(null);
  expect(openByForm(form)).toMatchObject({ kind: 'opened', blocked: true });
  expect(post).not.toHaveBeenCalled();
});

test('quality 8: no window opens for a form that the CSP would block', () => {
  expect(openByForm({ kind: 'form', url: 'https://elsewhere.example.com/', fields })).toEqual({ kind: 'unsafe' });
  expect(open).not.toHaveBeenCalled();
  expect(post).not.toHaveBeenCalled();
});
