import type { Locale } from './locale.ts';

const wordJoiner = '\u2060';
const zeroWidthSpace = '\u200B';

/**
 * Words that the browser's dictionary cuts in the middle (measured in Chromium); a word that holds another comes first.
 * Intl.Segmenter is no help for the rest of Lao: it uses the dictionary of the browser's own line breaking, so it adds
 * nothing where there is one and finds nothing where there is none.
 */
const wordsCutByBrowsers: Record<Locale, readonly string[]> = {
  th: ['แอดมิน', 'แท็บ', 'คาสิโน', 'อัปโหลด'],
  la: 'ອັບໂຫຼດ ໂຫຼດ ເຊີບເວີ ສະລິບ ໂປຣໂມຊັນ ໂບນັດ ແອັດມິນ ກະລຸນາ ລາຍການ ສະຖານະ ທົດສະນິຍົມ ກົງລໍ້ ຄູປອງ ສະລັອດ ຄາສິໂນ ອິນເຕີເນັດ ອັບເດດ ໂປຣໄຟລ໌ ວິດີໂອ ຣີເຊັດ'.split(
    ' ',
  ),
  en: [],
};

const patterns = {
  th: pattern(wordsCutByBrowsers.th),
  la: pattern(wordsCutByBrowsers.la),
};

/** The same text with invisible marks that keep those words whole and let lines break around them. */
export function withLineBreaks(text: string, locale: Locale): string {
  if (locale === 'en') return text;
  return text.replace(patterns[locale], (_match, before: string, word: string, after: string) => {
    return (before && before + zeroWidthSpace) + joined(word) + (after && zeroWidthSpace);
  });
}

/** The text as it is written in the locale files, for comparing and copying. */
export function withoutLineBreaks(text: string): string {
  return text.replace(/[\u2060\u200B]/g, '');
}

/** The letter before a word, the word, and (looked at, not taken) the letter after it. */
function pattern(words: readonly string[]): RegExp {
  return new RegExp(`([\\p{Lo}\\p{M}]?)(${words.join('|')})(?=(\\p{Lo}?))`, 'gu');
}

/** A joiner before each base letter but the first: marks stay on their letter. */
function joined(word: string): string {
  return word.replace(/(?!^)(?=\P{M})/gu, wordJoiner);
}
