import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { field, fill, open, press, see, until } from '../../support/screen.ts';

// What the field of an amount does with its text.

const transfer = '/user/profile?open=transfer&to=PGSLOT';
const sheets = [
  transfer,
  '/user/profile?open=withdraw',
  '/user/profile?open=deposit&way=qr&bank=WW',
  '/user/profile?open=game&slot=PGSLOT',
];

// An amount is an input.
const amount = async () => (await field(/Amount/)) as HTMLInputElement;

test.each(sheets)('A-93 a decimal comma becomes a point when the field is left: %s', async (address) => {
  await open(address);
  await fill(/Amount/, '1234,5');
  const input = await amount();
  expect(input.value).toBe('1234,5');
  input.blur();
  await time.settle();
  expect(input.value).toBe('1,234.5');
});

test('B-20 R-446 undo changes no amount that is being sent', async () => {
  await open(transfer);
  await fill(/Amount/, '100');
  const input = await amount();
  const undo = () => fireEvent.keyDown(input, { key: 'z', ctrlKey: true });
  undo();
  expect(input.value).toBe('');
  fireEvent.keyDown(input, { key: 'y', ctrlKey: true });
  expect(input.value).toBe('100');
  const release = holdAnswer('transfer');
  await press('button', 'Transfer 100.00 baht');
  await until(() => callsOf('transfer').length === 1, 'the request');
  undo();
  const { value } = input;
  await release();
  expect(value).toBe('100');
});

describe('an amount of many digits', () => {
  const isLong = (text: string) =>
    [...document.querySelectorAll<HTMLElement>('[translate=no]')].find(({ textContent }) => textContent === text)
      ?.dataset['long'] !== undefined;

  test.each([
    ['฿123,456,789.00', 123_456_789, false],
    ['฿1,234,567,890.00', 1_234_567_890, true],
  ])('A-128 makes room in its card: %s', async (text, held, expected) => {
    const typical = typicalOf('getWallet');
    control.fail('getWallet', { body: { ...typical, wallet: { amount: held } }, times: 9 });
    await open('/user/home');
    await see(text);
    expect(isLong(text)).toBe(expected);
  });

  test.each([
    ['12345678901', false],
    ['123456789012.5', true],
  ])('A-128 makes room in its field: %s', async (typed, expected) => {
    await open(transfer);
    await fill(/Amount/, typed);
    expect((await amount()).closest('[data-long]') !== null).toBe(expected);
  });
});
