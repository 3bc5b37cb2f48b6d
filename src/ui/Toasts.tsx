import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { languageOf } from '../lib/language-of.ts';
import { createStore } from '../lib/store.ts';
import { timings } from '../lib/timings.ts';
import styles from './Toasts.module.css';
import { topDialog } from './top-dialog.ts';

interface Toast {
  id: number;
  tone: 'success' | 'danger' | 'plain';
  text: string;
}

const shown = createStore<readonly Toast[]>([]);
let last = 0;

/** Shows a text for 4 s. The same text twice is one toast. Returns a function that removes it. */
export function toast(tone: Toast['tone'], text: string): () => void {
  last += 1;
  const id = last;
  shown.set([...shown.get().filter((each) => each.text !== text), { id, tone, text }]);
  const end = () => {
    shown.set(shown.get().filter((each) => each.id !== id));
  };
  setTimeout(end, timings.toast);
  return end;
}

/** Renders the toasts. */
export function Toasts() {
  const toasts = shown.use();
  return toasts.length > 0 && <ShownToasts toasts={toasts} />;
}

/** Rendered inside the open dialog, if any, because everything behind it is inert. Toasts survive the dialog. */
function ShownToasts({ toasts }: { toasts: readonly Toast[] }) {
  const host = useSyncExternalStore(onDialogs, topElement);
  const list = useRef<HTMLDivElement>(null);
  // After every render, because each toast may be about another control.
  useLayoutEffect(() => {
    if (list.current) placeBesideFocus(list.current);
  });
  return createPortal(
    <div ref={list} className={styles.toasts}>
      {toasts.map(({ id, tone, text }) => (
        <p key={id} role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone} lang={languageOf(text)}>
          {text}
        </p>
      ))}
    </div>,
    host,
  );
}

/** In pixels from the top: the space of toasts at their usual place. */
const usualSpace = 120;

/**
 * Moves toasts below the focused control if they would cover it, because they are often about this control. Below a very
 * tall control they could be outside the window.
 */
function placeBesideFocus({ style }: HTMLElement) {
  const control = document.activeElement?.closest('a, button, input, textarea, select')?.getBoundingClientRect();
  const isCovered = control && control.top < usualSpace && control.bottom < innerHeight / 2;
  style.top = isCovered ? `${Math.max(control.bottom, 0) + 12}px` : '';
}

const topElement = (): Element => topDialog() ?? document.body;

/** Listens to dialogs that open, close or are removed. */
function onDialogs(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => {
    observer.disconnect();
  };
}
