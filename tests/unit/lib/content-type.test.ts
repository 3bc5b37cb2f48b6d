import { expect, test } from 'vitest';
import { contentType } from '../../../src/lib/content-type.ts';

const file = (beginning: string) => new Blob([Uint8Array.from(beginning, (each) => each.charCodeAt(0)), 'rest']);

test.each([
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff\xdb', 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['RIFF\n\n\n\nWEBPVP8X', 'image/webp'],
  ['\0\0\0\x18ftypisom', 'video/mp4'],
  ['\0\0\0\x0aftypmp42', 'video/mp4'],
  ['\0\0\0\x1cftyp3gp4', 'video/mp4'],
  ['\0\0\0\x1cftypM4V ', 'video/mp4'],
  ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
  ['\0\0\0\x08wide\0\0', 'video/quicktime'],
])('A-61 A-90 a file that begins with %j is %s', async (beginning, type) => {
  expect(await contentType(file(beginning))).toBe(type);
});

test.each([
  '',
  '%PDF-1.7',
  '<svg xmlns=',
  '<!doctype html>',
  'PNG',
  'RIFF\n\n\n\nWAVEfmt ',
  ...['heic', 'heix', 'hevc', 'mif1', 'msf1', 'avif', 'avis', 'crx ', 'jxl ', 'M4A '].map(
    (brand) => `\0\0\0\x18ftyp${brand}`,
  ),
])('A-61 A-90 a file that begins with %j is of no accepted type', async (beginning) => {
  expect(await contentType(file(beginning))).toBeUndefined();
});

test('A-61 A-90 only the beginning counts', async () => {
  expect(await contentType(file(' GIF89a'))).toBeUndefined();
});
