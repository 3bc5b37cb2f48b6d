import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../support/deferred.ts';
import { beginningOf } from '../../support/file-beginnings.ts';
import { measureLists } from '../../support/measured-list.ts';
import { smallPicture } from '../../support/pictures.ts';
import { all, chooseFile, field, find, open, press, see, until } from '../../support/screen.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { rich } from '../../support/test-world.ts';
import { WireXhr } from '../../support/wire-xhr.ts';

// A file that the member sends in the chat, from its choice to its delivery.

measureLists();

const page = '/user/contact?open=chat';
const picture = () => new File([new Uint8Array(smallPicture('photo'))], 'photo.png', { type: 'image/png' });
const choose = (file: File) => chooseFile('Attach a file', file);
const state = (name: string) => document.querySelector(`[data-state=${name}]`);

const { hold, piece } = WireXhr;
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', WireXhr);
});
afterEach(() => {
  Object.assign(WireXhr, { hold, piece });
  vi.unstubAllGlobals();
});

describe('a file outside the list', () => {
  test.each([
    [
      'a picture by its name, a document by its content',
      new File([beginningOf.pdf], 'slip.jpg', { type: 'image/jpeg' }),
    ],
    ['a picture of another kind', new File([beginningOf['image/webp']], 'slip.webp', { type: 'image/webp' })],
    ['a document', new File([beginningOf.pdf], 'letter.pdf', { type: 'application/pdf' })],
  ])('R-411 is answered by "File is not supported" and not sent: %s', async (_what, file) => {
    await open(page);
    await chooseFile('Attach a file', file, 1_000);
    await see('File is not supported');
    expect(all('listitem')).toEqual([]);
    expect([...callsOf('uploadChatImage'), ...callsOf('uploadChatVideo')]).toEqual([]);
  });
});

describe('a picture', () => {
  /** Sends one that stops after its first bytes, and gives what lets it go on. */
  async function sendHalf() {
    const rest = deferred();
    let pieces = 0;
    WireXhr.piece = 32;
    WireXhr.hold = () => ((pieces += 1) > 1 ? rest.promise : Promise.resolve());
    await open(page);
    await choose(picture());
    await until(() => all('progressbar').length === 1, 'the upload');
    return () => rest.resolve(undefined);
  }

  async function sendInVain() {
    control.fail('uploadChatImage', { status: 500, body: { message: 'disk full' } });
    await open(page);
    await choose(picture());
    await until(() => state('failed') !== null, 'the failure');
  }

  test('R-404 R-417 shows its percent while it is uploaded', async () => {
    const finish = await sendHalf();
    const bar = await find('progressbar');
    await until(() => bar.getAttribute('value') !== '0', 'the progress');
    const percent = Number(bar.getAttribute('value'));
    expect(percent).toBeGreaterThan(0);
    expect(percent).toBeLessThan(100);
    expect(state('uploading_file')?.textContent).toContain(`Uploading ${percent}%`);
    finish();
    await until(() => state('succeed') !== null, 'the end');
  });

  test('R-404 R-118 shows that it is being sent after its upload', async () => {
    const release = holdAnswer('sendChatMessage');
    await open(page);
    await choose(picture());
    await until(() => state('sending') !== null, 'the message');
    expect(state('sending')?.textContent).toBe('Sending');
    expect(callsOf('uploadChatImage').at(-1)?.status).toBe(200);
    await release();
  });

  test('R-404 R-118 shows that it was sent', async () => {
    await open(page);
    await choose(picture());
    await until(() => state('succeed') !== null, 'the delivery');
    expect(state('succeed')?.textContent).toBe('Sent');
    expect(control.conversation(rich).filter(({ sender }) => sender === 'customer')).toHaveLength(1);
  });

  test('R-404 R-118 shows that it could not be sent, and why', async () => {
    await sendInVain();
    expect(state('failed')?.textContent).toContain('disk full');
    expect(control.conversation(rich)).toEqual([]);
  });

  const preview = () => document.querySelector('li img')?.getAttribute('src');

  test('R-404 R-399 is seen while it is uploaded', async () => {
    const finish = await sendHalf();
    expect(preview()).toMatch(/^blob:/);
    finish();
    await until(() => state('succeed') !== null, 'the end');
  });

  test('R-404 R-399 is seen after its upload failed', async () => {
    await sendInVain();
    expect(preview()).toMatch(/^blob:/);
  });

  test('R-399 that was sent is opened from this device', async () => {
    await open(page);
    await choose(picture());
    await until(() => state('succeed') !== null, 'the delivery');
    await press('button', 'View image photo.png');
    const viewer = await find('dialog', 'photo.png');
    await until(() => viewer.querySelector('img') !== null, 'the picture');
    expect(viewer.querySelector('img')?.src).toMatch(/^blob:/);
  });

  test('R-399 R-404 that was sent is shown from this device, also when the history has it', async () => {
    await open(page);
    await choose(picture());
    await until(() => callsOf('listChatHistory').length === 2, 'the history');
    await time.pass(1_000);
    expect(all('listitem')).toHaveLength(1);
    expect(preview()).toMatch(/^blob:/);
  });

  test('R-405 whose upload is cancelled is not uploaded any further', async () => {
    const finish = await sendHalf();
    const aborts = vi.spyOn(WireXhr.prototype, 'abort');
    await press('button', 'Cancel');
    expect(aborts).toHaveBeenCalledTimes(1);
    aborts.mockRestore();
    finish();
  });

  test('A-121 whose upload is cancelled passes the focus of its button on', async () => {
    const finish = await sendHalf();
    await press('button', 'Cancel');
    await until(() => all('listitem').length === 0, 'the end of the message');
    const chat = await find('dialog', 'Chat');
    await until(() => document.activeElement === chat, 'the focus');
    finish();
  });

  test.each([
    ['of a web page is sent', ['text/html', 'Files'], 1],
    ['alone is sent', ['Files'], 1],
    ['with a text is left to the text', ['text/plain', 'text/html', 'Files'], 0],
  ])('A-90 R-409 that is pasted %s', async (_what, types, count) => {
    await open(page);
    const isTaken = !fireEvent.paste(await field('Type a message'), { clipboardData: { files: [picture()], types } });
    await time.pass(6_000);
    expect(isTaken).toBe(count === 1);
    expect(callsOf('uploadChatImage')).toHaveLength(count);
  });

  test('R-405 that failed can be sent again, and is there once', async () => {
    await sendInVain();
    await press('button', 'Send again');
    await until(() => state('succeed') !== null, 'the delivery');
    expect(all('listitem')).toHaveLength(1);
    expect(control.conversation(rich).filter(({ sender }) => sender === 'customer')).toHaveLength(1);
  });

  test('R-405 that failed can be removed, and is not sent then', async () => {
    await sendInVain();
    await press('button', 'Remove');
    await until(() => all('listitem').length === 0, 'the end of the message');
    await time.pass(1_000);
    expect(callsOf('uploadChatImage')).toHaveLength(1);
    expect(control.conversation(rich)).toEqual([]);
  });
});
