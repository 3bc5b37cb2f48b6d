import { describe, expect, test } from 'vitest';
import { acceptedAttachments, attachmentProblem, readDraft } from '../../../../src/features/chat/composer-rules.ts';

const megabyte = 1_048_576;
const file = (name: string, type: string, size = 10) => ({ name, type, size });

describe('attachments', () => {
  test.each([
    ['photo.png', 'image/png'],
    ['photo.jpeg', 'image/jpeg'],
    ['photo.JPG', 'image/jpg'],
    ['moving.gif', 'image/gif'],
    ['screen.mp4', 'video/mp4'],
    ['IMG_0001.MOV', 'video/quicktime'],
    ['สลิป.โอนเงิน.png', 'image/png'],
  ])('R-409 A-90 %s of type %s is taken', (name, type) => {
    expect(attachmentProblem(file(name, type))).toBeUndefined();
    expect(acceptedAttachments.split(',')).toContain(type);
  });

  test.each<[name: string, type: string, size?: number]>([
    ['photo.png', 'image/png', 0],
    ['photo', 'image/png'],
    ['photo.', 'image/png'],
    ['.png', 'image/png'],
    ['folder.d/photo', 'image/png'],
    ['slip.pdf', 'application/pdf'],
    ['drawing.svg', 'image/svg+xml'],
    ['page.png', 'text/html'],
    ['photo.webp', 'image/webp'],
    ['unknown.png', ''],
  ])('R-410 R-411 A-90 %s of type "%s" is not', (name, type, size = 10) => {
    expect(attachmentProblem(file(name, type, size))).toEqual({ text: 'fileNotSupported' });
  });

  test.each([
    ['photo.png', 'image/png', 10],
    ['screen.mp4', 'video/mp4', 20],
    ['screen.mov', 'video/quicktime', 20],
  ])('R-412 A-112 %s of type %s may have %i MB and no byte more', (name, type, most) => {
    expect(attachmentProblem(file(name, type, most * megabyte))).toBeUndefined();
    expect(attachmentProblem(file(name, type, most * megabyte + 1))).toEqual({ text: 'fileTooLarge', n: most });
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
