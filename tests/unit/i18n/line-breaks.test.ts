import { expect, test } from 'vitest';
import { withLineBreaks, withoutLineBreaks } from '../../../src/i18n/line-breaks.ts';
import { namespaces, type Namespace } from '../../../src/i18n/namespaces.ts';

/** Visible marks: `~` joins, `|` allows a break, `_` does not. */
const shown = (text: string) => text.replaceAll('\u2060', '~').replaceAll('\u200B', '|').replaceAll('\u00a0', '_');

test.each([
  ['th', 'แท็บ', 'แท็บ'],
  ['th', 'สอบถามแอดมินก่อนโอน', 'สอบถาม|แอด~มิน|ก่อนโอน'],
  ['th', '(ติดต่อแอดมิน)', '(ติดต่อ|แอด~มิน)'],
  ['la', 'ເຊີບເວີ', 'ເຊີ~ບ~ເວີ'],
  ['la', 'ອັບໂຫຼດສະລິບ', 'ອັບ~ໂຫຼ~ດ|ສະ~ລິບ'],
  ['la', 'ຍັງໂຫຼດວົງເງິນ', 'ຍັງ|ໂຫຼ~ດ|ວົງເງິນ'],
  ['la', 'ລະບົບ. ກະລຸນາຕິດຕໍ່ແອັດມິນ.', 'ລະບົບ. ກະລຸນາ|ຕິດຕໍ່|ແອັດ~ມິນ.'],
  ['la', 'ອັບໂຫຼດ {n}%', 'ອັບ~ໂຫຼ~ດ {n}%'],
  ['la', 'ໂປຣໄຟລ໌', 'ໂປຣ~ໄຟລ໌'],
  ['th', 'ภายใน 1 ชั่วโมง และ 1,234.50 บาท', 'ภายใน 1_ชั่วโมง และ 1,234.50_บาท'],
  ['en', 'within 1 hour of 20/11/2026 10:00', 'within 1 hour of 20/11/2026 10:00'],
  ['en', 'คุยกันแอดมิน', 'คุยกันแอดมิน'],
] as const)('quality 15: words that browsers split, and units, stay whole, in %s %s', (locale, text, expected) => {
  const marked = withLineBreaks(text, locale);
  expect(shown(marked)).toBe(expected);
  expect(withoutLineBreaks(marked)).toBe(text);
});

// Node and Chromium use the same Thai dictionary. Over all texts of the product their breaks are equal (measured).
test('quality 15: no Thai text has a word that browsers split', async () => {
  const words = 'กรอก แสดง แชท แตะ เลือก ยอด เงิน โอน ฝาก ถอน รับ โบนัส แอดมิน แท็บ คาสิโน อัปโหลด'.split(' ');
  const dictionary = new Intl.Segmenter('th', { granularity: 'word' });
  // Object.keys loses the type.
  for (const name of Object.keys(namespaces) as Namespace[]) {
    for (const [key, text] of Object.entries(await namespaces[name].th())) {
      let place = 0;
      const cuts = new Set<number>();
      for (const { segment } of dictionary.segment(withLineBreaks(text, 'th'))) {
        cuts.add(place);
        place += withoutLineBreaks(segment).length;
      }
      for (const { 0: word, index } of text.matchAll(new RegExp(words.join('|'), 'gu'))) {
        const within = Array.from(word, (_, letter) => index + letter).slice(1);
        expect(
          within.filter((letter) => cuts.has(letter)),
          `${name}.${key}: ${word}`,
        ).toEqual([]);
      }
    }
  }
});
