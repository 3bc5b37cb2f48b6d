import { useEffect, useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { modalTitles } from './modal-titles.ts';
import { focusPage } from './SkipLink.tsx';
import { attempt } from '../lib/attempt.ts';

/** Set for one microtask, so that a dialog can tell that it replaces another one. */
let hasJustClosed = false;

interface DialogOptions {
  modal?: boolean;
  /** Gets the focus at the end, if the dialog was open from the start. By default the page's content gets it. */
  opener?: RefObject<HTMLElement | null>;
}

/**
 * A `<dialog>` that is open while it is mounted; a modal one makes the page inert. The address decides what is open:
 * Escape and the back gesture only call `onClose`.
 */
export function useDialog(onClose: () => void, { modal = true, opener }: DialogOptions = {}) {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before it is removed from the page, because a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const returnTo = opener?.current;
    // A dialog that replaces another one appears without animation.
    dialog?.toggleAttribute('data-in-place', hasJustClosed);
    if (modal) {
      noteScrollBar();
      if (dialog) showModal(dialog);
    } else dialog?.show();
    // The engines choose differently: Firefox takes the close button. Not the heading: Orca moves there by itself when the page
    // becomes inert, and says nothing of a focus that follows.
    dialog?.focus();
    return () => {
      dialog?.close();
      hasJustClosed = true;
      queueMicrotask(() => {
        hasJustClosed = false;
      });
      const { activeElement, body } = document;
      // The element that opened the dialog may have been removed by the action.
      if (activeElement !== body && !dialog?.contains(activeElement)) return;
      if (returnTo) returnTo.focus();
      else focusPage();
    };
  }, [modal, opener]);
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    event.preventDefault();
    // With nested dialogs, only the innermost one closes.
    if (event.target === event.currentTarget) onClose();
  };
  return { ref, onCancel };
}

/** Where the browser refuses or does nothing, the dialog is open over a page that stays usable (base.css). */
function showModal(dialog: HTMLDialogElement) {
  attempt(() => dialog.showModal());
  dialog.open = true;
}

/** Marks a page that has a scroll bar beside it: base.css keeps its place while a modal is open. */
function noteScrollBar() {
  const { documentElement } = document;
  // Below another modal the bar is already gone.
  if (document.querySelector('dialog:modal')) return;
  documentElement.toggleAttribute('data-scroll-bar', innerWidth > documentElement.clientWidth);
}

/** The document title names this modal while it is mounted. */
export function useModalTitle(title: string): void {
  useEffect(() => {
    const own = { title };
    modalTitles.set([...modalTitles.get(), own]);
    return () => {
      modalTitles.set(modalTitles.get().filter((each) => each !== own));
    };
  }, [title]);
}
