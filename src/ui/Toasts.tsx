import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../i18n/use-text.ts';
import { languageOf } from '../lib/language-of.ts';
import { createStore } from '../lib/store.ts';
import { timings } from '../lib/timings.ts';
import { lazyScreen } from './lazy-screen.ts';
import { NoPlaceholder } from './Placeholder.tsx';
import styles from './Toasts.module.css';
import { topDialog } from './top-dialog.ts';
import { attempt } from '../lib/attempt.ts';

const WholeText = lazyScreen(() => import('./WholeText.tsx').then((file) => file.WholeText), {
  Placeholder: NoPlaceholder,
});

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
  const endUnlessRead = () => {
    // Only a toast with "Show all" can be hovered or focused. Removing it would lose the place or the focus.
    if (document.getElementById(idOf(id))?.matches(':hover, :focus-within')) setTimeout(endUnlessRead, timings.toast);
    else end(id);
  };
  setTimeout(endUnlessRead, timings.toast);
  return () => end(id);
}

function end(id: number) {
  shown.set(shown.get().filter((each) => each.id !== id));
}

const none: readonly Toast[] = [];
const idOf = (id: number) => `toast-${id}`;

/** Renders the toasts. */
export function Toasts() {
  const toasts = shown.use();
  const [whole, setWhole] = useState<string>();
  // Everything behind an open dialog is inert. Toasts survive the dialog.
  const dialog = useSyncExternalStore(onDialogs, topDialog, () => null);
  return (
    <>
      <ShownToasts toasts={dialog ? none : toasts} onShowAll={setWhole} />
      {dialog && createPortal(<ShownToasts toasts={toasts} onShowAll={setWhole} />, dialog)}
      {whole !== undefined && <WholeText text={whole} onClose={() => setWhole(undefined)} />}
    </>
  );
}

/** In characters: a longer text may not fit the lines of a toast (`Toasts.module.css`) on the narrowest phone. */
const longFrom = 120;

interface ShownToastsProps {
  toasts: readonly Toast[];
  /** Called with the text of a toast that shows only its first lines. */
  onShowAll: (text: string) => void;
}

/** Also without toasts: screen readers say what comes into a live region, but nothing of a region that comes with its text. */
function ShownToasts({ toasts, onShowAll }: ShownToastsProps) {
  const c = useText('common');
  const list = useRef<HTMLDivElement>(null);
  // After every render, because each toast may be about another control.
  useLayoutEffect(() => {
    if (list.current && toasts.length > 0) placeBesideFocus(list.current);
  });
  const show = (isAlert: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'danger') === isAlert)
      .map(({ id, tone, text }) => (
        <p key={id} id={idOf(id)} role={isAlert ? 'alert' : undefined} data-tone={tone}>
          <span lang={languageOf(text)}>{text}</span>
          {text.length > longFrom && (
            <button
              type="button"
              onClick={() => {
                end(id);
                onShowAll(text);
              }}
            >
              {c('showAll')}
            </button>
          )}
        </p>
      ));
  return (
    <div ref={list} className={styles.toasts}>
      <div aria-live="polite">{show(false)}</div>
      {show(true)}
    </div>
  );
}

/**
 * Moves toasts below their dialog if there is room, otherwise below its title or that of the page, and below the focused control, if
 * they would cover it: they are often about this control. Below a very tall control they could be outside the window.
 */
function placeBesideFocus(list: HTMLElement) {
  const focused = document.activeElement;
  if (list.contains(focused)) return;
  list.style.top = '';
  const dialog = list.closest('dialog');
  const room = dialog ? dialog.getBoundingClientRect().bottom + 12 : innerHeight;
  if (dialog && room + list.offsetHeight < innerHeight) {
    list.style.top = `${room}px`;
    return;
  }
  const head = dialog ? dialog.querySelector('header') : document.querySelector('h1:not(.visually-hidden)');
  for (const element of [head, focused?.closest('a, button, input, textarea, select')]) {
    const box = element?.getBoundingClientRect();
    const { top, bottom } = list.getBoundingClientRect();
    // A title has its own space below it.
    const gap = element === head ? 0 : 12;
    if (box && box.top < bottom && box.bottom + gap > top && box.bottom < innerHeight / 2)
      list.style.top = `${Math.max(box.bottom, 0) + gap}px`;
  }
}

/** Listens to dialogs that open, close or are removed. */
function onDialogs(listener: () => void) {
  const observer = attempt(() => new MutationObserver(listener));
  attempt(() => observer?.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] }));
  return () => {
    attempt(() => observer?.disconnect());
  };
}
