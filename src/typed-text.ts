interface TypedText {
  readonly values: ReadonlyMap<string, string>;
  readonly focused: string | undefined;
}

const fields = (root: Element) => root.querySelectorAll<HTMLInputElement>('input[name]');
const isTick = ({ type }: HTMLInputElement) => type === 'checkbox';

/** What somebody typed and ticked on a page that is about to be drawn anew. */
export function takeTypedText(root: Element): TypedText {
  const values = new Map<string, string>();
  for (const field of fields(root)) {
    if (isTick(field) ? field.checked : field.value !== '') values.set(field.name, field.value);
  }
  const active = document.activeElement;
  return { values, focused: active instanceof HTMLInputElement ? active.name : undefined };
}

/** Types it again, so that the new page hears of it, and puts the cursor back. */
export function giveTypedText(root: Element, { values, focused }: TypedText): void {
  for (const field of fields(root)) {
    const value = values.get(field.name);
    if (value !== undefined && isTick(field)) field.click();
    else if (value !== undefined) {
      // Not `field.value =`, which React takes for its own doing and tells nobody about.
      field.setRangeText(value, 0, field.value.length, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (field.name === focused) field.focus();
  }
}
