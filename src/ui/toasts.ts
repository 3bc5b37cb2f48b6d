import { useSyncExternalStore } from 'react';
import { createSignal } from '../lib/signal.ts';
import { timings } from '../lib/timings.ts';

export interface Toast {
  id: number;
  tone: 'success' | 'danger' | 'plain';
  text: string;
}

let shown: readonly Toast[] = [];
let last = 0;
const changed = createSignal();

function show(next: readonly Toast[]) {
  shown = next;
  changed.emit();
}

/** Shows a text for 4 s. The same text twice is one toast. Returns a function that removes it. */
export function toast(tone: Toast['tone'], text: string): () => void {
  last += 1;
  const id = last;
  show([...shown.filter((each) => each.text !== text), { id, tone, text }]);
  const end = () => {
    show(shown.filter((each) => each.id !== id));
  };
  setTimeout(end, timings.toast);
  return end;
}

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    changed.listen,
    () => shown,
    () => shown,
  );
