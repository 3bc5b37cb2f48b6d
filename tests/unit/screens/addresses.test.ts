import { describe, expect, test } from 'vitest';
import { pageNames, pages, pathOf } from '../../../src/app/pages.ts';
import { titled, titleOf } from '../../support/page-titles.ts';
import { sandbox } from '../../support/screen-service.ts';
import { all, find, goBack, open, press, reload, see, until } from '../../support/screen.ts';
import { texts } from '../../support/texts.ts';

const pathsIn = (shell: 'public' | 'member') => pageNames.filter((name) => pages[name].shell === shell).map(pathOf);
const publicPages = pathsIn('public');
const memberPages = pathsIn('member');
const visitor = { as: null };
const home = '/user/home';

const address = () => location.pathname + location.search + location.hash;
const shows = (path: string) => until(() => document.title === titled(titleOf(path)), `the page ${path}`);
const linked = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((link) => link.pathname).filter(Boolean);

describe('the address of a page', () => {
  test.each([
    ...['/user/home', '/user/profile', '/user/bonus', '/user/statement', '/user/spin'].map((path) => ['R-128', path]),
    ['R-129', '/user/contact'],
  ])('R-121 %s a member opens %s directly, below the top bar', async (_id, path) => {
    await open(path);
    await shows(path);
    expect(address()).toBe(path);
    // A header in the page is no bar.
    const bar = all('banner').find((header) => !header.closest('main'));
    expect(bar?.compareDocumentPosition(await find('main'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('R-121 is that of the followed link, and stays after a reload', async () => {
    await open('/user/profile');
    await press('link', 'Statement');
    await shows('/user/statement');
    expect(address()).toBe('/user/statement');
    await reload();
    await shows('/user/statement');
  });

  test('R-121 is the one before after Back', async () => {
    await open('/user/profile');
    await press('link', 'Statement');
    await goBack();
    await shows('/user/profile');
    expect(address()).toBe('/user/profile');
  });

  test.each(['/', '/user', '/user/statement', '/user/home?open=transfer'])(
    'R-123 R-128 R-135 without a token %s leads to /login',
    async (path) => {
      await open(path, visitor);
      await find('button', 'Log in');
      expect(address()).toBe('/login');
      expect(sandbox.requests.filter(({ headers }) => 'authorization' in headers)).toEqual([]);
    },
  );

  test('R-135 the way to the login leaves no step', async () => {
    await open('/login', visitor);
    const before = history.length;
    await open('/user/profile', visitor);
    await find('button', 'Log in');
    expect(history.length).toBe(before);
  });

  test.each([
    ['R-122', '/'],
    ['R-127', '/user'],
  ])('%s with a token %s leads home', async (_id, path) => {
    await open(path);
    await see('Total balance');
    expect(address()).toBe(home);
  });

  test('R-122 R-138 / keeps the token', async () => {
    await open('/');
    const token = localStorage.getItem('token');
    await see('Total balance');
    expect(token).toBeTruthy();
    expect(localStorage.getItem('token')).toBe(token);
  });
});

describe('the two roles', () => {
  test.each(publicPages)('R-151 %s leads a visitor to pages of visitors only', async (path) => {
    await open(path, visitor);
    await shows(path);
    expect(publicPages).toEqual(expect.arrayContaining(linked()));
  });

  test.each(memberPages)('R-151 %s leads a member to pages of members only', async (path) => {
    await open(path);
    await shows(path);
    expect(memberPages).toEqual(expect.arrayContaining(linked()));
  });

  test.each(['/admin', '/user/members'])('R-131 R-151 there is no page %s', async (path) => {
    await open(path);
    await find('heading', 'Page Not Found');
  });
});

describe('the page of a service that is gone', () => {
  test.each(['en', 'th', 'la'] as const)(
    'R-130 has the English title and a heading in its language: %s',
    async (locale) => {
      const t = await texts(locale, 'not-found');
      await open('/terminated', { as: null, locale });
      expect((await find('heading')).textContent).toBe(t('terminated'));
      expect(document.title).toBe('Page not found');
    },
  );

  test('R-130 offers another attempt and asks the service for nothing', async () => {
    // No test before has read the contact.
    await open('/terminated', { as: null, anew: true });
    expect((await find('link', 'Try again')).getAttribute('href')).toBe('/');
    expect(sandbox.requests).toEqual([]);
    expect(all('link')).toHaveLength(1);
  });

  test('R-130 leads a member back home', async () => {
    await open('/terminated');
    await press('link', 'Try again');
    await see('Total balance');
    expect(address()).toBe(home);
  });
});
