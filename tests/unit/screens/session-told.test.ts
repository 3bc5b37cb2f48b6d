import { afterEach, describe, expect, test } from 'vitest';
import { errors as la } from '../../../src/i18n/la/errors.ts';
import { withoutLineBreaks } from '../../../src/i18n/line-breaks.ts';
import { titled } from '../../support/page-titles.ts';
import { all, field, fill, find, open, press, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, holdAnswer, sandbox, time } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';
import { texts } from '../../support/texts.ts';

// The login with its messages, the languages, and the end of a session.

const visitor = { as: null };
const alerts = () =>
  all('alert')
    .map(({ textContent }) => withoutLineBreaks(textContent))
    .filter((text) => text !== '');
const isHome = () => until(() => location.pathname === '/user/home', 'home');

async function signIn() {
  await fill('Phone number', rich);
  await fill('Password', 'naga1234');
  await press('button', 'Log in');
}

describe('a refused login in Lao', () => {
  const raw = '<img src=x onerror="window.ran = 1"> constructor $t(common:home)';
  const refuse = async (message: string) => {
    const [c, t] = await Promise.all([texts('la', 'common'), texts('la', 'login')]);
    control.fail('login', { status: 400, body: { message } });
    await open('/login', { as: null, locale: 'la' });
    await fill(c('phoneNumber'), rich);
    await fill(c('password'), 'secret-1');
    await press('button', t('submit'));
    await until(() => alerts().length > 0, 'the reason');
    return { c, t };
  };

  test.each([
    ['WRONG_PASSWORD', la.WRONG_PASSWORD],
    ['REQUEST_LIMIT', la.REQUEST_LIMIT],
    [raw, raw],
  ])('R-423 R-446 shows its text, or the raw one: %s', async (message, text) => {
    await refuse(message);
    expect(alerts()).toEqual([text]);
  });

  test('R-446 B-04 keeps what was typed, and can be sent again', async () => {
    const { c, t } = await refuse('WRONG_PASSWORD');
    expect(await field(c('phoneNumber'))).toHaveProperty('value', rich);
    expect(await field(c('password'))).toHaveProperty('value', 'secret-1');
    expect((await find('button', t('submit'))).hasAttribute('disabled')).toBe(false);
    await fill(c('password'), 'naga1234');
    await press('button', t('submit'));
    await isHome();
    expect(callsOf('login')).toHaveLength(2);
  });
});

test('R-145 quality 14: both fields of the login are called required', async () => {
  await open('/login', visitor);
  await field('Password');
  const required = [...document.querySelectorAll('main form [aria-required=true]')];
  expect(required.map((each) => each.getAttribute('name'))).toEqual(['username', 'password']);
});

describe('the end of a session', () => {
  test('A-28 quality 14: is announced with its reason on the login', async () => {
    await open('/user/home');
    control.fail('listStatements', { code: 'invalid-token' });
    all('link', 'Statement')[0]?.click();
    await find('button', 'Log in');
    await until(
      () =>
        all('status').some(({ textContent }) => textContent.includes('Your session has ended. Please log in again.')),
      'the announcement',
    );
  });

  test('A-28 B-08 by several answers at once leads to the login once, with one message', async () => {
    control.fail('refreshSlots', { code: 'invalid-token', times: 9 });
    control.fail('listConditions', { code: 'INVALID_USER_1', times: 9 });
    const releases = [holdAnswer('refreshSlots'), holdAnswer('listConditions')];
    await open('/user/home?open=conditions');
    await until(() => callsOf('listConditions').length * callsOf('refreshSlots').length > 0, 'the requests');
    await Promise.all(releases.map((release) => release()));
    await find('button', 'Log in');
    await time.pass(2_000);
    expect(sandbox.requests.filter(({ status }) => status === 401).length).toBeGreaterThan(1);
    expect(document.querySelectorAll('form [data-ended]')).toHaveLength(1);
    expect(callsOf('getActive').filter(({ headers }) => !('idempotency-key' in headers))).toHaveLength(1);
  });

  test('A-28 B-08 is not that of the next one, when an answer to the old one is late', async () => {
    control.fail('listConditions', { code: 'INVALID_USER_1' });
    const release = holdAnswer('listConditions');
    await open('/user/home?open=conditions');
    await until(() => callsOf('listConditions').length === 1, 'the request');
    await press('button', 'Close');
    control.fail('refreshSlots', { code: 'invalid-token' });
    await press('button', 'Refresh balance');
    await find('button', 'Log in');
    control.clearFaults();
    await signIn();
    await see('฿12,480.50');
    await release();
    await time.pass(2_000);
    expect(location.pathname).toBe('/user/home');
    expect(shownText()).toContain('฿12,480.50');
  });
});

describe('a change of the language', () => {
  const languages = [
    ['la', 'ພາສາ', 'ຍອດເງິນລວມ', 'lo'],
    ['th', 'ภาษา', 'ยอดเงินรวม', 'th'],
  ] as const;

  test.each(languages)('R-450 changes the page at once, and what its list is called: %s', async (locale, ...shown) => {
    const [name, total, lang] = shown;
    await open('/user/home');
    await fill('Language', locale);
    await until(() => withoutLineBreaks(shownText()).includes(total), 'the text');
    const list = all('combobox').find((each) => each.getAttribute('aria-label') === name);
    expect(list).toHaveProperty('value', locale);
    expect(document.documentElement.lang).toBe(lang);
  });

  test('R-450 sends nothing', async () => {
    await open('/user/home');
    await until(() => callsOf('listStatements').length > 0, 'the last request');
    await time.pass(1_000);
    control.clearRequests();
    await fill('Language', 'la');
    await until(() => document.documentElement.lang === 'lo', 'the language');
    await time.pass(1_000);
    expect(sandbox.requests).toEqual([]);
  });

  test('R-450 changes the title of the page', async () => {
    await open('/user/home');
    await fill('Language', 'la');
    await until(() => withoutLineBreaks(document.title) === titled('ໜ້າຫຼັກ'), 'the title');
  });
});

describe('a visitor whose browser prefers Lao', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'languages'));
  const begin = async () => {
    Object.defineProperty(navigator, 'languages', { configurable: true, value: ['lo'] });
    // A change of the language would be a choice.
    await open('/login', { as: null, locale: 'th', anew: true });
    return find('button', 'ລາວ');
  };

  test('A-122 reads the language of the build, and is offered Lao beside the list', async () => {
    const offer = await begin();
    expect(offer.getAttribute('lang')).toBe('lo');
    expect(all('combobox')[0]).toHaveProperty('value', 'th');
    expect(all('heading')[0]?.textContent).toBe('เข้าสู่ระบบ');
  });

  test('A-122 reads Lao after it was taken, and is offered nothing more', async () => {
    (await begin()).click();
    await until(() => withoutLineBreaks(all('heading')[0]?.textContent ?? '') === 'ເຂົ້າສູ່ລະບົບ', 'Lao');
    expect(all('combobox')[0]).toHaveProperty('value', 'la');
    expect(all('button', 'ລາວ')).toEqual([]);
  });

  test('A-122 quality 14: has the focus on the list after it was taken', async () => {
    const offer = await begin();
    offer.focus();
    offer.click();
    await until(() => all('button', 'ລາວ').length === 0, 'the end of the offer');
    expect(document.activeElement).toBe(all('combobox')[0]);
  });

  test('A-122 is offered nothing after another language was chosen', async () => {
    await begin();
    await fill('ภาษา', 'en');
    await find('button', 'Log in');
    expect(all('button', 'ລາວ')).toEqual([]);
  });
});
