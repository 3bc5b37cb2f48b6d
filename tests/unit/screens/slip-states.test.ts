import { describe, expect, test } from 'vitest';
import { smallPicture } from '../../support/pictures.ts';
import { callsOf, time } from '../../support/screen-service.ts';
import { all, chooseFile, field, open, press, see, until } from '../../support/screen.ts';

const sheet = '/user/profile?open=deposit&way=slip';
const picture = (name: string) => new File([new Uint8Array(smallPicture(name))], name, { type: 'image/png' });
const paper = new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' });

const said = () =>
  all('alert')
    .map(({ textContent }) => textContent)
    .join('');
const isFocused = async (label: RegExp) => {
  const wanted = await field(label);
  await until(() => document.activeElement === wanted, 'the focus');
};

describe('a slip', () => {
  test('A-61 B-04 that is missing is asked for, with the focus', async () => {
    await open(sheet);
    await press('button', 'Upload slip');
    await until(() => said() !== '', 'the message');
    await isFocused(/^Choose slip image/);
    expect(callsOf('uploadSlip')).toEqual([]);
  });

  test('B-07 that is removed leaves the focus on the next choice', async () => {
    await open(sheet);
    await chooseFile(/Choose/, picture('slip.png'));
    await see('slip.png');
    await press('button', 'Remove');
    await isFocused(/^Choose slip image/);
  });

  test('B-07 quality 14: that cannot be sent is not announced as chosen', async () => {
    await open(sheet);
    await chooseFile(/Choose/, paper);
    await until(() => said() !== '', 'the message');
    await time.pass(1_000);
    expect(all('status').some(({ textContent }) => textContent.includes('Slip image chosen'))).toBe(false);
  });

  test('A-61 that is chosen last counts, however late another one is read', async () => {
    await open(sheet);
    await chooseFile(/Choose/, paper, 0);
    await chooseFile(/Choose/, picture('slip.png'));
    await see('slip.png');
    expect(said()).toBe('');
  });
});
