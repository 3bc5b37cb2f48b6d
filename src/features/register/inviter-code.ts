import { browserStorage } from '../../lib/browser-storage.ts';

const key = 'code';

/** The inviter code: from the address, stored for later, else the one stored before. */
export function receiveInviterCode(search: URLSearchParams): string {
  const given = search.get(key)?.trim();
  if (!given) return browserStorage.get(key) ?? '';
  browserStorage.set(key, given);
  return given;
}

/** Called after registration: the next visitor on this device was not invited by this code. */
export function forgetInviterCode(): void {
  browserStorage.remove([key]);
}
