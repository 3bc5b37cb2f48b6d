type Field = HTMLInputElement | HTMLSelectElement;

const fieldsIn = (root: Element) => [...root.querySelectorAll<Field>('input[name], select[name]')];

/**
 * Remembers the fields of a page that may be rendered again. The returned function gives what was typed and chosen in
 * the fields that were replaced to the new ones, with events, so that the new page receives it, and restores the focus.
 */
export function keepTypedText(root: Element): () => void {
  const fields = fieldsIn(root);
  let focused: unknown = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target;
  };
  root.addEventListener('focusin', follow);
  return () => {
    root.removeEventListener('focusin', follow);
    for (const old of fields.filter(({ isConnected }) => !isConnected)) {
      const field = fieldsIn(root).find(({ name }) => name === old.name);
      if (field) give(old, field);
      if (field && old === focused) field.focus();
    }
  };
}

function give(old: Field, field: Field) {
  if (old instanceof HTMLSelectElement || field instanceof HTMLSelectElement) {
    const isChosen = old instanceof HTMLSelectElement && old.selectedOptions[0]?.defaultSelected === false;
    if (!isChosen || field.value === old.value) return;
    field.value = old.value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'checkbox') {
    if (old.checked !== field.checked) field.click();
  } else if (old.value !== '' && old.value !== field.value) {
    // `field.value =` would bypass React's change detection.
    field.setRangeText(old.value, 0, field.value.length, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
