import { browserStorage } from '../../lib/browser-storage.ts';

const key = 'code';

/** Who invited the visitor: the code of the address, kept from then on, else the one kept earlier. */
export function receiveInviterCode(search: URLSearchParams): string {
  const given = search.get(key)?.trim();
  if (!given) return browserStorage.get(key) ?? '';
  browserStorage.set(key, given);
  return given;
}

/** It has served: the next to register on this device was not invited by it. */
export function forgetInviterCode(): void {
  browserStorage.remove([key]);
}
