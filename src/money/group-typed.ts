import type { InputEvent as ReactInputEvent } from 'react';
import { toWesternDigits } from '../lib/western-digits.ts';
import { parseAmountInput } from './amount-form.ts';

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

/** The fields of an input event that tell how the text was entered; all are missing if a script set it. */
type Typing = Partial<Pick<InputEvent, 'inputType' | 'data' | 'isComposing'>>;

/**
 * Whether grouping inserted the commas in the field. A comma that the member types or pastes stays: `1,5` may mean one and
 * a half.
 */
function isRegrouping(before: string, { inputType = '', data = null }: Typing): boolean {
  if (!before.includes(',') || !parseAmountInput(before).ok) return false;
  return inputType.startsWith('delete') || (data !== null && !/[,，]/.test(data));
}

const withoutCommas = (text: string) => text.replaceAll(',', '');

/** The caret position in `text` after this many characters that are not commas. */
function placeBehind(count: number, text: string): number {
  let place = 0;
  for (let left = count; left > 0 && place < text.length; place += 1) if (text[place] !== ',') left -= 1;
  return place;
}

/**
 * An `onInput` handler that groups thousands while an amount is typed. `before` is the previous text. The caret stays after
 * the same digit. React calls `onInput` before `onChange`, which react-hook-form uses.
 */
export function groupTyped(before: string) {
  return ({
    currentTarget: input,
    nativeEvent,
  }: Pick<ReactInputEvent<HTMLInputElement>, 'currentTarget' | 'nativeEvent'>) => {
    const typing: Typing = nativeEvent;
    if (typing.isComposing) return;
    const { value, selectionStart } = input;
    const isRegrouped = isRegrouping(before, typing);
    const grouped = groupAmount(isRegrouped ? withoutCommas(value) : value);
    if (grouped === value) return;
    const left = value.slice(0, selectionStart ?? value.length);
    let place = placeBehind((isRegrouped ? withoutCommas(left) : left).length, grouped);
    // A deleted comma is inserted again. Move the caret past it, so that the next Delete removes the digit after it.
    if (grouped === before && typing.inputType === 'deleteContentForward' && grouped[place] === ',') place += 1;
    input.value = grouped;
    input.setSelectionRange(place, place);
  };
}
