import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { createStore } from '../lib/store.ts';
import { timings } from '../lib/timings.ts';
import { topDialog } from './top-dialog.ts';

interface Announcement {
  text: string;
  /** The open dialog. Everything behind it is inert. */
  host: Element | null;
}

const current = createStore<Announcement>({ text: '', host: null });
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout>;
/** Until then the shown text stays: Firefox tells a screen reader nothing of a text that another one replaces at once. */
let staysUntil = 0;

/** Announces a text to screen readers without moving the focus. Several texts are announced one after another. */
export function announce(text: string): void {
  waiting.push(text);
  clearTimeout(timer);
  const left = staysUntil - performance.now();
  if (left > 0) timer = setTimeout(showWaiting, left);
  else showWaiting();
}

/** Announces a text when it appears or changes. Nothing is announced for an empty text. */
export function useAnnounced(text: string): void {
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text]);
}

function showWaiting() {
  const host = topDialog();
  // The region must exist and be empty first: screen readers announce only changes.
  current.set({ text: '', host });
  timer = setTimeout(() => {
    current.set({ text: waiting.join('. '), host });
    waiting = [];
    staysUntil = performance.now() + timings.announcementStays;
    timer = setTimeout(() => current.set({ text: '', host }), timings.toast);
  }, timings.announceDelay);
}

/** The live region for the texts of `announce`. */
export function Announcer() {
  const { text, host } = current.use();
  const region = (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
  return host ? createPortal(region, host) : region;
}
