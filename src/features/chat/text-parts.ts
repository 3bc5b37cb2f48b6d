export interface TextPart {
  text: string;
  isLink: boolean;
}

const address = /https:\/\/[^\s<>"'“”‘’]+/giu;
/**
 * Punctuation at the end belongs to the sentence, not to the address. A closing bracket belongs to the address if it
 * was opened there.
 */
const ending = /[.,;:!?…]+$/u;

const withoutEnding = (found: string): string => {
  const bare = found.replace(ending, '');
  const closesMore = bare.endsWith(')') && bare.split(')').length > bare.split('(').length;
  return closesMore ? withoutEnding(bare.slice(0, -1)) : bare;
};

/** Splits a text into https addresses and other text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const link = withoutEnding(match[0]);
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isLink: false });
    parts.push({ text: link, isLink: true });
    end = match.index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false });
  return parts;
}
