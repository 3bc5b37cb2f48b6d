import { browserStorage } from '../lib/browser-storage.ts';
import { createStore } from '../lib/store.ts';

const key = 'play-reminder';
/** The intervals of the reminder, in minutes. */
export const reminderMinutes = [30, 60, 120] as const;
export type ReminderMinutes = (typeof reminderMinutes)[number];

/** The choice in a stored text; null (off) when it is invalid. */
export function readMinutes(text: string | null): ReminderMinutes | null {
  return reminderMinutes.find((minutes) => String(minutes) === text) ?? null;
}

const chosen = createStore(readMinutes(browserStorage.get(key)), () => null);

/**
 * The interval of the play reminder on this device in minutes, null for off (B-14). The preference survives the session
 * (A-116).
 */
export const playReminder = {
  ...chosen,
  set(next: ReminderMinutes | null) {
    if (next === null) browserStorage.remove([key]);
    else browserStorage.set(key, String(next));
    chosen.set(next);
  },
};
