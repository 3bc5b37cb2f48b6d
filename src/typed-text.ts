interface TypedText {
  readonly values: ReadonlyMap<string, string>;
  readonly focused: string | undefined;
}

const fields = (root: Element) => root.querySelectorAll<HTMLInputElement>('input[name]');
const isTick = ({ type }: HTMLInputElement) => type === 'checkbox';

/** Collects the input of a page that is about to be rendered again. */
export function takeTypedText(root: Element): TypedText {
  const values = new Map<string, string>();
  for (const field of fields(root)) {
    if (isTick(field) ? field.checked : field.value !== '') values.set(field.name, field.value);
  }
  const active = document.activeElement;
  return { values, focused: active instanceof HTMLInputElement ? active.name : undefined };
}

/** Restores the input with events, so that the new page receives it, and restores the focus. */
export function giveTypedText(root: Element, { values, focused }: TypedText): void {
  for (const field of fields(root)) {
    const value = values.get(field.name);
    if (value !== undefined && isTick(field)) field.click();
    else if (value !== undefined) {
      // `field.value =` would bypass React's change detection.
      field.setRangeText(value, 0, field.value.length, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (field.name === focused) field.focus();
  }
}
