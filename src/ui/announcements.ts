import { useSyncExternalStore } from 'react';
import { createSignal } from '../lib/signal.ts';
import { timings } from '../lib/timings.ts';
import { topDialog } from './top-dialog.ts';

interface Announcement {
  text: string;
  /** The open dialog. Everything behind it is inert. */
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

/** Announces a text to screen readers without moving the focus. Several texts are announced one after another. */
export function announce(text: string): void {
  waiting.push(text);
  // The region must exist and be empty first: screen readers announce only changes.
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
