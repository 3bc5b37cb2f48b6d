import { useSyncExternalStore } from 'react';
import { createSignal } from '../lib/signal.ts';
import { timings } from '../lib/timings.ts';
import { topDialog } from './top-dialog.ts';

interface Announcement {
  text: string;
  /** The dialog that is open over the page, which makes everything behind it inert. */
  host: Element | null;
}

const silent: Announcement = { text: '', host: null };
let current = silent;
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout>;
const changed = createSignal();

function show(next: Announcement) {
  current = next;
  changed.emit();
}

/** Has screen readers say a text without moving the focus; several at once are said one after another. */
export function announce(text: string): void {
  waiting.push(text);
  // The region stands in its place and is empty before it speaks: only a change of its text is read.
  show({ text: '', host: topDialog() });
  clearTimeout(timer);
  timer = setTimeout(() => {
    show({ ...current, text: waiting.join('. ') });
    waiting = [];
    timer = setTimeout(() => show({ ...current, text: '' }), timings.toast);
  }, timings.announceDelay);
}

export const useAnnouncement = (): Announcement =>
  useSyncExternalStore(
    changed.listen,
    () => current,
    () => silent,
  );
