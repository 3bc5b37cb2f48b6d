import { describe, expect, test } from 'vitest';
import { all, field, fill, find, open, press, until } from '../../support/screen.ts';
import { control } from '../../support/screen-service.ts';

const link = 'https://gift.truemoney.com/campaign/?v=abcdefgh';

describe('a refused gift link', () => {
  const refuse = async () => {
    await open('/user/profile?open=deposit&way=link');
    await fill('Gift link', link);
    control.fail('submitTruelink', { code: 'TRUELINK_INVALID' });
    await press('button', 'Send link');
    await until(() => document.querySelector('[data-tone=danger]') !== null, 'the toast');
  };
  const noteOf = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-describedby') ?? '');

  test('R-427 marks its field with the reason of the toast', async () => {
    await refuse();
    const input = await field('Gift link');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(noteOf(input)?.textContent).not.toBe('');
    expect(document.querySelector('[data-tone=danger]')?.textContent).toContain(noteOf(input)?.textContent);
  });

  test('R-427 marks its field until the link is another one', async () => {
    await refuse();
    await fill('Gift link', `${link}2`);
    expect((await field('Gift link')).getAttribute('aria-invalid')).toBeNull();
  });
});

test('A-157 a refusal with two ways on has a button for each and the cross', async () => {
  await open('/user/profile?open=deposit&way=qr&bank=WW');
  await fill(/Amount/, '500');
  control.fail('createQrcode', { code: 'NO_BANK' });
  await press('button', 'Create QR 500.00 baht');
  await find('alertdialog');
  await find('link', 'Contact us');
  expect(all('button', 'OK')).toEqual([]);
});

test('B-06 a QR code says in a wide window that a bank app scans it', async () => {
  await open('/user/profile?open=deposit&way=qr&bank=WW');
  await fill(/Amount/, '500');
  await press('button', 'Create QR 500.00 baht');
  const save = await find('button', 'Save QR image');
  expect(save.previousElementSibling?.textContent).toBe('Scan this code with your bank app');
});
