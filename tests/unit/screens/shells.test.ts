import { describe, expect, onTestFinished, test } from 'vitest';
import { titled, titleOf } from '../../support/page-titles.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, field, find, open, press, see, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';

const visitor = { as: null };
const publicPages = ['/login', '/register', '/howto', '/contact'];
const contactPages: [string, { as?: null }][] = [
  ['/contact', visitor],
  ['/user/contact', {}],
];
const textsOf = (elements: Iterable<Element>) => Array.from(elements, ({ textContent }) => textContent);
const menu = () => find('navigation', 'Main menu');
const marked = async () => textsOf((await menu()).querySelectorAll('[aria-current=page]'));
/** Changes the name of the service until the test ends. The app reads the name once: open the page with `anew`. */
function named(name: string) {
  control.fail('getInfo', { body: { name, website: '' } });
  onTestFinished(() => open('/login', { ...visitor, anew: true }));
}
/** A header in the page is no bar. */
const bar = () => all('banner').find((header) => !header.closest('main'));

describe('the public pages', () => {
  test('R-139 have login, registration, how-to and contact in the menu', async () => {
    await open('/login', visitor);
    const links = [...(await menu()).querySelectorAll('a')];
    expect(textsOf(links)).toEqual(['Home', 'Register', 'How to use', 'Contact']);
    expect(links.map(({ pathname }) => pathname)).toEqual(publicPages);
  });

  test('R-123 R-139 R-140 are marked in the menu, the login as home', async () => {
    await open('/contact', visitor);
    for (const name of ['Home', 'Register', 'How to use', 'Contact']) {
      [...(await menu()).querySelectorAll('a')].find(({ textContent }) => textContent === name)?.click();
      await until(() => document.querySelector('nav [aria-current]')?.textContent === name, name);
      expect(await marked()).toEqual([name]);
    }
  });

  test('A-122 have the name of the build until the service sends its own', async () => {
    const path = '/howto';
    const release = holdAnswer('getInfo');
    named('Another Wallet');
    await open(path, { as: null, anew: true });
    await see('Naga Wallet');
    expect(document.title).toBe(titled(titleOf(path)));
    await release();
    await see('Another Wallet');
    expect(document.title).toBe(`${titleOf(path)} · Another Wallet`);
  });
});

describe('the login', () => {
  test('R-144 has a phone number and a password that is hidden', async () => {
    await open('/login', visitor);
    expect((await field('Phone number')).getAttribute('autocomplete')).toBe('username');
    expect((await field('Password')).getAttribute('type')).toBe('password');
    expect((await find('button', 'Log in')).closest('form')?.elements).toContain(await field('Password'));
  });
});

describe('the bar of the member pages', () => {
  test('R-141 has the name of the service, which leads home', async () => {
    named('Another Wallet');
    await open('/user/statement', { anew: true });
    await press('link', 'Another Wallet');
    await see('Total balance');
    expect(bar()?.querySelector('a')?.textContent).toBe('Another Wallet');
  });

  test('R-141 has the three languages', async () => {
    await open('/user/statement');
    const list = await find('combobox', 'Language');
    expect(bar()?.contains(list)).toBe(true);
    expect(textsOf(list.querySelectorAll('option'))).toEqual(['ไทย', 'ລາວ', 'English']);
  });

  test('R-141 has the logout', async () => {
    await open('/user/statement');
    expect(bar()?.contains(await find('button', 'Log out'))).toBe(true);
    await press('button', 'Log out');
    await until(() => location.pathname === '/login', 'the login');
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('the menu of the member pages', () => {
  test('R-142 has profile, conditions, statement, contact and home', async () => {
    await open('/user/bonus');
    expect(textsOf((await menu()).querySelectorAll('a'))).toEqual([
      'Profile',
      'Conditions',
      'Statement',
      'Contact',
      'Home',
    ]);
  });

  test.each([
    ['Profile', '/user/profile'],
    ['Statement', '/user/statement'],
    ['Contact', '/user/contact'],
    ['Home', '/user/home'],
  ])('R-140 R-142 leads to %s and marks it', async (name, path) => {
    await open('/user/bonus');
    await press('link', name);
    await until(() => document.title === titled(titleOf(path)), 'the page');
    expect(location.pathname).toBe(path);
    expect(await marked()).toEqual([name]);
  });

  test('R-142 opens the conditions over the page', async () => {
    await open('/user/contact');
    await press('link', 'Conditions');
    await find('dialog', 'Conditions of use');
    expect(location.pathname).toBe('/user/contact');
  });
});

describe('the contact pages', () => {
  test.each(contactPages)('R-155 %s has the text, QR code, link and name of the service', async (path, visit) => {
    const line = { lineLink: 'https://line.me/R/ti/p/@another', lineName: '@another' };
    const lineQR = '/media/contact/line-qr.svg?of=another';
    control.fail('getContact', { body: { contactText: 'Ask us <b>anything</b>', ...line, lineQR } });
    await open(path, visit);
    await see('Ask us anything');
    expect((await find('img', 'LINE QR code')).getAttribute('src')).toContain(lineQR);
    expect((await find('link', /@another/)).getAttribute('href')).toBe(line.lineLink);
  });

  test.each(contactPages)('R-156 R-468 %s has the version 1.1.14', async (path, visit) => {
    await open(path, visit);
    await see('Version 1.1.14');
  });

  test('R-157 of a member has the chat of the member', async () => {
    await open('/user/contact');
    await press('button', 'Open chat');
    await until(() => callsOf('listChatHistory').length > 0, 'the history');
    expect(JSON.stringify(callsOf('listChatHistory')[0]?.body)).toContain(control.member(rich).id);
  });

  test('R-157 of a visitor has the chat of the stored guest', async () => {
    localStorage.setItem('guest-id', 'guest-4711');
    await open('/contact', visitor);
    await press('button', 'Open chat');
    await until(() => callsOf('listChatHistory').length > 0, 'the history');
    expect(JSON.stringify(callsOf('listChatHistory')[0]?.body)).toContain('guest-4711');
  });

  test.each(contactPages)('R-157 %s has no chat that is not enabled', async (path, visit) => {
    control.reset({ scenario: 'chatOff' });
    await open(path, visit);
    await see('@nagawallet');
    await until(() => callsOf('getEnableChatWidget').length > 0, 'the question');
    await time.pass(1_000);
    expect(all('button', /chat/i)).toEqual([]);
  });
});

test('B-03 quality 14: that the device is offline is said in the menu, until it is online', async () => {
  await open('/user/profile');
  const said = () => all('status').filter(({ textContent }) => textContent === "You're offline").length;
  dispatchEvent(new Event('offline'));
  await until(() => said() === 1, 'the status');
  dispatchEvent(new Event('online'));
  await until(() => said() === 0, 'the end of it');
});

test('R-158 placeholders of what is being read are shown after 200 ms and not before', async () => {
  const release = holdAnswer('getProfile');
  await open('/user/contact');
  await press('link', 'Profile');
  const isShown = () => document.querySelector('[data-skeleton]')?.hasAttribute('data-shown');
  await time.pass(199);
  const before = isShown();
  await time.pass(1);
  const then = isShown();
  await release();
  expect([before, then]).toEqual([false, true]);
});
