import { useSyncExternalStore, type ReactNode } from 'react';
import { createSignal } from '../lib/signal.ts';

let view: ReactNode = null;
const provided = createSignal();

/** The view of outcomes that no sheet shows. `use-money-command.ts` provides it, so that home loads without its code. */
export const unwatchedView = {
  provide(node: ReactNode) {
    view = node;
    provided.emit();
  },
  /** Null until a screen with a money command is loaded. */
  use: () =>
    useSyncExternalStore(
      provided.listen,
      () => view,
      () => null,
    ),
};
