import type { Locale } from './locale.ts';

const wordJoiner = '\u2060';
const zeroWidthSpace = '\u200B';

/**
 * Words that Chromium's line breaking splits in the middle (measured), with a bar at each such place. A word that contains
 * another one comes first. The places are between syllables where Chromium allows that: a joiner between all letters was
 * read without the vowels by a Thai voice. Intl.Segmenter does not help: it uses the same dictionary as the browser's line
 * breaking.
 */
const wordsCutByBrowsers: Record<Locale, string> = {
  th: 'แอด|มิน แท็บ คา|สิ|โน อัป|โหลด บาง|ส่วน',
  la: 'ອັບ|ໂຫຼ|ດ ໂຫຼ|ດ ເຊີ|ບ|ເວີ ສະ|ລິບ ໂປຣ|ໂມ|ຊັນ ໂບ|ນັດ ແອັດ|ມິນ ກະລຸນາ ລາຍການ ສະ|ຖາ|ນະ ທົດ|ສະ|ນິ|ຍົມ ກົງ|ລໍ້ ຄູ|ປອງ ສະ|ລັອດ ຄາ|ສິ|ໂນ ອິນ|ເຕີ|ເນັດ ອັບ|ເດດ ໂປຣ|ໄຟລ໌ ວິ|ດີ|ໂອ ຣີ|ເຊັດ',
  en: '',
};

const joinedWords = new Map(
  `${wordsCutByBrowsers.th} ${wordsCutByBrowsers.la}`
    .split(' ')
    .map((word) => [word.replaceAll('|', ''), word.replaceAll('|', wordJoiner)]),
);

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
    return (before && before + zeroWidthSpace) + (joinedWords.get(word) ?? word) + (after && zeroWidthSpace);
  });
}

/** Removes the marks, for comparing and copying. */
export function withoutLineBreaks(text: string): string {
  return text.replace(/[\u2060\u200B]/g, '').replaceAll('\u00a0', ' ');
}

/** The letter before a word, the word, and a lookahead for the letter after it. */
function pattern(words: string): RegExp {
  return new RegExp(`([\\p{Lo}\\p{M}]?)(${words.replaceAll('|', '').replaceAll(' ', '|')})(?=(\\p{Lo}?))`, 'gu');
}
