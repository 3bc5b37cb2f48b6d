import type { Schemas } from '../../api/wire/types.ts';
import { formatDateTime } from '../../lib/date-time.ts';
import { toInstant } from '../../lib/instant.ts';
import type { Entry } from './entry.ts';

const minute = 60_000;
const minuteOf = ({ createdAt }: Schemas['ChatMessage']) => Math.floor((toInstant(createdAt) ?? 0) / minute);
const dayOf = ({ createdAt }: Schemas['ChatMessage']) => formatDateTime(createdAt).slice(0, 10);

/** */
export const isOwn = ({ sender }: Schemas['ChatMessage']): boolean => sender === 'customer';

/** What stands around a message: the day above the first of a day, the time below the last of one side in one minute. */
export function rowMarks(entries: readonly Entry[], index: number) {
  const message = entries[index]?.message;
  if (!message) return { day: undefined, time: undefined };
  const [before, after] = [entries[index - 1]?.message, entries[index + 1]?.message];
  const goesOn = after && isOwn(after) === isOwn(message) && minuteOf(after) === minuteOf(message);
  // Two messages of one minute are of one day: formatting a date is the dearer half.
  const beginsDay = !before || (minuteOf(before) !== minuteOf(message) && dayOf(before) !== dayOf(message));
  return {
    day: beginsDay ? dayOf(message) : undefined,
    time: goesOn ? undefined : formatDateTime(message.createdAt).slice(11, 16),
  };
}

/** How far back a button is looked for that an answer was tapped on. */
const reach = 30;

/** What the button said that a postback answers: its title, where it is known, is what the member tapped. */
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
