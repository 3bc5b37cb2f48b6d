import { chatButtonTypes, chatMessageTypes, chatSenders } from '../../../generated/known-values.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { formatDateTime } from '../../lib/date-time.ts';
import { toInstant } from '../../lib/instant.ts';
import { knownValue } from '../../lib/known-value.ts';
import type { Entry } from './conversation-view.ts';

/** In milliseconds: a browser repeats a request at once when its connection dies. */
const repeatsWithin = 5_000;

interface Moment {
  readonly instant: number;
  /** Whole minutes since 1970. */
  readonly minute: number;
  readonly day: string;
  readonly time: string;
}

/** Computed once per message: each new message asks for those of all visible rows. */
const moments = new WeakMap<Schemas['ChatMessage'], Moment>();

function momentOf(message: Schemas['ChatMessage']): Moment {
  const known = moments.get(message);
  if (known) return known;
  const text = formatDateTime(message.createdAt);
  const instant = toInstant(message.createdAt) ?? 0;
  const moment = {
    instant,
    minute: Math.floor(instant / 60_000),
    day: text.slice(0, 10),
    time: text.slice(11, 16),
  };
  moments.set(message, moment);
  return moment;
}

export const isOwn = ({ sender }: Schemas['ChatMessage']): boolean => knownValue(chatSenders, sender) === 'customer';

/** Whether a message of the member repeats the one before it within seconds. */
const isRepeated = (message: Schemas['ChatMessage'], before: Schemas['ChatMessage'] | undefined) =>
  before !== undefined &&
  isOwn(message) &&
  isOwn(before) &&
  Math.abs(momentOf(message).instant - momentOf(before).instant) <= repeatsWithin &&
  JSON.stringify(message.message) === JSON.stringify(before.message);

/**
 * The day above the first message of a day; the time below the last message of one side within a minute; whether a
 * message was sent twice.
 */
export function rowMarks(entries: readonly Entry[], index: number) {
  const message = entries[index]?.message;
  if (!message) return { day: undefined, time: undefined, isTwice: false };
  const [before, after] = [entries[index - 1]?.message, entries[index + 1]?.message];
  const { minute, day, time } = momentOf(message);
  const goesOn = after && isOwn(after) === isOwn(message) && momentOf(after).minute === minute;
  const beginsDay = !before || momentOf(before).day !== day;
  return { day: beginsDay ? day : undefined, time: goesOn ? undefined : time, isTwice: isRepeated(message, before) };
}

/** How many messages back the tapped button is searched. */
const reach = 30;

/** The title of the button that a postback answers, if it is found. The member tapped the title, not the payload. */
export function tappedTitle(entries: readonly Entry[], index: number): string | undefined {
  const { message_type, payload } = entries[index]?.message.message ?? {};
  if (knownValue(chatMessageTypes, message_type) !== 'postback') return undefined;
  for (const { message } of entries.slice(Math.max(0, index - reach), index).reverse()) {
    const { buttons = [], generic = [] } = message.message.payload;
    const offered = [...buttons, ...generic.flatMap((card) => card.buttons ?? [])];
    const tapped = offered.find(
      (each) => knownValue(chatButtonTypes, each.type) === 'postback' && each.payload === payload?.message,
    );
    if (tapped) return tapped.title;
  }
  return undefined;
}
