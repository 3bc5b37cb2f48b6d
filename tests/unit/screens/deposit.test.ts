import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDateTime } from '../../../src/lib/date-time.ts';
import {
  all,
  chooseFile,
  field,
  fill,
  find,
  goBack,
  open,
  press,
  see,
  shownText,
  until,
} from '../../support/screen.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { smallPicture } from '../../support/pictures.ts';
import { rich } from '../../support/test-world.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const qr = (bank: string) => `/user/profile?open=deposit&way=qr&bank=${bank}`;

async function createCode(bank = 'WW') {
  await open(qr(bank));
  await fill(/Amount/, '500');
  await press('button', 'Create QR 500.00 baht');
  await see('Expires in');
}

test('R-158 the next part of a sheet is shown as loading at once after a part that was', async () => {
  const release = holdAnswer('getDepositLookup');
  const releaseCode = holdAnswer('getQrcode');
  await open(qr('WW'));
  const shown = () =>
    [...document.querySelectorAll('dialog [data-skeleton]')].map((each) => each.hasAttribute('data-shown'));
  await time.pass(200);
  expect(shown()).toEqual([true]);
  await release();
  await until(() => callsOf('getQrcode').length > 0, 'the request for the code');
  await time.pass(1);
  expect(shown()).toEqual([true]);
  await releaseCode();
});

describe('a QR code', () => {
  test('R-231 warns 30 s before its end and not before', async () => {
    control.setDelays({ qrLifetimeMs: 40_000 });
    await createCode();
    await see('Expires in 00:31');
    expect(shownText()).not.toContain('This QR code expires in');
    await see('This QR code expires in 30 seconds');
  });

  test('R-231 that has ended says so until there is a new one', async () => {
    control.setDelays({ qrLifetimeMs: 5_000 });
    await createCode();
    await see('This QR code has expired');
    control.setDelays({ qrLifetimeMs: 900_000 });
    await fill(/Amount/, '500');
    await press('button', 'Create QR 500.00 baht');
    await see('Expires in 15:00');
    expect(shownText()).not.toContain('has expired');
  });

  test('R-235 that the provider does not give leaves the amount, which can be sent again', async () => {
    control.setMaintenance('WW', true);
    await open(qr('WW'));
    await fill(/Amount/, '500');
    await press('button', 'Create QR 500.00 baht');
    await until(() => document.querySelector('[data-tone=danger]') !== null, 'the reason');
    control.setMaintenance('WW', false);
    await press('button', 'Create QR 500.00 baht');
    await see('Expires in');
  });

  test('R-231 that is new does not say that one has ended', async () => {
    await open(qr('WW'));
    await find('button', 'Create QR');
    expect(shownText()).not.toContain('has expired');
  });

  test('R-234 is still there when the sheet opens again', async () => {
    await createCode();
    await goBack();
    await open(qr('WW'));
    await see('Expires in');
    expect(control.qrcodes(rich)).toHaveLength(1);
  });
});

/** A canvas that notes what is drawn on it, and pictures that can be loaded. */
function noteDrawing() {
  const drawn: { fill: unknown; text: string | undefined }[] = [];
  const context = {
    fillStyle: '',
    drawImage: () => undefined,
    fillRect: () => drawn.push({ fill: context.fillStyle, text: undefined }),
    fillText: (text: string) => drawn.push({ fill: context.fillStyle, text: text.replaceAll('\u00a0', ' ') }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never); // the parts that are used
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
  class Picture {
    onload?: () => void;
    naturalWidth = 200;
    naturalHeight = 200;
    set src(_address: string) {
      queueMicrotask(() => this.onload?.());
    }
  }
  vi.stubGlobal('Image', Picture);
  return drawn;
}

describe('the saved picture of a QR code', () => {
  test('B-06 has its text in black on white', async () => {
    const drawn = noteDrawing();
    await createCode();
    await press('button', 'Save QR image');
    await until(() => drawn.length === 4, 'the picture');
    expect(drawn.map(({ fill: color, text }) => [color, text !== undefined])).toEqual([
      ['white', false],
      ['black', true],
      ['black', true],
      ['black', true],
    ]);
  });

  test('B-06 says when the code ends, however late it is saved', async () => {
    const drawn = noteDrawing();
    await createCode();
    const end = Date.now() + 900_000;
    await time.pass(100_000);
    await press('button', 'Save QR image');
    await until(() => drawn.length === 4, 'the picture');
    const shownEnd = drawn.at(-1)?.text ?? '';
    // The service sends whole seconds.
    expect([0, 1_000].map((later) => `Expires ${formatDateTime(end + later)}`)).toContain(shownEnd);
  });

  test('B-06 that fails says so, and the code stays', async () => {
    await createCode();
    vi.stubGlobal(
      'Image',
      class {
        onerror?: () => void;
        set src(_address: string) {
          queueMicrotask(() => this.onerror?.());
        }
      },
    );
    await press('button', 'Save QR image');
    await see("We couldn't save the QR image");
    expect(shownText()).toContain('Expires in');
  });
});

describe('a slip', () => {
  const slip = new File([new Uint8Array(smallPicture('slip'))], 'slip.png', { type: 'image/png' });

  test('B-07 that was removed can be chosen again', async () => {
    await open('/user/profile?open=deposit&way=slip');
    await chooseFile(/Choose/, slip);
    await see('slip.png');
    await press('button', 'Remove');
    expect(shownText()).not.toContain('slip.png');
    await chooseFile(/Choose/, slip);
    await see('slip.png');
  });

  test('B-07 is not kept when the sheet opens again', async () => {
    await open('/user/profile?open=deposit&way=slip');
    await chooseFile(/Choose/, slip);
    await see('slip.png');
    await open('/user/profile?open=deposit&way=slip');
    await see('Choose slip image');
    expect(shownText()).not.toContain('slip.png');
  });

  test('A-61 that is refused gives way to a good one', async () => {
    await open('/user/profile?open=deposit&way=slip');
    await chooseFile(/Choose/, new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' }));
    await until(() => all('alert').some(({ textContent }) => textContent !== ''), 'the reason');
    await chooseFile(/Choose/, slip);
    await see('slip.png');
    expect(
      all('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
  });
});

describe('the ways to deposit', () => {
  test('R-210 are read again when the sheet opens again', async () => {
    await open('/user/home');
    await press('link', 'Deposit');
    await see('Bank transfer');
    await goBack();
    await press('link', 'Deposit');
    await see('Bank transfer');
    expect(callsOf('getDepositLookup')).toHaveLength(2);
  });
});

describe('a gift link', () => {
  const link = 'https://gift.truemoney.com/campaign/?v=abcdefgh';
  const view = '/user/profile?open=deposit&way=link';

  test('R-243 that was refused can be sent again', async () => {
    await open(view);
    await fill('Gift link', link);
    control.fail('submitTruelink', { code: 'TRUELINK_INVALID' });
    await press('button', 'Send link');
    await find('button', 'Choose another way to deposit');
    await press('button', 'Send link');
    await until(() => callsOf('submitTruelink').length === 2, 'the second request');
  });

  test.each([
    [120, 0],
    [121, 1],
  ])('R-427 a reason of %i characters has %i buttons to show it whole', async (length, buttons) => {
    await open(view);
    await fill('Gift link', link);
    control.fail('submitTruelink', { status: 400, body: { message: 'x'.repeat(length) } });
    await press('button', 'Send link');
    await until(() => document.querySelector('[data-tone=danger]') !== null, 'the reason');
    expect(all('button', 'Show all')).toHaveLength(buttons);
  });

  test('R-242 is not kept when the sheet opens again', async () => {
    await open('/user/home');
    await press('link', 'Deposit');
    await press('link', /Gift link/);
    await fill('Gift link', link);
    await goBack();
    await press('link', /Gift link/);
    expect(await field('Gift link')).toHaveProperty('value', '');
  });
});
