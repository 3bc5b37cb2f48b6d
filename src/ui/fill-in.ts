/**
 * Writes a text into a field so that React and the form notice, as they notice typing. React ignores an `input` event after a
 * script set `value` on the element itself.
 */
export function fillIn(input: HTMLInputElement, text: string, caret?: number): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);
  // Without the focus, Safari would move it here.
  if (caret !== undefined) input.setSelectionRange(caret, caret);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Tells a form what its fields contain, before it is sent: some browsers fill in fields without an event, and a text that is
 * still being composed has not been rewritten.
 */
export function tellFilledIn(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
