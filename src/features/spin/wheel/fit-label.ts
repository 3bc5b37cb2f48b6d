export interface LabelRoom {
  /** Maximum length of a line from hub to rim, in px. */
  length: number;
  /** The width of the slice at the end of a line of this length, in px. */
  breadthAt: (lineLength: number) => number;
}

interface Fit {
  room: LabelRoom;
  /** Font sizes in px: preferred and minimum. */
  sizes: { largest: number; smallest: number };
  /** The length of a line in px. */
  measure: (line: string, fontSize: number) => number;
}

export interface FittedLabel {
  lines: string[];
  fontSize: number;
}

/** Space for Thai and Lao marks above and below the letters. */
export const lineHeight = 1.45;
const mostLines = 3;
/** Longer labels are cut before measuring, because the server's texts have no limit. */
const longest = 80;

/** Possible line breaks: at spaces, and between Thai and Lao words, which have no spaces. */
function wordsOf(label: string): string[] {
  // oxlint-disable-next-line no-restricted-globals -- finds words; the rule is about its formats
  const segments = new Intl.Segmenter('th', { granularity: 'word' }).segment(label);
  return Array.from(segments, ({ segment }) => segment);
}

/** A letter with its combining marks. */
const letters = (text: string): string[] => text.match(/\P{M}\p{M}*/gu) ?? [];

/** Fills lines with words; null if one word is too long for a line. */
function wrap(words: readonly string[], fits: (line: string) => boolean): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && fits((line + word).trim())) {
      line += word;
    } else {
      if (line.trim() !== '') lines.push(line.trim());
      if (!fits(word.trim())) return null;
      line = word;
    }
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

/**
 * Fits the label with the largest font and the fewest lines possible; a label that is too long ends with an ellipsis.
 */
export function fitLabel(label: string, { room, sizes, measure }: Fit): FittedLabel {
  const text = letters(label.trim().replace(/\s+/g, ' ')).slice(0, longest).join('');
  const words = wordsOf(text);
  for (let fontSize = sizes.largest; fontSize >= sizes.smallest; fontSize -= 1) {
    const lines = wrap(words, (line) => measure(line, fontSize) <= room.length);
    if (lines && lines.length <= mostLines && hasBreadth(lines, fontSize)) return { lines, fontSize };
  }
  const fontSize = sizes.smallest;
  let kept = letters(text);
  while (kept.length > 1 && measure(`${kept.join('')}…`, fontSize) > room.length) kept = kept.slice(0, -1);
  return { lines: [`${kept.join('').trim()}…`], fontSize };

  function hasBreadth(lines: readonly string[], size: number): boolean {
    const deepest = Math.max(...lines.map((line) => measure(line, size)));
    return lines.length * size * lineHeight <= room.breadthAt(deepest);
  }
}
