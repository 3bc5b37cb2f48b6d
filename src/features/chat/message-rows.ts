import type { Schemas } from '../../api/wire/types.ts';
import { formatDateTime } from '../../lib/date-time.ts';
import { toInstant } from '../../lib/instant.ts';
import type { Entry } from './entry.ts';

const minute = 60_000;
const minuteOf = ({ createdAt }: Schemas['ChatMessage']) => Math.floor((toInstant(createdAt) ?? 0) / minute);
const dayOf = ({ createdAt }: Schemas['ChatMessage']) => formatDateTime(createdAt).slice(0, 10);

export const isOwn = ({ sender }: Schemas['ChatMessage']): boolean => sender === 'customer';

/** The day above the first message of a day; the time below the last message of one side within a minute. */
export function rowMarks(entries: readonly Entry[], index: number) {
  const message = entries[index]?.message;
  if (!message) return { day: undefined, time: undefined };
  const [before, after] = [entries[index - 1]?.message, entries[index + 1]?.message];
  const goesOn = after && isOwn(after) === isOwn(message) && minuteOf(after) === minuteOf(message);
  // Compares minutes first, because formatting a date is slower.
  const beginsDay = !before || (minuteOf(before) !== minuteOf(message) && dayOf(before) !== dayOf(message));
  return {
    day: beginsDay ? dayOf(message) : undefined,
    time: goesOn ? undefined : formatDateTime(message.createdAt).slice(11, 16),
  };
}

/** How many messages back the tapped button is searched. */
const reach = 30;

/** The title of the button that a postback answers, if it is found. The member tapped the title, not the payload. */
export function tappedTitle(entries: readonly Entry[], index: number): string | undefined {
  const { message_type: type, payload } = entries[index]?.message.message ?? {};
  if (type !== 'postback') return undefined;
  for (const { message } of entries.slice(Math.max(0, index - reach), index).reverse()) {
    const { buttons = [], generic = [] } = message.message.payload;
    const offered = [...buttons, ...generic.flatMap((card) => card.buttons ?? [])];
    const tapped = offered.find((button) => button.type === 'postback' && button.payload === payload?.message);
    if (tapped) return tapped.title;
  }
  return undefined;
}
