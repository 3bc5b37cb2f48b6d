import { describe, expect, test } from 'vitest';
import {
  all,
  field,
  fill,
  find,
  goBack,
  open,
  press,
  reaction,
  reload,
  see,
  shownText,
  until,
} from '../../support/screen.ts';
import { callsOf, control, time } from '../../support/screen-service.ts';

const toasts = () => [...document.querySelectorAll('[data-tone]')].map(({ textContent }) => textContent);

describe('toasts', () => {
  test('R-425 equal ones do not pile up, and the time begins again', async () => {
    await open('/user/profile');
    await press('button', 'Copy member ID');
    await time.pass(3_000);
    await press('button', 'Copy member ID');
    expect(toasts()).toHaveLength(1);
    await time.pass(3_999);
    expect(toasts()).toHaveLength(1);
    await time.pass(1);
    expect(toasts()).toEqual([]);
  });

  test('R-430 a copied account number is the one of the service, without its gaps', async () => {
    await open('/user/profile');
    await press('button', 'Copy account number');
    await until(() => toasts().length === 1, 'the toast');
    expect(toasts().join()).toMatch(/\b1234567890$/);
  });

  test('R-425 different ones stand beside each other', async () => {
    await open('/user/profile');
    await press('button', 'Copy member ID');
    await press('button', 'Copy account number');
    expect(toasts()).toHaveLength(2);
  });
});

describe('a change of the password', () => {
  const sheet = '/user/profile?open=password';
  const fillAll = async () => {
    await fill('Old password', 'naga1234');
    await fill('New password', 'naga5678');
    await fill('Confirm new password', 'naga5678');
  };

  test('R-323 has the user name for password managers beside the new password', async () => {
    await open(sheet);
    const password = await field('New password');
    expect(password.getAttribute('autocomplete')).toBe('new-password');
    const user = password.closest('form')?.querySelector('input[autocomplete=username]');
    await until(() => user instanceof HTMLInputElement && user.value === '0812345678', 'the user name');
  });

  test('R-159 R-320 R-321 is sent 200 ms after the press and not before', async () => {
    await open(sheet);
    await fillAll();
    await press('button', 'Save');
    await time.pass(199);
    expect(callsOf('changePassword')).toEqual([]);
    await time.pass(1);
    expect(callsOf('changePassword')).toHaveLength(1);
  });

  test('R-318 with an empty field is not sent, and nothing is said', async () => {
    await open(sheet);
    await fillAll();
    await fill('Confirm new password', '');
    const before = shownText();
    await press('button', 'Save');
    await time.pass(1_000);
    expect(callsOf('changePassword')).toEqual([]);
    expect(shownText()).toBe(before);
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    await fill('Confirm new password', 'naga5678');
    await press('button', 'Save');
    await see('Password changed');
  });

  test.each(['New password', 'Confirm new password'])('R-319 says no more that "%s" differs', async (label) => {
    await open(sheet);
    await fillAll();
    await fill(label, 'another1');
    await press('button', 'Save');
    await see("Passwords don't match");
    await fill(label, 'naga5678');
    expect(shownText()).not.toContain("Passwords don't match");
  });

  test.each([
    ['cancelled', async () => (await find('button', 'Cancel')).click()],
    ['left by Back', goBack],
  ])('R-323 that is %s within the 200 ms is not sent', async (_how, leave) => {
    await open('/user/profile');
    await press('link', 'Change password');
    await fillAll();
    (await find('button', 'Save')).click();
    await leave();
    await time.pass(1_000);
    expect(all('dialog')).toEqual([]);
    expect(callsOf('changePassword')).toEqual([]);
  });

  test('R-322 B-04 says no more that the old password is wrong when it is typed again', async () => {
    await open(sheet);
    await fillAll();
    control.fail('changePassword', { code: 'WRONG_PASSWORD' });
    await press('button', 'Save');
    const old = await field('Old password');
    await until(() => old.getAttribute('aria-invalid') === 'true', 'the reason');
    expect(document.activeElement).toBe(old);
    await fill('Old password', 'naga1235');
    await until(() => old.getAttribute('aria-invalid') !== 'true', 'the end of the reason');
  });

  test('R-322 that failed can be sent again', async () => {
    await open(sheet);
    await fillAll();
    control.fail('changePassword', { code: 'INTERNAL_SERVER_ERROR' });
    await press('button', 'Save');
    await until(() => all('alert').some(({ textContent }) => textContent !== ''), 'the reason');
    await press('button', 'Save');
    await see('Password changed');
  });

  test('R-318 leaves nothing typed when the sheet opens again', async () => {
    await open('/user/profile');
    await press('link', 'Change password');
    await fillAll();
    await press('button', 'Cancel');
    await press('link', 'Change password');
    expect(await field('Old password')).toHaveProperty('value', '');
  });
});

describe('the agreement', () => {
  test('R-308 does not open on another page', async () => {
    await open('/user/home', { agreed: false });
    await press('link', 'Profile');
    await see('Member ID');
    await time.pass(5_000);
    expect(all('dialog')).toEqual([]);
  });

  test('R-202 R-306 that was put off opens again after a reload', async () => {
    await open('/user/home', { agreed: false });
    await find('dialog', 'Agreement');
    await press('button', 'Not now');
    await reload();
    await time.pass(1_500 - reaction);
    expect(all('dialog', 'Agreement')).toHaveLength(1);
  });

  test('R-307 that could not be loaded is asked for again on the next visit', async () => {
    control.fail('listAgreements', { code: 'INTERNAL_SERVER_ERROR' });
    await open('/user/home', { agreed: false });
    await time.pass(2_000);
    expect(callsOf('listAgreements')).toHaveLength(1);
    expect(all('dialog')).toEqual([]);
    await press('link', 'Profile');
    await goBack();
    await find('dialog', 'Agreement');
  });

  test('R-306 that was accepted does not open after a reload', async () => {
    await open('/user/home', { agreed: false });
    await press('button', 'Accept');
    await reload();
    await time.pass(5_000);
    expect(callsOf('refreshSlots')).toHaveLength(2);
    expect(all('dialog')).toEqual([]);
  });
});

describe('the play reminder', () => {
  test('B-14 comes after 30 minutes and not before, and again 30 minutes later', async () => {
    await open('/user/profile');
    await fill('Play-time reminder', '30');
    await time.pass(29 * 60_000);
    expect(all('alertdialog')).toEqual([]);
    await time.pass(61_000);
    await find('alertdialog', 'Play-time reminder');
    await press('button', 'Got it');
    expect(all('alertdialog')).toEqual([]);
    await time.pass(30 * 60_000);
    await see("You've been here for 60 minutes");
  });

  test('B-14 that is chosen later does not come for the time before', async () => {
    await open('/user/profile');
    // What another test chose is in memory.
    await fill('Play-time reminder', 'off');
    await time.pass(45 * 60_000);
    await fill('Play-time reminder', '30');
    await time.pass(60_000);
    expect(all('alertdialog')).toEqual([]);
    await time.pass(14 * 60_000);
    await see("You've been here for 60 minutes");
  });

  test('B-14 leads to the logout', async () => {
    await open('/user/profile');
    await fill('Play-time reminder', '30');
    await time.pass(30 * 60_000 + 61_000);
    const reminder = await find('alertdialog', 'Play-time reminder');
    [...reminder.querySelectorAll('button')].find(({ textContent }) => textContent === 'Log out')?.click();
    await until(() => location.pathname === '/login', 'the login');
  });
});

describe('a failed load of the profile', () => {
  test('A-114 can be repeated', async () => {
    control.fail('getProfile', { code: 'INTERNAL_SERVER_ERROR' });
    await open('/user/profile');
    await press('button', /Try again/);
    await see('Member ID');
    expect(shownText()).not.toContain("couldn't load");
  });
});
