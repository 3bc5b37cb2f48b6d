import { useSyncExternalStore } from 'react';
import { browserStorage } from '../lib/browser-storage.ts';
import { createSignal } from '../lib/signal.ts';

const key = 'play-reminder';
/** How often a member can be reminded, in minutes. */
export const reminderMinutes = [30, 60, 120] as const;
export type ReminderMinutes = (typeof reminderMinutes)[number];

const changed = createSignal();
let chosen = readMinutes(browserStorage.get(key));

/** The choice that a text stands for; null, off, for anything that is none. */
export function readMinutes(text: string | null): ReminderMinutes | null {
  return reminderMinutes.find((minutes) => String(minutes) === text) ?? null;
}

/** After how many minutes of use this device reminds of the time (B-14), null never; a preference that outlives the session. */
export const playReminder = {
  set(next: ReminderMinutes | null) {
    chosen = next;
    if (next === null) browserStorage.remove([key]);
    else browserStorage.set(key, String(next));
    changed.emit();
  },
  use: () =>
    useSyncExternalStore(
      changed.listen,
      () => chosen,
      () => null,
    ),
};
