import type { Locale } from './locale.ts';

const wordJoiner = '\u2060';
const zeroWidthSpace = '\u200B';

/**
 * Words that Chromium's line breaking splits in the middle (measured). A word that contains another one comes first.
 * Intl.Segmenter does not help: it uses the same dictionary as the browser's line breaking.
 */
const wordsCutByBrowsers: Record<Locale, readonly string[]> = {
  th: ['แอดมิน', 'แท็บ', 'คาสิโน', 'อัปโหลด', 'บางส่วน'],
  la: 'ອັບໂຫຼດ ໂຫຼດ ເຊີບເວີ ສະລິບ ໂປຣໂມຊັນ ໂບນັດ ແອັດມິນ ກະລຸນາ ລາຍການ ສະຖານະ ທົດສະນິຍົມ ກົງລໍ້ ຄູປອງ ສະລັອດ ຄາສິໂນ ອິນເຕີເນັດ ອັບເດດ ໂປຣໄຟລ໌ ວິດີໂອ ຣີເຊັດ'.split(
    ' ',
  ),
  en: [],
};

const patterns = {
  th: pattern(wordsCutByBrowsers.th),
  la: pattern(wordsCutByBrowsers.la),
};

/** Keeps a number on the line of the word after it. */
export function withUnits(text: string): string {
  return text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
}

/**
 * Inserts invisible marks that keep these words whole and allow line breaks around them, and keep units. English texts
 * have none: their words end at a space, so `Units` can keep a number with its unit.
 */
export function withLineBreaks(text: string, locale: Locale): string {
  if (locale === 'en') return text;
  return withUnits(text).replace(patterns[locale], (_match, before: string, word: string, after: string) => {
    return (before && before + zeroWidthSpace) + joined(word) + (after && zeroWidthSpace);
  });
}

/** Removes the marks, for comparing and copying. */
export function withoutLineBreaks(text: string): string {
  return text.replace(/[\u2060\u200B]/g, '').replaceAll('\u00a0', ' ');
}

/** The letter before a word, the word, and a lookahead for the letter after it. */
function pattern(words: readonly string[]): RegExp {
  return new RegExp(`([\\p{Lo}\\p{M}]?)(${words.join('|')})(?=(\\p{Lo}?))`, 'gu');
}

/** Puts a joiner before each base letter except the first, so that marks stay on their letter. */
function joined(word: string): string {
  return word.replace(/(?!^)(?=\P{M})/gu, wordJoiner);
}
