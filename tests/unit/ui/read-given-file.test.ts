import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timings } from '../../../src/lib/timings.ts';
import { readGivenFile } from '../../../src/ui/read-given-file.ts';
import { beginningOf } from '../../support/file-beginnings.ts';

/** What the browser's decoder does with every picture. */
let decode: () => Promise<void>;
let decoded = 0;

beforeEach(() => {
  decoded = 0;
  vi.useFakeTimers();
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = () => {
        decoded += 1;
        return decode();
      };
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const picture = new File([beginningOf['image/png']], 'slip.png', { type: 'image/png' });
const video = new File([beginningOf['video/mp4']], 'clip.mp4', { type: 'video/mp4' });
const accepted = { 'image/png': 100, 'video/mp4': 100 };
const undecodable = () => Promise.reject(new DOMException('The source image cannot be decoded.', 'EncodingError'));

test('A-61 A-90 a picture that the browser cannot decode is refused', async () => {
  decode = undecodable;
  expect(await readGivenFile(picture, accepted)).toEqual({ problem: 'notReadable' });
});

test('A-61 A-90 a picture that the browser decodes is taken', async () => {
  decode = () => Promise.resolve();
  expect(await readGivenFile(picture, accepted)).toEqual({ file: picture });
  expect(decoded).toBe(1);
});

test('A-90 a video that this browser cannot play is taken', async () => {
  decode = undecodable;
  expect(await readGivenFile(video, accepted)).toEqual({ file: video });
});

test.each<[string, () => Promise<void>]>([
  [
    'throws',
    () => {
      throw new TypeError('not a function');
    },
  ],
  ['refuses for another reason', () => Promise.reject(new Error('out of memory'))],
  ['never answers', () => new Promise<void>(() => undefined)],
])('A-61 A-90 a decoder that %s refuses no picture', async (_what, decoder) => {
  decode = decoder;
  const given = readGivenFile(picture, accepted);
  await vi.waitFor(() => expect(decoded).toBe(1));
  await vi.advanceTimersByTimeAsync(timings.pictureCheck);
  expect(await given).toEqual({ file: picture });
});
