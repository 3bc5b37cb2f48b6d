import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { focusPage } from './focus-page.ts';

/**
 * A `<dialog>` that is open as long as it is on the page; a modal one makes what is behind it inert. The address decides what is
 * open: Escape and the phone's back gesture only ask for it.
 */
let hasJustClosed = false;

export function useDialog(onClose: () => void, { modal = true } = {}) {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before the element leaves the page: a dialog that is no longer in it gives no focus back.
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
    // Of a dialog upon a dialog only the upper one closes.
    if (event.target === event.currentTarget) onClose();
  };
  return { ref, onCancel };
}
