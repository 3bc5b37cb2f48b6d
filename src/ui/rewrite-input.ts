import type { InputEvent } from 'react';

/**
 * An `onInput` that rewrites what is typed, letter by letter, before a form reads it; the caret stays behind the same letter.
 * React tells `onInput` before `onChange`, which react-hook-form listens to.
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
