import { browserStorage } from '../../lib/browser-storage.ts';
import { randomId } from '../../lib/random-id.ts';

const key = 'guest-id';
/** For a browser that refuses storage: the conversation lasts as long as the page. */
let current: string | null = null;

/** Storage may hold nonsense; what cannot be part of a room's name is none. */
function stored(): string | null {
  const id = browserStorage.get(key);
  return id !== null && /^[\x21-\x7e]{1,128}$/.test(id) ? id : null;
}

/** Who this device is as a guest of the chat; stays when a session ends. */
export const guestId = {
  /** Null before the first guest chat. */
  get: (): string | null => stored() ?? current,
  /** The id, made and stored if there is none yet. */
  getOrCreate(): string {
    const known = guestId.get();
    if (known !== null) return known;
    current = randomId();
    browserStorage.set(key, current);
    return current;
  },
};
