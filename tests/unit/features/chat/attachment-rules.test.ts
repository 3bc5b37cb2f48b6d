import { describe, expect, test } from 'vitest';
import { acceptedAttachments, attachmentProblem } from '../../../../src/features/chat/attachment-rules.ts';

const megabyte = 1_048_576;
const file = (name: string, type: string, size = 10) => ({ name, type, size });
const unsupported = { text: 'fileNotSupported' };

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

  test.each([
    ['photo', 'image/png'],
    ['photo.', 'image/png'],
    ['.png', 'image/png'],
    ['folder.d/photo', 'image/png'],
    ['slip.pdf', 'application/pdf'],
    ['drawing.svg', 'image/svg+xml'],
    ['page.png', 'text/html'],
    ['photo.webp', 'image/webp'],
    ['unknown.png', ''],
  ])('R-410 R-411 A-90 %s of type "%s" is not', (name, type) => {
    expect(attachmentProblem(file(name, type))).toEqual(unsupported);
  });

  test('R-411 an empty file is refused', () => {
    expect(attachmentProblem(file('photo.png', 'image/png', 0))).toEqual(unsupported);
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
