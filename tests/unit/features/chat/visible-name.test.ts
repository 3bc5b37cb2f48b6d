import { expect, test } from 'vitest';
import { visibleName } from '../../../../src/features/chat/visible-name.ts';

test.each([
  ['photo\u202Egpj.exe', 'photo<U+202E>gpj.exe'],
  ['a\u0000b\nc\td', 'a<U+0000>b<U+000A>c<U+0009>d'],
  ['\u2066x\u2069', '<U+2066>x<U+2069>'],
  ['zero\u200Bwidth', 'zero<U+200B>width'],
  ['line\u2028end', 'line<U+2028>end'],
  ['half\uD83D', 'half<U+D83D>'],
  ['tag\u{E0041}', 'tag<U+E0041>'],
])('quality 7: the name of %j hides nothing', (name, shown) => {
  expect(visibleName(name)).toBe(shown);
});

test.each(['slip.png', 'สลิปโอนเงิน น้ำใจ.jpg', 'ສະລິບ.png', 'fotó (1) – kopie.jpeg', 'ملف.png', '写真😀.gif'])(
  'R-399 %s is unchanged',
  (name) => {
    expect(visibleName(name)).toBe(name);
  },
);
