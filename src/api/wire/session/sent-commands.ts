import { browserStorage } from '../../../lib/browser-storage.ts';
import { createSignal } from '../../../lib/signal.ts';
import { timings } from '../../../lib/timings.ts';
import { sentCommandsKey } from './stored-token.ts';

const changed = createSignal();

/** A money command without a known outcome. `src/money/stored-commands.ts` reads and checks the rest of it. */
export interface StoredCommand {
  /** By the device clock, in epoch ms. */
  at: number;
  /** The session ended with the first answer to the command. */
  isUnlikely?: boolean | undefined;
}

// A device clock that was set back makes an entry old too.
const isRecent = (entry: StoredCommand | null) =>
  Math.abs(Date.now() - (entry?.at ?? Number.NaN)) < timings.storedCommand;

function store(entries: readonly StoredCommand[]) {
  if (entries.length > 0) browserStorage.set(sentCommandsKey, JSON.stringify(entries), 'session');
  else browserStorage.remove([sentCommandsKey], 'session');
}

function read(): StoredCommand[] {
  try {
    // Anything else throws, or is no recent entry.
    const entries = JSON.parse(browserStorage.get(sentCommandsKey, 'session') ?? '[]') as (StoredCommand | null)[];
    const recent = entries.filter((entry): entry is StoredCommand => isRecent(entry));
    if (recent.length < entries.length) store(recent);
    return recent;
  } catch {
    return [];
  }
}

/**
 * The money commands of this tab whose outcome is not known, in sessionStorage. They outlive a reload and the
 * end of the session. Anything may be in the storage.
 */
export const storedCommands = {
  read,
  write(entries: readonly StoredCommand[]) {
    store(entries);
    changed.emit();
  },
  /** What /login says about them. */
  summary(): 'none' | 'notConfirmed' | 'probablyNotDone' {
    const entries = read();
    if (entries.length === 0) return 'none';
    return entries.every(({ isUnlikely }) => isUnlikely) ? 'probablyNotDone' : 'notConfirmed';
  },
  subscribe: changed.listen,
};
