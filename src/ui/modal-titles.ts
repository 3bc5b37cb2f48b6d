import { createStore } from '../lib/store.ts';

/** The titles of the open modals, the innermost last (`useDialog`). */
export const modalTitles = createStore<readonly { title: string }[]>([]);
