import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';

/**
 * A `<dialog>` that is open as long as it is on the page; a modal one makes what is behind it inert. The address decides what is
 * open: Escape and the phone's back gesture only ask for it.
 */
export function useDialog(onClose: () => void, { modal = true } = {}) {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before the element leaves the page: a dialog that is no longer in it gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (modal) dialog?.showModal();
    else dialog?.show();
    return () => {
      dialog?.close();
      const { activeElement, body } = document;
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

/** Where the keyboard goes on when what had opened a dialog is gone with what was done in it. */
function focusPage() {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  // A tap on the page must not put the focus there as well.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}
