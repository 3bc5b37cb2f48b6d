import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, field, fill, find, goBack, open, place, press, see, until } from '../../support/screen.ts';

// What Back, Escape and the document title do with a sheet, with a question over it and with what the page opened itself.

const noDialog = () => until(() => all('dialog').length + all('alertdialog').length === 0, 'the page');

describe('a question over a sheet', () => {
  const ask = async () => {
    await open('/user/home');
    await press('link', /Naga Slots/);
    await press('button', 'Reset game password');
    await find('alertdialog', 'Reset game password');
  };

  test('B-05 is closed by Back, which leaves the sheet', async () => {
    await ask();
    await goBack();
    await until(() => all('alertdialog').length === 0, 'the sheet');
    expect(all('dialog', 'Naga Slots')).toHaveLength(1);
    expect(location.search).toBe('?open=game&slot=PGSLOT');
  });

  test('B-05 leaves no step when it is closed by its button', async () => {
    await ask();
    await press('button', 'Cancel');
    await until(() => all('alertdialog').length === 0, 'the sheet');
    await goBack();
    await noDialog();
    expect(location.pathname).toBe('/user/home');
  });

  test('A-121 is named by the title of the tab', async () => {
    await ask();
    await until(() => document.title.startsWith('Reset game password · '), 'the title of the question');
    await press('button', 'Cancel');
    await until(() => document.title.startsWith('Naga Slots · '), 'the title of the sheet');
  });
});

describe('a sheet that a link from elsewhere has opened', () => {
  test('B-05 is not there again after Back, when it was closed', async () => {
    await open('/user/profile');
    await press('link', 'Statement');
    history.pushState(null, '', '/user/statement?open=conditions');
    dispatchEvent(new PopStateEvent('popstate'));
    await press('button', 'Close');
    await noDialog();
    await goBack();
    await time.pass(1_000);
    expect(all('dialog')).toEqual([]);
    await goBack();
    await until(() => location.pathname === '/user/profile', 'the page before');
  });
});

test('B-05 B-14 Back leaves the page below an alert that the page has opened', async () => {
  await open('/user/home');
  await press('link', 'Profile');
  await fill('Play-time reminder', 'off');
  await fill('Play-time reminder', '30');
  await time.pass(30 * 60_000 + 1_000);
  await until(() => all('alertdialog').length > 0, 'the reminder');
  await goBack();
  await until(() => location.pathname === '/user/home', 'the page before');
});

test('B-05 a file picker that is closed without a file leaves the sheet, and Escape does not', async () => {
  await open('/user/profile?open=deposit&way=slip');
  fireEvent(await field(/Choose/), new Event('cancel', { bubbles: true }));
  await time.pass(1_000);
  expect(all('dialog')).toHaveLength(1);
  fireEvent(place(), new Event('cancel', { cancelable: true }));
  await noDialog();
});

describe('the button of a form', () => {
  const filledIn = async () => {
    await open('/login', { as: null });
    await fill('Phone number', '0812345678');
    await fill('Password', 'naga1234');
    return find('button', 'Log in');
  };

  test('R-159 sends nothing while it is busy', async () => {
    const button = await filledIn();
    const release = holdAnswer('login');
    button.click();
    await until(() => callsOf('login').length === 1, 'the request');
    await time.pass(1_000);
    button.click();
    await time.pass(1_000);
    expect(callsOf('login')).toHaveLength(1);
    await release();
  });

  test('R-159 sends nothing by the second click of a double click, which was meant for what was there before', async () => {
    const button = await filledIn();
    fireEvent.click(button, { detail: 2 });
    await time.pass(1_000);
    expect(callsOf('login')).toEqual([]);
    fireEvent.click(button, { detail: 1 });
    await until(() => callsOf('login').length === 1, 'the request');
  });
});

describe('a long toast', () => {
  test('B-21 stays while its button has the focus, and ends after that', async () => {
    await open('/user/profile?open=deposit&way=link');
    await fill('Gift link', 'https://gift.truemoney.com/campaign/?v=abcdefgh');
    control.fail('submitTruelink', { status: 400, body: { message: 'x'.repeat(121) } });
    await press('button', 'Send link');
    const button = await find('button', 'Show all');
    const message = button.closest('p');
    // happy-dom does not know where the focus is within.
    const matches = (selector: string) =>
      selector.includes(':focus-within') && message?.contains(document.activeElement) === true;
    if (message) Object.assign(message, { matches });
    // The field that the reason is about takes the focus first.
    await time.pass(300);
    button.focus();
    await time.pass(9_000);
    expect(document.activeElement).toBe(button);
    button.blur();
    await until(() => all('button', 'Show all').length === 0, 'the end of the toast');
  });
});

describe('a turned page', () => {
  const heard = () => all('status').map(({ textContent }) => textContent);

  test('R-347 is announced, also when it is the first again', async () => {
    await open('/user/statement');
    await press('button', 'Next page');
    await until(() => heard().some((text) => /^Page 2 of \d/.test(text)), 'the second page');
    await press('button', 'First page');
    await until(() => heard().some((text) => /^Page 1 of \d/.test(text)), 'the first page');
  });

  test('R-347 is not announced when only the language changes', async () => {
    await open('/user/statement');
    await press('button', 'Next page');
    await until(() => heard().some((text) => /^Page 2 of \d/.test(text)), 'the second page');
    await time.pass(5_000);
    await fill('Language', 'th');
    await see('รายการ');
    await time.pass(500);
    expect(heard().filter((text) => /2.*\d/.test(text))).toEqual([]);
  });
});

describe('a setting of this device', () => {
  const bars = () =>
    Array.from(document.head.querySelectorAll('meta[name=theme-color]:not([media])'), (each) =>
      each.getAttribute('content'),
    );

  test('B-16 leaves no colour of the bars when the theme is that of the device again', async () => {
    await open('/user/profile');
    await fill('Appearance', 'dark');
    await fill('Appearance', 'light');
    expect(bars()).toEqual(['#f4f5fa']);
    await fill('Appearance', 'device');
    expect(bars()).toEqual([]);
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  test('B-14 A-116 is not kept when the play reminder is off again', async () => {
    await open('/user/profile');
    await fill('Play-time reminder', '120');
    expect(Object.values(localStorage)).toContain('120');
    await fill('Play-time reminder', 'off');
    expect(Object.values(localStorage)).not.toContain('120');
  });
});
