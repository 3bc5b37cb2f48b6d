import { use } from 'react';
import type { qrImageAddress } from './qr-markup.ts';

// The reader of QR markup is larger than the deposit modal, so it is loaded with the first code.
let reader: Promise<typeof qrImageAddress | undefined> | undefined;

/** The reader of QR markup; undefined if it cannot be loaded. Does not reject: then a code is not shown. */
export function loadQrReader(): Promise<typeof qrImageAddress | undefined> {
  reader ??= import('./qr-markup.ts').then(
    (file) => file.qrImageAddress,
    () => undefined,
  );
  return reader;
}

/** The address of a picture of the code; null if the markup has none. Suspends until the reader is loaded. */
export function useQrAddress(markup: string): string | null {
  // Called in every rendering: React repeats a suspended rendering, and calls of hooks after a missing `use` would fail.
  return use(loadQrReader())?.(markup) ?? null;
}
