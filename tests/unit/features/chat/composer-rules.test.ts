import { describe, expect, test, vi } from 'vitest';
import { acceptedAttachments, readAttachment, readDraft } from '../../../../src/features/chat/composer-rules.ts';
import { beginningOf, type FileKind } from '../../../support/file-beginnings.ts';

const megabyte = 1_048_576;

/** A file of this size with the first bytes of this type. */
const file = (name: string, content: FileKind, { type = '', size = 100 } = {}) =>
  new File([beginningOf[content], new Uint8Array(size - beginningOf[content].length)], name, { type });

describe('attachments', () => {
  test.each([
    ['photo.png', 'image/png', 'image/png'],
    ['photo.jpeg', 'image/jpeg', 'image/jpeg'],
    ['photo.JPG', 'image/jpeg', 'image/jpg'],
    ['moving.gif', 'image/gif', 'image/gif'],
    ['screen.mp4', 'video/mp4', 'video/mp4'],
    ['IMG_0001.MOV', 'video/quicktime', 'video/quicktime'],
    ['สลิป.โอนเงิน.png', 'image/png', 'image/png'],
  ] as const)('R-409 A-90 %s of content %s and type %s is taken', async (name, content, type) => {
    expect(await readAttachment(file(name, content, { type }))).toMatchObject({ file: { name, type: content } });
    expect(acceptedAttachments.split(',')).toContain(type);
  });

  test.each(['', 'application/octet-stream', 'application/pdf', 'video/mp4'])(
    'R-409 A-90 a JPEG of type "%s" is sent as image/jpeg with the same bytes',
    async (type) => {
      const given = file('photo.jpg', 'image/jpeg', { type });
      const { file: sent } = (await readAttachment(given)) as { file: File }; // it is taken
      expect([sent.type, sent.name]).toEqual(['image/jpeg', 'photo.jpg']);
      expect(await sent.bytes()).toEqual(await given.bytes());
    },
  );

  test('R-409 A-90 a file that has the type of its content is sent as it is', async () => {
    const given = file('photo.png', 'image/png', { type: 'image/png' });
    expect(await readAttachment(given)).toEqual({ file: given });
  });

  test.each([
    ['photo', 'image/png', 'image/png'],
    ['photo.', 'image/png', 'image/png'],
    ['.png', 'image/png', 'image/png'],
    ['folder.d/photo', 'image/png', 'image/png'],
    ['slip.jpg', 'pdf', 'image/jpeg'],
    ['drawing.svg', 'svg', 'image/svg+xml'],
    ['photo.jpg', 'heic', 'image/jpeg'],
    ['photo.webp', 'image/webp', 'image/webp'],
    ['photo.png', 'image/webp', 'image/png'],
    ['empty.png', 'empty', 'image/png'],
  ] as const)('R-410 R-411 A-90 %s of content %s is not', async (name, content, type) => {
    const size = content === 'empty' ? 0 : 100;
    expect(await readAttachment(file(name, content, { type, size }))).toEqual({
      problem: { text: 'fileNotSupported' },
    });
  });

  test('A-90 a file that cannot be read says so', async () => {
    const gone = file('gone.png', 'image/png');
    vi.spyOn(gone, 'slice').mockImplementation(() => {
      const part = new Blob();
      vi.spyOn(part, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
      return part;
    });
    expect(await readAttachment(gone)).toEqual({ problem: { text: 'fileNotReadable' } });
  });

  test.each([
    ['photo.png', 'image/png', 10],
    ['screen.mp4', 'video/mp4', 20],
    ['screen.mov', 'video/quicktime', 20],
  ] as const)('R-412 A-112 %s of content %s may have %i MB and no byte more', async (name, content, most) => {
    expect(await readAttachment(file(name, content, { size: most * megabyte }))).toHaveProperty('file');
    expect(await readAttachment(file(name, content, { size: most * megabyte + 1 }))).toEqual({
      problem: { text: 'fileTooLarge', n: most },
    });
  });
});

test('R-408 a text is trimmed, and a blank one is not sent', () => {
  expect(readDraft(' hi \n')).toEqual({ text: 'hi', isTooLong: false, used: undefined });
  expect(readDraft(' \n\t\u00a0 ').text).toBe('');
});

test('R-408 2000 characters can be sent, 2001 cannot; trimmed spaces do not count', () => {
  expect(readDraft('x'.repeat(2000)).isTooLong).toBe(false);
  expect(readDraft(` ${'x'.repeat(2000)} `).isTooLong).toBe(false);
  expect(readDraft('x'.repeat(2001)).isTooLong).toBe(true);
});

test('R-408 a character is a code point, as in the contract', () => {
  expect(readDraft('😀'.repeat(2000))).toMatchObject({ isTooLong: false, used: 2000 });
  expect(readDraft('😀'.repeat(2001)).isTooLong).toBe(true);
  expect(readDraft('😀'.repeat(1800)).used).toBeUndefined();
});

test('R-408 the count shows near the limit only', () => {
  expect(readDraft('x'.repeat(1800)).used).toBeUndefined();
  expect(readDraft('x'.repeat(1801)).used).toBe(1801);
  expect(readDraft('x'.repeat(2400)).used).toBe(2400);
});
