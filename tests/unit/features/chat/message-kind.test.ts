import { expect, test } from 'vitest';
import type { Schemas } from '../../../../src/api/wire/types.ts';
import { shownOf, visibleName } from '../../../../src/features/chat/message-kind.ts';

const button = { title: 'ฝากเงิน', type: 'postback', payload: 'DEPOSIT' };
const card = { title: 'วิธีฝากเงิน' };
const video = { fileType: 'video', filePath: '/media/a.mp4', name: 'a.mp4' };
const full: Schemas['ChatPayload'] = { message: 'สวัสดี', buttons: [button], ...video, generic: [card] };
/** The rendered parts of a payload that has every field. */
const parts = (type: string) =>
  Object.entries(shownOf({ message_type: type, payload: full }) ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);

test.each([
  ['buttons', 'buttons'],
  ['media', 'media'],
  ['quick_replies', 'replies'],
  ['generic', 'cards'],
  ...['text', 'postback', 'other', 'sticker', '__proto__', ''].map((type) => [type]),
])('R-115 R-402 A-87 a message of type "%s" shows its text and %s; without content nothing', (type, ...part) => {
  expect(parts(type)).toEqual(['text', ...part]);
  expect(shownOf({ message_type: type, payload: {} })).toBeNull();
  expect(shownOf({ message_type: type, payload: { message: ' \n', buttons: [], generic: [] } })).toBeNull();
});

test('R-399 R-116 a medium is at `url`, else at `filePath`; an unknown kind is a file', () => {
  const media = (payload: Schemas['ChatPayload'], file?: File) =>
    shownOf({ message_type: 'media', payload }, file)?.media;
  const both = media({ fileType: 'image', url: '/u.png', filePath: '/f.png', name: 'n' });
  expect(both).toEqual({ kind: 'image', address: '/u.png', name: 'n' });
  expect(media({ fileType: 'hologram', filePath: '/f' })).toEqual({ kind: 'file', address: '/f', name: '' });
  // Not uploaded yet: a local file.
  expect(media({ fileType: 'image', name: 'n' }, new File([], 'n'))).toEqual({ kind: 'image', address: '', name: 'n' });
});

test.each([
  ['photo\u202Egpj.exe', 'photo<U+202E>gpj.exe'],
  ['a\u0000b\nc\td', 'a<U+0000>b<U+000A>c<U+0009>d'],
  ['\u2066x\u2069', '<U+2066>x<U+2069>'],
  ['zero\u200Bwidth', 'zero<U+200B>width'],
  ['line\u2028end', 'line<U+2028>end'],
  ['half\uD83D', 'half<U+D83D>'],
  ['tag\u{E0041}', 'tag<U+E0041>'],
  ...['สลิปโอนเงิน น้ำใจ.jpg', 'fotó (1) – kopie.jpeg', 'ملف.png', '写真😀.gif'].map((name) => [name, name] as const),
] as const)('R-399 quality 7: the file name %j is shown as %j', (name, shown) => {
  expect(visibleName(name)).toBe(shown);
});
