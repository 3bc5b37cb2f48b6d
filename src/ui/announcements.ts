import { createStore } from '../lib/store.ts';
import { timings } from '../lib/timings.ts';
import { topDialog } from './top-dialog.ts';

interface Announcement {
  text: string;
  /** The open dialog. Everything behind it is inert. */
  host: Element | null;
}

const silent: Announcement = { text: '', host: null };
const current = createStore(silent, () => silent);
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout>;

/** Announces a text to screen readers without moving the focus. Several texts are announced one after another. */
export function announce(text: string): void {
  waiting.push(text);
  // The region must exist and be empty first: screen readers announce only changes.
  current.set({ text: '', host: topDialog() });
  clearTimeout(timer);
  timer = setTimeout(() => {
    current.set({ ...current.get(), text: waiting.join('. ') });
    waiting = [];
    timer = setTimeout(() => current.set({ ...current.get(), text: '' }), timings.toast);
  }, timings.announceDelay);
}

export const useAnnouncement = current.use;
