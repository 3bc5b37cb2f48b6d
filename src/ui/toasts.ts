import { createStore } from '../lib/store.ts';
import { timings } from '../lib/timings.ts';

export interface Toast {
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

export const useToasts = shown.use;
