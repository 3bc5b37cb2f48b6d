export interface TextPart {
  text: string;
  isLink: boolean;
}

// Punctuation of other scripts ends an address wherever it stands, and so does what cannot be seen.
const address = /https:\/\/(?:(?![\s<>"'\p{Cf}])[\p{ASCII}\p{L}\p{M}\p{N}\p{S}])+/giu;

/** The parts of an address that may be in another script as a whole: host, segments, names and values. */
const pieces = /[^/?&=#]+|[/?&=#]/gu;

/** The end of the address before a text of another script, whose writer put no space between. */
const beforeOtherScript =
  /^[\p{ASCII}\p{Script=Latin}].*?[a-z\d](?=[^\p{ASCII}\p{Script=Latin}\p{Script=Inherited}])/iu;

/** A segment or value that begins in another script stays whole. */
function withoutFollowingText(found: string): string {
  let taken = '';
  for (const [piece] of found.matchAll(pieces)) {
    const [own] = beforeOtherScript.exec(piece) ?? [];
    taken += own ?? piece;
    if (own !== undefined) break;
  }
  return taken;
}

/**
 * Punctuation at the end belongs to the sentence, not to the address. A closing bracket belongs to the address if it
 * was opened there.
 */
const ending = /[.,;:!?*`]+$/u;

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
    const link = withoutEnding(withoutFollowingText(match[0]));
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isLink: false });
    parts.push({ text: link, isLink: true });
    end = match.index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false });
  return parts;
}
