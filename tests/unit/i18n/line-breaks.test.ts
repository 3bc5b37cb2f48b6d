import { describe, expect, test } from 'vitest';
import { withLineBreaks, withoutLineBreaks } from '../../../src/i18n/line-breaks.ts';
import { namespaces, type Namespace } from '../../../src/i18n/namespaces.ts';

/** Visible marks: `~` joins, `|` allows a break. */
const shown = (text: string) => text.replaceAll('\u2060', '~').replaceAll('\u200B', '|');

describe('quality 15: words that browsers split stay whole', () => {
  test.each([
    ['แอดมิน', 'แ~อ~ด~มิ~น'],
    ['แท็บ', 'แ~ท็~บ'],
    ['คาสิโน', 'ค~า~สิ~โ~น'],
    ['อัปโหลด', 'อั~ป~โ~ห~ล~ด'],
    ['สอบถามแอดมินก่อนโอน', 'สอบถาม|แ~อ~ด~มิ~น|ก่อนโอน'],
    ['ติดต่อแอดมิน', 'ติดต่อ|แ~อ~ด~มิ~น'],
    ['(ติดต่อแอดมิน)', '(ติดต่อ|แ~อ~ด~มิ~น)'],
  ])('Thai %s', (text, expected) => {
    expect(shown(withLineBreaks(text, 'th'))).toBe(expected);
  });

  test.each([
    ['ໂຫຼດ', 'ໂ~ຫຼ~ດ'],
    ['ສະລິບ', 'ສ~ະ~ລິ~ບ'],
    ['ເຊີບເວີ', 'ເ~ຊີ~ບ~ເ~ວີ'],
    ['ອັບໂຫຼດສະລິບ', 'ອັ~ບ~ໂ~ຫຼ~ດ|ສ~ະ~ລິ~ບ'],
    ['ຍັງໂຫຼດວົງເງິນ', 'ຍັງ|ໂ~ຫຼ~ດ|ວົງເງິນ'],
    ['ລະບົບ. ກະລຸນາຕິດຕໍ່ແອັດມິນ.', 'ລະບົບ. ກ~ະ~ລຸ~ນ~າ|ຕິດຕໍ່|ແ~ອັ~ດ~ມິ~ນ.'],
    ['ອັບໂຫຼດ {n}%', 'ອັ~ບ~ໂ~ຫຼ~ດ {n}%'],
    ['ສະຖານະສະລິບ', 'ສ~ະ~ຖ~າ~ນ~ະ|ສ~ະ~ລິ~ບ'],
    ['ຢ່າເຮັດລາຍການຊ້ຳ', 'ຢ່າເຮັດ|ລ~າ~ຍ~ກ~າ~ນ|ຊ້ຳ'],
    ['ໝຸນກົງລໍ້ບໍ່ໄດ້', 'ໝຸນ|ກົ~ງ~ລໍ້|ບໍ່ໄດ້'],
    ['ໂປຣໄຟລ໌', 'ໂ~ປ~ຣ~ໄ~ຟ~ລ໌'],
  ])('Lao %s', (text, expected) => {
    expect(shown(withLineBreaks(text, 'la'))).toBe(expected);
  });

  // Node and Chromium use the same Thai dictionary. Over all texts of the product their breaks are equal (measured).
  test('no Thai text has a word that browsers split', async () => {
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
          const within = Array.from(word).map((_, letter) => index + letter);
          expect(
            within.slice(1).filter((letter) => cuts.has(letter)),
            `${name}.${key}: ${word}`,
          ).toEqual([]);
        }
      }
    }
  });

  test('English, and texts without such a word, are unchanged', () => {
    expect(withLineBreaks('ยอดเงินรวม 1,234.50', 'th')).toBe('ยอดเงินรวม 1,234.50');
    expect(withLineBreaks('', 'la')).toBe('');
    expect(withLineBreaks('คุยกันแอดมิน', 'en')).toBe('คุยกันแอดมิน');
  });

  test.each([
    ['th', 'ภายใน 1 ชั่วโมง และ 1,234.50 บาท', 'ภายใน 1\u00a0ชั่วโมง และ 1,234.50\u00a0บาท'],
    ['la', '10 ວິນາທີ', '10\u00a0ວິນາທີ'],
    ['en', 'within 1 hour of 20/11/2026 10:00', 'within 1\u00a0hour of 20/11/2026 10:00'],
  ] as const)('in %s a number stays on the line of the word after it', (locale, text, shown) => {
    expect(withLineBreaks(text, locale)).toBe(shown);
    expect(withoutLineBreaks(shown)).toBe(text);
  });

  test('the marks can be removed', () => {
    for (const text of ['กรุณาติดต่อแอดมินก่อนโอน', 'ກະລຸນາອັບໂຫຼດສະລິບອີກຄັ້ງ']) {
      expect(withLineBreaks(text, 'th') + withLineBreaks(text, 'la')).toMatch(/[\u2060\u200B]/);
      expect(withoutLineBreaks(withLineBreaks(text, 'th'))).toBe(text);
      expect(withoutLineBreaks(withLineBreaks(text, 'la'))).toBe(text);
    }
  });
});
