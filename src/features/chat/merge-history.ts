import { toInstant } from '../../lib/instant.ts';
import type { Schemas } from '../../api/wire/types.ts';
import type { Entry } from './conversation-view.ts';

interface Timed {
  readonly at: number;
}

/** Merges `later` into `ordered` by time. At equal times `ordered` comes first and the given order is kept. */
export function placeByTime<Item extends Timed>(ordered: readonly Item[], later: readonly Item[]): readonly Item[] {
  if (later.length === 0) return ordered;
  const last = ordered.at(-1)?.at ?? -Infinity;
  const extra = [...later].sort((one, other) => one.at - other.at);
  if ((extra[0]?.at ?? last) >= last) return [...ordered, ...extra];
  // Relies on stable sorting.
  return [...ordered, ...extra].sort((one, other) => one.at - other.at);
}

type Message = Schemas['ChatMessage'];

/** A message of the service with values for sorting and comparing. */
export interface Item {
  readonly message: Message;
  /** Epoch milliseconds of `createdAt`. */
  readonly at: number;
  /** Equal for two copies of the same message. */
  readonly identity: string;
  /** The content without sender and time. */
  readonly content: string;
  /** Sequence number of messages that arrived during this visit; 0 for history. */
  readonly arrival: number;
  /** The rendered entry; replaced when the message turns out to be one sent from here. */
  entry: Entry;
}

/** Compares contract fields only: the history may contain more fields than the socket. */
export function contentOf({ message_type, payload }: Schemas['ChatMessageBody']): string {
  const { message, buttons, fileType, filePath, name, url, generic } = payload;
  return JSON.stringify([message_type, message, buttons, fileType, filePath, name, url, generic]);
}

/** The prefix function of Knuth, Morris and Pratt. */
function repeatsOf(list: readonly Item[]): readonly number[] {
  const repeats = [0];
  for (let at = 1, length = 0; at < list.length; at += 1) {
    while (length > 0 && list[at]?.identity !== list[length]?.identity) length = repeats[length - 1] ?? 0;
    if (list[at]?.identity === list[length]?.identity) length += 1;
    repeats.push(length);
  }
  return repeats;
}

/** The index in `page` (older) where `list` begins, so that both agree to the end of the shorter one. Linear time. */
function startIn(page: readonly Item[], list: readonly Item[]): number {
  const start = list.slice(0, page.length);
  if (start.length === 0) return page.length;
  const repeats = repeatsOf(start);
  let length = 0;
  for (const [at, { identity }] of page.entries()) {
    while (length > 0 && start[length]?.identity !== identity) length = repeats[length - 1] ?? 0;
    if (start[length]?.identity === identity) length += 1;
    if (length === start.length) return at + 1 - length;
  }
  return page.length - length;
}

/** How many entries of `block` (newer) come before or at the end of `list`; 0 when they do not overlap. */
const endIn = (block: readonly Item[], list: readonly Item[]): number =>
  block.length === 0 ? 0 : block.length - startIn([...block].reverse(), list.slice(-block.length).reverse());

/** Prepends an older page. New messages may have shifted the pages, so they can overlap. */
export function joinPages(page: readonly Item[], later: readonly Item[]): readonly Item[] {
  const known = new Set(later.map(({ identity }) => identity));
  if (page.every(({ identity }) => known.has(identity))) return later;
  return [...page.slice(0, startIn(page, later)), ...later];
}

/** A read of the newest messages. */
interface Newest {
  /** True when there are no older messages. */
  readonly whole: boolean;
  /** False for the first read: its messages are history, not news. */
  readonly isNews: boolean;
  /** The number of arrivals before the read began. */
  readonly since: number;
}

/**
 * The conversation as the service has it: a gapless stretch of history from pages, followed by messages from the
 * socket. Socket messages may be missing or repeated until the next page corrects them.
 */
export function createMergedHistory() {
  let confirmed: readonly Item[] = [];
  let live: readonly Item[] = [];
  let items: readonly Item[] = [];
  let identities = new Set<string>();
  let made = 0;
  let arrivals = 0;
  let read = 0;

  function itemOf(message: Message, arrival: number): Item {
    const { sender, createdAt, session_id } = message;
    const at = toInstant(createdAt) ?? Number.NaN;
    const content = contentOf(message.message);
    const identity = JSON.stringify([sender, at, session_id, content]);
    made += 1;
    return { message, at, identity, content, arrival, entry: { key: `message-${String(made)}`, message } };
  }
  function keep(nextConfirmed: readonly Item[], nextLive: readonly Item[]) {
    confirmed = nextConfirmed;
    live = nextLive;
    items = placeByTime(confirmed, live);
    identities = new Set(items.map(({ identity }) => identity));
  }

  return {
    /** Oldest first. */
    items: () => items,
    /** Number of messages that arrived during this visit. */
    arrivals: () => arrivals,
    /** The messages of one answer, oldest first, in whichever order the answer has them. */
    page(messages: readonly Message[]): readonly Item[] {
      const page = messages.map((message) => itemOf(message, 0));
      const [first, last] = [page[0], page.at(-1)];
      const ascending = first && last && first.at > last.at ? [...page].reverse() : page;
      return [...ascending].sort((one, other) => one.at - other.at);
    },
    /** Number of messages of the service from the oldest one here on. */
    loaded: () => confirmed.length + live.filter(({ arrival }) => arrival > read).length,
    /** Adds a message of the socket. Null when it is known, or older than the loaded history. */
    receive(message: Message): Item | null {
      const item = itemOf(message, arrivals + 1);
      const oldest = confirmed[0]?.at ?? -Infinity;
      const newest = confirmed.at(-1)?.at ?? -Infinity;
      // A message with the oldest known timestamp counts as old, unless all messages share it.
      const isOld = item.at < oldest || (item.at === oldest && newest > oldest);
      if (isOld || identities.has(item.identity)) return null;
      arrivals += 1;
      identities.add(item.identity);
      live = [...live, item];
      items = placeByTime(items, [item]);
      return item;
    },
    /** Whether this block overlaps the history read before. */
    reaches: (block: readonly Item[]): boolean => endIn(block, confirmed) > 0,
    /**
     * Takes a block of newest messages. Messages before a gap are dropped and read again later. Returns what is new.
     */
    takeNewest(block: readonly Item[], { whole, isNews, since }: Newest): readonly Item[] {
      const overlap = whole ? 0 : endIn(block, confirmed);
      const kept = overlap > 0 ? confirmed.slice(0, Math.max(0, confirmed.length - overlap)) : [];
      const spare = new Map<string, Item[]>();
      // In reverse, because `pop` takes the last entry: of equal messages the earliest is taken first.
      for (const item of [...confirmed.slice(kept.length), ...live].reverse()) {
        const equal = spare.get(item.identity);
        if (equal) equal.push(item);
        else spare.set(item.identity, [item]);
      }
      const news: Item[] = [];
      const taken = block.map((item) => {
        const known = spare.get(item.identity)?.pop();
        if (known) return known;
        arrivals += isNews ? 1 : 0;
        const added = isNews ? { ...item, arrival: arrivals } : item;
        news.push(added);
        return added;
      });
      const unsaid = new Set([...spare.values()].flat());
      const next = [...kept, ...taken];
      const from = next[0]?.at ?? -Infinity;
      // Earlier messages that are missing in the answer are not part of the newest ones.
      const belongs = (item: Item) => item.at > from || (item.at === from && item.arrival > since);
      keep(
        next,
        live.filter((item) => unsaid.has(item) && belongs(item)),
      );
      read = since;
      return news;
    },
    /**
     * Takes the page before the oldest message. `known`: all of it was known. `newer`: part of it is newer than the
     * loaded history, so messages were missed.
     */
    takeOlder(page: readonly Item[]): 'older' | 'known' | 'newer' {
      const joined = joinPages(page, confirmed);
      if (joined === confirmed) return 'known';
      const touches = startIn(page, confirmed) < page.length;
      if (!touches && (page.at(-1)?.at ?? 0) > (confirmed[0]?.at ?? Infinity)) return 'newer';
      const added = joined.slice(0, joined.length - confirmed.length);
      // Socket messages from before the first read now have their place in the history.
      const said = new Set(added.map(({ identity }) => identity));
      keep(
        joined,
        live.filter(({ identity }) => !said.has(identity)),
      );
      return 'older';
    },
  };
}

export type MergedHistory = ReturnType<typeof createMergedHistory>;
