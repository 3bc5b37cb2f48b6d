import { describe, expect, test } from 'vitest';
import { smallPicture } from '../../support/pictures.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import {
  all,
  chooseFile,
  field,
  fill,
  find,
  goBack,
  open,
  place,
  press,
  see,
  shownText,
  until,
} from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';

describe('a promotion code', () => {
  const search = async (code: string) => {
    await fill('Promotion code', code);
    await press('button', 'Search');
  };

  test('R-076 R-341 that is searched again is asked for again', async () => {
    await open('/user/bonus');
    await search('naga2026');
    await find('button', 'Claim promotion');
    await goBack();
    control.fail('findPromotion', { code: 'NO_PROMOTION' });
    await search('naga2026');
    await see('Promotion not found');
    expect(callsOf('findPromotion')).toHaveLength(2);
  });

  test('R-341 that was not found is asked for again without a change', async () => {
    control.fail('findPromotion', { code: 'NO_PROMOTION' });
    await open('/user/bonus?open=promotion&code=NAGA2026');
    await see('Promotion not found');
    await press('button', 'Search');
    await find('button', 'Claim promotion');
  });

  test('R-341 that is refused twice keeps its field and the reason', async () => {
    control.fail('findPromotion', { status: 400, body: { message: 'Opens on Monday' }, times: 2 });
    await open('/user/bonus?open=promotion&code=NAGA2026');
    await see('Opens on Monday');
    await press('button', 'Search');
    await until(() => callsOf('findPromotion').length === 2, 'the second search');
    await see('Opens on Monday');
    expect(await field('Promotion code')).toHaveProperty('value', 'NAGA2026');
  });

  test('B-05 Back after two codes in the sheet leads to the page', async () => {
    await open('/user/bonus');
    await search('nope');
    await see('Promotion not found');
    await search('nada');
    await until(() => callsOf('findPromotion').length === 2, 'the second search');
    await see('Promotion not found');
    await goBack();
    expect(all('dialog')).toEqual([]);
    expect(location.pathname).toBe('/user/bonus');
  });
});

describe('a refund that is asked for again after a refusal', () => {
  test('B-41 R-280 is told with the amount of the second question', async () => {
    control.lose(rich, 1_000);
    await open('/user/profile?open=refund&step=ask');
    const first = (await find('button', /^Claim \d/)).textContent;
    control.fail('receiveRefund', { code: 'NO_REFUND' });
    control.lose(rich, 2_000);
    await press('button', /^Claim \d/);
    await until(() => all('button', /^Claim \d/)[0]?.textContent !== first, 'another amount');
    const second = (await find('button', /^Claim \d/)).textContent.replace('Claim ', '');
    await press('button', /^Claim \d/);
    await see('Refund received');
    expect(place().textContent).toContain(second);
  });
});

const createCode = async () => {
  await fill(/Amount/, '500');
  await press('button', 'Create QR 500.00 baht');
  await see('Expires in');
};

describe('a second QR code after a deposit for the first one', () => {
  test.each([
    ['that ends is not called paid', 'expired', 'This QR code can no longer be used'],
    ['that is paid is called paid', 'paid', 'Deposit received'],
  ] as const)('A-127 %s', async (_what, end, text) => {
    control.setDelays({ qrLifetimeMs: 5_000 });
    await open('/user/profile?open=deposit&way=qr&bank=WW');
    await createCode();
    await see('This QR code has expired');
    control.credit(rich, 500);
    control.setDelays({ qrLifetimeMs: 900_000 });
    await createCode();
    await time.settle();
    control.settleQr(rich, end);
    await see(text);
    expect(shownText().includes('Deposit received')).toBe(end === 'paid');
  });
});

describe('a QR code that is gone', () => {
  test('A-127 is not called paid before the statement is read', async () => {
    await open('/user/profile?open=deposit&way=qr&bank=WW');
    await createCode();
    await time.settle();
    const release = holdAnswer('listStatements');
    const [reads, statements] = [callsOf('getQrcode').length, callsOf('listStatements').length];
    control.settleQr(rich, 'expired');
    await until(() => callsOf('getQrcode').length > reads, 'a look at the code');
    await until(() => callsOf('listStatements').length > statements, 'a look at the statement');
    expect(shownText()).not.toContain('Deposit received');
    await release();
    await see('This QR code can no longer be used');
  });
});

describe('a slip', () => {
  const reason = () =>
    all('alert')
      .map(({ textContent }) => textContent)
      .join('');

  test.each([
    ['of another kind', new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' })],
    ['that is too large', new File([new Uint8Array(smallPicture('slip')), new Uint8Array(10_485_760)], 'slip.png')],
  ])('A-61 %s takes its reason along when it is removed', async (_kind, file) => {
    await open('/user/profile?open=deposit&way=slip');
    await chooseFile(/Choose/, file);
    await until(() => reason() !== '', 'the reason');
    await press('button', 'Remove');
    expect(reason()).toBe('');
  });
});
