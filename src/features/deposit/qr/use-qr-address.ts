import { use } from 'react';
import type { qrImageAddress } from './qr-markup.ts';

// What reads the markup of a code weighs more than the deposit modal, so it is loaded with the first view of a code.
let read: typeof qrImageAddress | undefined;
let attempt: Promise<void> | undefined;

/** Does not reject: a code is not shown when its reader cannot be loaded. */
export function loadQrReader(): Promise<void> {
  attempt ??= import('./qr-markup.ts').then(
    (file) => {
      read = file.qrImageAddress;
    },
    () => undefined,
  );
  return attempt;
}

/** The address of a picture of the code, or null if the markup has none. Suspends until the reader is loaded. */
export function useQrAddress(markup: string): string | null {
  if (!read) use(loadQrReader());
  return read?.(markup) ?? null;
}
