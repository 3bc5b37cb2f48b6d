import type { CompositionEvent, InputEvent } from 'react';
import { fillIn } from './fill-in.ts';

/** The rewritten text of a field with its caret; undefined if nothing changes. */
function rewritten({ value, selectionStart }: HTMLInputElement, rewrite: (text: string) => string) {
  const text = rewrite(value);
  if (text === value) return undefined;
  return { text, caret: Math.min(rewrite(value.slice(0, selectionStart ?? value.length)).length, text.length) };
}

/**
 * Handlers that rewrite each typed character before the form reads it, and keep the caret position. A text that is being
 * composed is rewritten when its composition ends, because the input method goes on with the text that it wrote. React calls
 * `onInput` before `onChange`, which react-hook-form uses.
 */
export const rewriteInput = (rewrite: (text: string) => string) => ({
  onInput: ({
    currentTarget: input,
    nativeEvent,
  }: Pick<InputEvent<HTMLInputElement>, 'currentTarget' | 'nativeEvent'>) => {
    const change = nativeEvent.isComposing ? undefined : rewritten(input, rewrite);
    if (!change) return;
    input.value = change.text;
    input.setSelectionRange(change.caret, change.caret);
  },
  onCompositionEnd: ({ currentTarget: input }: Pick<CompositionEvent<HTMLInputElement>, 'currentTarget'>) => {
    const change = rewritten(input, rewrite);
    if (change) fillIn(input, change.text, change.caret);
  },
});
