import { fireEvent } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../support/deferred.ts';
import { smallPicture } from '../../support/pictures.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, chooseFile, field, find, open, place, press, see, shownText, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';
import { WireXhr } from '../../support/wire-xhr.ts';

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

  test('A-61 B-07 that was removed is asked for when it is sent', async () => {
    await open(sheet);
    await chooseFile(/Choose/, picture('slip.png'));
    await press('button', 'Remove');
    await press('button', 'Upload slip');
    await until(() => said() === 'Please choose a slip image first', 'the message');
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
    const isAnnounced = () => all('status').some(({ textContent }) => textContent.includes('Slip image chosen'));
    await open(sheet);
    await chooseFile(/Choose/, picture('slip.png'), 0);
    await until(isAnnounced, 'the announcement');
    await until(() => !isAnnounced(), 'its end');
    await chooseFile(/Choose/, paper, 0);
    await until(() => said() !== '', 'the message');
    await time.pass(1_000);
    expect(isAnnounced()).toBe(false);
  });

  test('A-61 that is chosen last counts, however late another one is read', async () => {
    await open(sheet);
    await chooseFile(/Choose/, paper, 0);
    await chooseFile(/Choose/, picture('slip.png'));
    await see('slip.png');
    expect(said()).toBe('');
  });

  test('A-61 that is chosen last keeps its message when another one was read', async () => {
    // Each picture takes its whole time.
    vi.stubGlobal(
      'Image',
      class {
        decode = () => deferred().promise;
      },
    );
    await open(sheet);
    await chooseFile(/Choose/, picture('slip.png'), 0);
    await chooseFile(/Choose/, paper);
    expect(said()).toContain('Please choose an image');
  });

  test('R-426 A-157 that is refused says nothing of money', async () => {
    vi.stubGlobal('XMLHttpRequest', WireXhr);
    control.fail('uploadSlip', { code: 'SLIP_INVALID_FILE' });
    await open(sheet);
    await chooseFile(/Choose/, picture('slip.png'));
    await press('button', 'Upload slip');
    await find('alertdialog');
    expect(shownText()).not.toMatch(/money/i);
  });
});

const { hold, piece } = WireXhr;
afterEach(() => {
  Object.assign(WireXhr, { hold, piece });
  vi.unstubAllGlobals();
});

/** Presses "Upload slip"; only the first bytes are sent. */
async function beginUpload() {
  vi.stubGlobal('XMLHttpRequest', WireXhr);
  const never = deferred();
  let pieces = 0;
  WireXhr.piece = 8;
  WireXhr.hold = () => ((pieces += 1) > 1 ? never.promise : Promise.resolve());
  await open(sheet);
  await chooseFile(/Choose/, picture('slip.png'));
  await press('button', 'Upload slip');
  await find('button', 'Cancel upload');
}

describe('a file by hand', () => {
  const give = async (how: string) => {
    const transfer = { files: [picture('other.png')], types: ['Files'] };
    if (how === 'pasted') fireEvent.paste(document, { clipboardData: transfer });
    else fireEvent.drop(place().firstElementChild ?? place(), { dataTransfer: transfer });
    // Longer than the check of a picture.
    await time.pass(6_000);
  };

  test.each(['dropped', 'pasted'])('B-07 that is %s is the slip', async (how) => {
    await open(sheet);
    await give(how);
    await see('other.png');
  });

  test.each(['dropped', 'pasted'])('B-07 that is %s during the upload changes nothing', async (how) => {
    await beginUpload();
    await give(how);
    expect(shownText()).toContain('slip.png');
    expect(shownText()).not.toContain('other.png');
  });
});

test('B-07 R-471 a slow upload sets fewer than 50 timers in 5 s', async () => {
  vi.stubGlobal('XMLHttpRequest', WireXhr);
  await open(sheet);
  await chooseFile(/Choose/, picture('slip.png'));
  const release = holdAnswer('uploadSlip');
  await press('button', 'Upload slip');
  await until(() => callsOf('uploadSlip').length === 1, 'the upload');
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await time.pass(5_000);
  expect(timers.mock.calls.length).toBeLessThan(50);
  timers.mockRestore();
  await release();
});

test('B-07 an upload whose last byte was sent says so, and cannot be cancelled', async () => {
  vi.stubGlobal('XMLHttpRequest', WireXhr);
  await open(sheet);
  await chooseFile(/Choose/, picture('slip.png'));
  const shown: boolean[][] = [];
  const watch = new MutationObserver(() =>
    shown.push([shownText().includes('Slip sent'), all('button', 'Cancel upload').length > 0]),
  );
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await press('button', 'Upload slip');
  await see('Slip uploaded');
  watch.disconnect();
  const sent = shown.filter(([isSent]) => isSent);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.every(([, canCancel]) => !canCancel)).toBe(true);
});

describe('an upload that is cancelled', () => {
  async function cancel() {
    await beginUpload();
    await press('button', 'Cancel upload');
    await until(() => all('button', 'Cancel upload').length === 0, 'the end of the upload');
  }

  test('B-07 B-04 leaves the focus on the choice of a slip', async () => {
    await cancel();
    await isFocused(/^Choose another slip image/);
  });

  test('B-07 R-218 is no failure, and the slip stays', async () => {
    await cancel();
    await time.pass(1_000);
    expect(all('alertdialog')).toEqual([]);
    expect(shownText()).toContain('slip.png');
  });

  test('B-07 can be sent after it', async () => {
    const before = control.slips(rich).length;
    await cancel();
    WireXhr.hold = hold;
    await press('button', 'Upload slip');
    await see('Slip uploaded');
    expect(control.slips(rich)).toHaveLength(before + 1);
  });

  test('B-07 A-118 before an answer cannot be sent again with its key', async () => {
    vi.stubGlobal('XMLHttpRequest', WireXhr);
    const never = deferred();
    let pieces = 0;
    const slip = picture('slip.png');
    // The service may have all of it already.
    WireXhr.piece = slip.size + 100;
    WireXhr.hold = () => ((pieces += 1) > 1 ? never.promise : Promise.resolve());
    await open(sheet);
    sessionStorage.setItem('keys-honoured', 'true');
    await chooseFile(/Choose/, slip);
    await press('button', 'Upload slip');
    await press('button', 'Cancel upload');
    await see('Not confirmed yet');
    await find('link', 'Upload status');
    expect(all('button', 'Send it again')).toEqual([]);
  });
});
