import type { ReactElement } from 'react';
import { createStore } from '../lib/store.ts';

/**
 * The view of outcomes that no sheet shows; null until a screen with a money command is loaded. `use-money-command.ts`
 * sets it, so that home loads without its code.
 */
export const closedSheetsView = createStore<ReactElement | null>(null, () => null);
