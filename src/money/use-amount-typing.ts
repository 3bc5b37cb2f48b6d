import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { isComposingKey } from '../ui/composing-keys.ts';
import { fillIn } from '../ui/fill-in.ts';
import { afterInput, withDecimalPoint, type BeforeInput, type Typed } from './group-typed.ts';
import { createTypedHistory } from './typed-history.ts';

/** Undo is -1, redo is 1. A keyboard of another script gives its own letter for the same key. */
function historyStep({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent): -1 | 1 | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
  if (letter === 'z') return shiftKey ? 1 : -1;
  return letter === 'y' && ctrlKey ? 1 : undefined;
}

/** The browser's own undo and redo, from a menu or a gesture. */
const historyInputs: Readonly<Partial<Record<string, -1 | 1>>> = { historyUndo: -1, historyRedo: 1 };

type Handler = 'onInput' | 'onKeyDown' | 'onBlur' | 'onCompositionStart' | 'onCompositionEnd';
type Handlers = { [Name in Handler]: NonNullable<ComponentProps<'input'>[Name]> };

/**
 * Groups an amount while it is typed, and undoes and redoes what was there (A-93, B-20). `box` surrounds the field; `text` is
 * the form's value. A decimal comma becomes a point when the field is left or `isSent`.
 */
export function useAmountTyping(box: RefObject<Element | null>, text: string, isSent: boolean): Handlers {
  const [history] = useState(() => createTypedHistory(text));
  const before = useRef<BeforeInput>(undefined);
  const isFilling = useRef(false);

  const fill = (input: HTMLInputElement, next: string, caret?: number) => {
    isFilling.current = true;
    fillIn(input, next, caret);
    isFilling.current = false;
  };
  /** Notes the text and its selection. A text that a script has set, such as a quick amount, is an entry too. */
  const note = (input: HTMLInputElement) => {
    const { value, selectionStart, selectionEnd } = input;
    if (history.current()?.text !== value) history.add({ text: value, caret: value.length, commas: 'field' });
    const { commas = 'field' } = history.current() ?? {};
    before.current = { text: value, start: selectionStart ?? 0, end: selectionEnd ?? value.length, commas };
  };
  const read = ({ value, selectionStart }: HTMLInputElement, inputType: string): Typed => {
    // Without a note, a script or the browser has replaced everything.
    const noted = before.current ?? { text, start: 0, end: text.length, commas: 'field' };
    before.current = undefined;
    const typed = afterInput(noted, { text: value, caret: selectionStart ?? value.length }, inputType);
    history.add(typed);
    return typed;
  };
  const go = (input: HTMLInputElement, step: -1 | 1) => {
    const typed = history.go(step);
    if (typed) fill(input, typed.text, typed.caret);
  };
  const writePoint = (input: HTMLInputElement) => {
    const written = withDecimalPoint(input.value);
    if (written === input.value) return;
    history.add({ text: written, caret: written.length, commas: 'field' });
    fill(input, written);
  };

  const onBeforeInput = useEffectEvent(({ target, isComposing }: InputEvent) => {
    if (target instanceof HTMLInputElement && !isComposing) note(target);
  });
  useEffect(() => {
    const { current } = box;
    // React's own onBeforeInput is another event.
    const listen = (event: Event) => {
      if (event instanceof InputEvent) onBeforeInput(event);
    };
    current?.addEventListener('beforeinput', listen);
    return () => current?.removeEventListener('beforeinput', listen);
  }, [box]);
  const onSent = useEffectEvent(() => {
    const input = box.current?.querySelector('input');
    if (input) writePoint(input);
  });
  useEffect(() => {
    if (isSent) onSent();
  }, [isSent]);

  return {
    onInput: ({ currentTarget: input, nativeEvent }) => {
      if (isFilling.current || nativeEvent.isComposing) return;
      // An event of a script is no InputEvent.
      const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
      const step = historyInputs[inputType];
      if (step !== undefined) {
        go(input, step);
        return;
      }
      if (input.value === history.current()?.text) return;
      const typed = read(input, inputType);
      if (typed.text === input.value) return;
      input.value = typed.text;
      input.setSelectionRange(typed.caret, typed.caret);
    },
    onKeyDown: (event) => {
      const { currentTarget: input, nativeEvent } = event;
      const step = historyStep(nativeEvent);
      if (step === undefined || input.readOnly || isComposingKey(nativeEvent)) return;
      event.preventDefault();
      note(input);
      go(input, step);
    },
    onBlur: ({ currentTarget }) => {
      writePoint(currentTarget);
    },
    onCompositionStart: ({ currentTarget }) => {
      note(currentTarget);
    },
    onCompositionEnd: ({ currentTarget: input }) => {
      const typed = read(input, 'insertText');
      if (typed.text !== input.value) fill(input, typed.text, typed.caret);
    },
  };
}
