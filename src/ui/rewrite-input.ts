import type { InputEvent } from 'react';

/**
 * An `onInput` handler that rewrites each typed character before the form reads it, and keeps the caret position. React
 * calls `onInput` before `onChange`, which react-hook-form uses.
 */
export function rewriteInput(rewrite: (text: string) => string) {
  return ({ currentTarget: input }: Pick<InputEvent<HTMLInputElement>, 'currentTarget'>) => {
    const { value, selectionStart } = input;
    const rewritten = rewrite(value);
    if (rewritten === value) return;
    input.value = rewritten;
    const caret = rewrite(value.slice(0, selectionStart ?? value.length)).length;
    input.setSelectionRange(caret, caret);
  };
}
