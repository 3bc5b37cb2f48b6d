import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { focusPage } from './focus-page.ts';

/**
 * A `<dialog>` that is open while it is mounted; a modal one makes the page inert. The address decides what is open:
 * Escape and the back gesture only call `onClose`.
 */
let hasJustClosed = false;

export function useDialog(onClose: () => void, { modal = true } = {}) {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before it is removed from the page, because a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    // What takes the place of another dialog does not come in as if it were new.
    dialog?.toggleAttribute('data-in-place', hasJustClosed);
    if (modal) dialog?.showModal();
    else dialog?.show();
    return () => {
      dialog?.close();
      hasJustClosed = true;
      queueMicrotask(() => {
        hasJustClosed = false;
      });
      const { activeElement, body } = document;
      // What had opened it may be gone with what was done in it.
      if (activeElement === body || dialog?.contains(activeElement)) focusPage();
    };
  }, [modal]);
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    event.preventDefault();
    // With nested dialogs, only the innermost one closes.
    if (event.target === event.currentTarget) onClose();
  };
  return { ref, onCancel };
}
