import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { texts } from '../../support/texts.ts';
import { all, field, fill, find, open, press, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, holdAnswer, sandbox, time } from '../../support/screen-service.ts';

// Messages about the account: password, bank name, time of play.

const withThaiName = { as: '0856789012' };
const label = 'Account name in English';
const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-tone]')];
const invalid = () => place().querySelectorAll('[aria-invalid]').length;
const place = () => document.querySelector('dialog[open]') ?? document.body;
const alerts = () =>
  all('alert')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    .filter((text) => text !== '');

describe('a refused change of the password', () => {
  const refuse = async (code: 'WRONG_PASSWORD' | 'REQUEST_LIMIT') => {
    await open('/user/profile?open=password');
    await fill('Old password', 'naga1234');
    await fill('New password', 'naga5678');
    await fill('Confirm new password', 'naga5678');
    control.fail('changePassword', { code });
    await press('button', 'Save');
    await until(() => alerts().length > 0, 'the reason');
  };

  test('R-322 says once that the old password is wrong', async () => {
    await refuse('WRONG_PASSWORD');
    expect(alerts()).toEqual(['Wrong password']);
  });

  test('R-322 describes the field of the old password with the reason', async () => {
    await refuse('WRONG_PASSWORD');
    const id = (await field('Old password')).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toContain('Wrong password');
  });

  test('R-322 R-445 for another reason says it in the form, at no field', async () => {
    await refuse('REQUEST_LIMIT');
    expect(alerts()).toEqual(['Too many attempts. Please try again later.']);
    expect((await find('dialog', 'Change password')).contains(all('alert')[0] ?? null)).toBe(true);
    expect(invalid()).toBe(0);
  });

  test.each(['Old password', 'New password', 'Confirm new password'])('B-04 keeps "%s"', async (name) => {
    await refuse('REQUEST_LIMIT');
    expect(await field(name)).toHaveProperty('value', name === 'Old password' ? 'naga1234' : 'naga5678');
  });
});

describe('the name of the bank account', () => {
  const enter = async (name: string, address = '/user/profile?open=bank-name') => {
    await open(address, withThaiName);
    await fill(label, name);
  };
  const refuse = async () => {
    await enter('MALEE SRISUK');
    control.fail('updateBankAccountName', { code: 'BANK_ACCOUNT_NAME_ENG' });
    await press('button', 'Save');
    await until(() => toasts().length > 0, 'the reason');
  };

  test('R-311 is sent once with two keys, in capitals and trimmed', async () => {
    await enter(' Malee Srisuk ');
    const save = await find('button', 'Save');
    save.click();
    save.click();
    await see('Account name saved');
    expect(callsOf('updateBankAccountName').map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/api/account/bankAccountName', { bankCode: 'KTB', bankAccountName: 'MALEE SRISUK' }],
    ]);
    expect(control.member(withThaiName.as).bank?.bankAccountName).toBe('MALEE SRISUK');
  });

  test('R-313 that is saved leads back to home, which does not ask for it any more', async () => {
    await enter('MALEE SRISUK', '/user/home?open=bank-name');
    const isAsked = () => document.querySelector('section[aria-label="Account name in English"]') !== null;
    await press('button', 'Save');
    await until(() => all('dialog').length === 0, 'home');
    expect([location.pathname, location.search]).toEqual(['/user/home', '']);
    expect(shownText()).not.toContain('Your bank needs your account name in English');
    expect(isAsked()).toBe(false);
  });

  test('R-313 quality 14: that is saved is told in a live region that was there before', async () => {
    await enter('MALEE SRISUK');
    const regions = [...document.querySelectorAll('[aria-live]')];
    await press('button', 'Save');
    await until(() => all('dialog').length === 0 && toasts().length === 1, 'the toast on the page');
    const region = toasts()[0]?.closest('[aria-live]');
    expect(regions).toContain(region);
  });

  test('R-313 that is saved is that of a withdrawal', async () => {
    await enter('MALEE SRISUK', '/user/home?open=bank-name');
    await press('button', 'Save');
    await until(() => all('dialog').length === 0, 'home');
    const read = callsOf('getWallet').length;
    await press('link', 'Withdraw');
    await find('dialog', 'Withdraw');
    await see('MALEE SRISUK');
    // The sheet shows what was read again after the save.
    expect(callsOf('getWallet')).toHaveLength(read);
  });

  test('R-312 that is refused is a red toast, which is an alert', async () => {
    await refuse();
    expect(toasts().map(({ dataset, textContent }) => [dataset['tone'], textContent])).toEqual([
      ['danger', expect.stringContaining('Bank account name must be in English only')],
    ]);
    expect(toasts()[0]?.closest('[role=alert]')).not.toBeNull();
  });

  test('R-312 B-04 that is refused stays, and its field is not marked', async () => {
    await refuse();
    expect(await field(label)).toHaveProperty('value', 'MALEE SRISUK');
    expect(invalid()).toBe(0);
  });

  test('R-312 B-04 that was refused can be saved then', async () => {
    await refuse();
    await press('button', 'Save');
    await see('Account name saved');
    expect(callsOf('updateBankAccountName')).toHaveLength(2);
  });
});

describe('the bank account of the profile', () => {
  test.each([
    ['en', 'Kasikornbank'],
    ['th', 'ธนาคารกสิกรไทย'],
    ['la', 'ธนาคารกสิกรไทย'],
  ] as const)('R-315 R-453 has its name, bank and number in %s', async (locale, bank) => {
    const [c, t] = await Promise.all([texts(locale, 'common'), texts(locale, 'profile')]);
    await open('/user/profile', { locale });
    await see('123-456-7890');
    const facts = Array.from(document.querySelectorAll('dl > div'), (each) => [
      each.querySelector('dt')?.textContent,
      each.querySelector('dd')?.textContent,
    ]);
    const ofAccount = [
      [t('accountName'), 'SOMCHAI JAIDEE'],
      [c('bank'), bank],
      [c('accountNumber'), '123-456-7890'],
    ];
    for (const fact of ofAccount) expect(facts).toContainEqual(fact);
  });

  test('R-315 has the disc of its bank', async () => {
    await open('/user/profile');
    await see('Kasikornbank');
    expect(
      Array.from(document.querySelectorAll<HTMLElement>('dd [data-code]'), ({ dataset }) => dataset['code']),
    ).toEqual(['KBAN']);
  });

  test.each([
    ['en', /No bank account yet/],
    ['th', /ยังไม่มีบัญชีธนาคาร/],
    ['la', /ຍັງບໍ່ມີບັນຊີທະນາຄານ/],
  ] as const)('R-316 R-453 that is missing is said in %s', async (locale, text) => {
    await open('/user/profile', { as: '0845678901', locale });
    await see(text);
  });
});

test.each([
  ['Old password', 'password', 'changePassword'],
  ['New password', 'password', 'changePassword'],
  ['Confirm new password', 'password', 'changePassword'],
  [label, 'bank-name', 'updateBankAccountName'],
] as const)('quality 1: "%s" cannot be changed while it is sent', async (name, sheet, operation) => {
  await open(`/user/profile?open=${sheet}`, withThaiName);
  if (sheet === 'bank-name') await fill(label, 'MALEE SRISUK');
  else for (const each of ['Old password', 'New password', 'Confirm new password']) await fill(each, 'naga1234');
  const release = holdAnswer(operation);
  await press('button', 'Save');
  await until(() => callsOf(operation).length === 1, 'the request');
  const isLocked = (await field(name)).hasAttribute('readonly');
  await release();
  expect(isLocked).toBe(true);
});

describe('the play reminder', () => {
  const remind = async () => {
    await open('/user/profile');
    await fill('Play-time reminder', 'off');
    await fill('Play-time reminder', '30');
    control.clearRequests();
    await time.pass(30 * 60_000 + 1_000);
    await until(() => all('alertdialog').length > 0, 'the reminder');
  };

  test('B-14 says how long the member has been here', async () => {
    await remind();
    await see("You've been here for 30 minutes. This is a good time for a break.");
  });

  test('B-14 is closed by Escape', async () => {
    await remind();
    fireEvent(place(), new Event('cancel', { cancelable: true }));
    await until(() => all('alertdialog').length === 0, 'the page');
    expect(location.pathname).toBe('/user/profile');
  });

  test.each([
    ['off', 31],
    ['60', 31],
  ])('B-14 does not come on the return to the tab after it was set to %s', async (chosen, minutes) => {
    await open('/user/profile');
    await fill('Play-time reminder', 'off');
    await fill('Play-time reminder', '30');
    await fill('Play-time reminder', chosen);
    await time.pass(minutes * 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await time.pass(1_000);
    expect(all('alertdialog')).toEqual([]);
  });

  test('B-14 A-116 is kept in this browser and sends nothing', async () => {
    await remind();
    await press('button', 'Got it');
    await time.pass(1_000);
    expect(Object.values(localStorage)).toContain('30');
    expect(sandbox.requests).toEqual([]);
  });
});
