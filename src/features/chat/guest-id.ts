import { browserStorage } from '../../lib/browser-storage.ts';
import { randomId } from '../../lib/random-id.ts';

const key = 'guest-id';
/** Used when the browser refuses storage: the conversation then lasts until reload. */
let current: string | null = null;

/** Stored text that cannot be part of a room name is ignored. */
function stored(): string | null {
  const id = browserStorage.get(key);
  return id !== null && /^[\x21-\x7e]{1,128}$/.test(id) ? id : null;
}

/** The guest id of this device. It stays when a session ends. */
export const guestId = {
  /** Null before the first guest chat. */
  get: (): string | null => stored() ?? current,
  /** Creates and stores an id if there is none. */
  getOrCreate(): string {
    const known = guestId.get();
    if (known !== null) return known;
    current = randomId();
    browserStorage.set(key, current);
    return current;
  },
};
