import { use } from 'react';
import type { qrImageAddress } from './qr-markup.ts';

// The reader of QR markup is larger than the deposit modal, so it is loaded with the first code.
let read: typeof qrImageAddress | undefined;
let attempt: Promise<void> | undefined;

/** Does not reject: without its reader a code is not shown. */
export function loadQrReader(): Promise<void> {
  attempt ??= import('./qr-markup.ts').then(
    (file) => {
      read = file.qrImageAddress;
    },
    () => undefined,
  );
  return attempt;
}

/** The address of a picture of the code; null if the markup has none. Suspends until the reader is loaded. */
export function useQrAddress(markup: string): string | null {
  if (!read) use(loadQrReader());
  return read?.(markup) ?? null;
}
