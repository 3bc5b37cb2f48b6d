import { toWesternDigits } from '../lib/western-digits.ts';
import { hasDecimalComma, hasGroups } from './amount-form.ts';

/** Digits that can be grouped: no leading zeros, because A-93 does not allow them in groups. */
const plainFigures = /^[1-9]\d*(?=$|[.．]\d*$)/;

/** Groups the thousands of an amount: `12345.6` becomes `12,345.6`. Any other text is returned unchanged. */
export function groupAmount(text: string): string {
  const { length } = plainFigures.exec(toWesternDigits(text))?.[0] ?? '';
  if (length <= 3) return text;
  const first = length % 3 || 3;
  const groups = [text.slice(0, first)];
  for (let start = first; start < length; start += 3) groups.push(text.slice(start, start + 3));
  return groups.join(',') + text.slice(length);
}

/** The text and the caret of an amount field, and who put the commas there: grouping, or the member. */
export interface Typed {
  text: string;
  caret: number;
  commas: 'field' | 'member';
}

/** The field before an input, with the selection that the input replaces. */
export interface BeforeInput extends Pick<Typed, 'text' | 'commas'> {
  start: number;
  end: number;
}

const hasComma = (text: string) => /[,，]/.test(text);
const withoutCommas = (text: string) => text.replaceAll(',', '');

/** The caret position in `text` after this many characters that are not commas. */
function placeBehind(count: number, text: string): number {
  let place = 0;
  for (let left = count; left > 0 && place < text.length; place += 1) if (text[place] !== ',') left -= 1;
  return place;
}

/** All commas anew; the caret stays after the same digit. */
function groupedAgain(text: string, caret: number): Typed {
  const grouped = groupAmount(withoutCommas(text));
  const place = placeBehind(withoutCommas(text.slice(0, caret)).length, grouped);
  return { text: grouped, caret: place, commas: 'field' };
}

/**
 * The field after an input. Thousands are grouped while an amount is typed. A comma of the member is kept, because it may be
 * the decimal sign: then the commas that grouping inserted leave, and the commas of the text are all the member's.
 */
export function afterInput(
  { text: before, start, end, commas }: BeforeInput,
  { text, caret }: Pick<Typed, 'text' | 'caret'>,
  inputType: string,
): Typed {
  const typed: Typed = { text, caret, commas: 'member' };
  if (inputType.startsWith('delete')) {
    if (commas === 'member' && hasComma(text)) return typed;
    const again = groupedAgain(text, caret);
    // A deleted comma is inserted again. Move the caret past it, so that the next Delete removes the digit after it.
    const isSkipped = again.text === before && inputType === 'deleteContentForward' && again.text[again.caret] === ',';
    return isSkipped ? { ...again, caret: again.caret + 1 } : again;
  }
  const head = before.slice(0, start);
  const tail = before.slice(end);
  // A drag within the field may change it elsewhere.
  const isThere = text.startsWith(head) && text.endsWith(tail);
  const inserted = isThere ? text.slice(start, text.length - tail.length) : text;
  if (hasComma(inserted)) {
    // Complete groups that were pasted are an amount as the app writes it.
    if (hasGroups(text)) return { ...typed, commas: inserted.length > 1 ? 'field' : 'member' };
    if (commas === 'member' || !isThere) return typed;
    const left = withoutCommas(head) + inserted;
    return { ...typed, text: left + withoutCommas(tail), caret: left.length };
  }
  const isGroupedByMember = commas === 'member' && hasComma(text);
  if (isGroupedByMember && !hasGroups(before)) return typed;
  const again = groupedAgain(text, caret);
  return isGroupedByMember && again.text === text ? typed : again;
}

/** An amount whose decimal sign is a comma, with a point instead: `1234,5` becomes `1,234.5`. Any other text is unchanged. */
export const withDecimalPoint = (text: string): string =>
  hasDecimalComma(text) ? groupAmount(text.replace(/[,，]/, '.')) : text;
