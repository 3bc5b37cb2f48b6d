import { describe, expect, test } from 'vitest';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, fill, find, goBack, open, press, reload, see, until } from '../../support/screen.ts';

const visitor = { as: null };
const gone = { body: { terminated: 'gone' } };
/** With a key the same call asks whether CORS allows keys. */
const asked = () => callsOf('getActive').filter(({ headers }) => !('idempotency-key' in headers)).length;
const end = () => until(() => location.pathname === '/terminated', 'the end of the visit');

async function logIn() {
  await fill('Phone number', '0812345678');
  await fill('Password', 'naga1234');
  await press('button', 'Log in');
}

describe('whether the service is gone', () => {
  test('R-132 A-23 is asked once when /login is loaded', async () => {
    await open('/login', visitor);
    expect(asked()).toBe(1);
  });

  test('R-132 A-23 is asked when /login is entered', async () => {
    await open('/contact', visitor);
    expect(asked()).toBe(0);
    await press('link', 'Home');
    await find('button', 'Log in');
    expect(asked()).toBe(1);
  });

  test('R-132 A-23 is asked when /login is left', async () => {
    await open('/login', visitor);
    await press('link', 'How to use');
    await until(() => location.pathname === '/howto', 'the next page');
    expect(asked()).toBe(2);
  });

  test.each([
    ['a visitor', '/howto', visitor, 'Contact'],
    ['a member', '/user/home', {}, 'Statement'],
  ])('R-132 A-23 is not asked elsewhere: %s', async (_who, path, visit, next) => {
    await open(path, visit);
    all('link', next)[0]?.click();
    await until(() => location.pathname !== path, 'the next page');
    await time.pass(1_000);
    expect(asked()).toBe(0);
  });
});

describe('"gone"', () => {
  test('R-133 when /login is loaded leads to /terminated', async () => {
    control.fail('getActive', gone);
    await open('/login', visitor);
    await end();
    expect(document.title).toBe('Page not found');
  });

  test('R-133 when /login is left leads to /terminated', async () => {
    await open('/login', visitor);
    control.fail('getActive', gone);
    await press('link', 'How to use');
    await end();
  });

  test('R-421 A-27 in the answer to a silent call leads to /terminated', async () => {
    control.fail('getWallet', { status: 200, body: { message: 'gone' } });
    await open('/user/home');
    await end();
    expect(document.title).toBe('Page not found');
  });

  test('R-421 in the refusal of what a visitor sends leads to /terminated', async () => {
    await open('/login', visitor);
    control.fail('login', { code: 'gone' });
    await logIn();
    await end();
  });
});

describe('Back from /terminated', () => {
  test('R-132 A-23 leads to the page before a /login that was entered', async () => {
    await open('/contact', visitor);
    control.fail('getActive', { ...gone, times: 9 });
    await press('link', 'Home');
    await end();
    await goBack();
    await time.pass(1_000);
    expect(location.pathname).toBe('/contact');
  });

  test('R-421 leads to the page before the one whose call was answered so', async () => {
    await open('/user/home');
    await see('Total balance');
    control.fail('listStatements', { body: { message: 'gone' }, times: 9 });
    all('link', 'Statement')[0]?.click();
    await end();
    control.clearFaults();
    await goBack();
    await time.pass(1_000);
    expect(location.pathname).toBe('/user/home');
  });
});

describe('the check of /login', () => {
  test.each(['active', 'GONE', ''])('R-133 leads nowhere with the answer "%s"', async (terminated) => {
    control.fail('getActive', { body: { terminated } });
    await open('/login', visitor);
    await time.pass(1_000);
    expect(asked()).toBe(1);
    expect(location.pathname).toBe('/login');
  });

  test.each([
    ['fails', { status: 500 }],
    ['loses its connection', { connection: 'breakBefore' }],
  ] as const)('R-134 that %s lets a member log in', async (_how, fault) => {
    control.fail('getActive', { ...fault, times: 50 });
    await open('/login', visitor);
    await logIn();
    await see('Total balance');
    expect(asked()).toBeGreaterThan(0);
  });

  test('R-134 that gets no answer lets a member log in', async () => {
    const release = holdAnswer('getActive');
    await open('/login', visitor);
    await logIn();
    await see('Total balance');
    expect(asked()).toBe(1);
    await release();
  });
});

describe('the LINE contact on /terminated', () => {
  const leave = async (shown = '@nagawallet') => {
    await open('/contact', { as: null, anew: true });
    await see(shown);
    control.fail('getActive', gone);
    await press('link', 'Home');
    await end();
  };

  test('R-130 is the one that this tab has read', async () => {
    await leave();
    const line = await find('link', /@nagawallet/);
    expect(line.getAttribute('href')).toBe('https://line.me/R/ti/p/@nagawallet');
    expect(callsOf('getContact')).toHaveLength(1);
  });

  const lineLink = 'https://line.me/R/ti/p/@other';

  test.each([
    ['link', { lineLink, lineName: '' }, 'Open LINE'],
    ['name', { lineLink: '', lineName: '@other' }, 'Open LINE · @other'],
  ])('R-130 is there if the service gives its %s only', async (_what, given, shown) => {
    control.fail('getContact', { body: { contactText: 'Write us', lineQR: '', ...given }, times: 9 });
    await leave('Write us');
    await see(shown);
    expect(
      all('link')
        .map((link) => link.getAttribute('href'))
        .includes(lineLink),
    ).toBe(given.lineLink !== '');
  });

  test('R-130 is not there after a reload, and is not asked for', async () => {
    await leave();
    await reload();
    expect(all('link').map(({ textContent }) => textContent)).toEqual(['Try again']);
    expect(callsOf('getContact')).toHaveLength(1);
  });
});
