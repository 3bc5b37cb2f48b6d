import type { Schemas } from '../../api/wire/types.ts';
import type { Entry } from './entry.ts';
import { placeByTime } from './place-by-time.ts';

type Message = Schemas['ChatMessage'];

/** A message of the service, as the list holds it. */
export interface Item {
  readonly message: Message;
  /** Epoch milliseconds of `createdAt`. */
  readonly at: number;
  /** Equal when two are one message. */
  readonly identity: string;
  /** What is said, without who and when. */
  readonly content: string;
  /** Counts what came as news on this visit; 0 for what was history when it was read. */
  readonly arrival: number;
  /** What is shown of it; replaced when it turns out to be what was sent from here. */
  entry: Entry;
}

/** By the contract's fields only: a history may carry more about a message than the socket does. */
export function contentOf({ message_type, payload }: Schemas['ChatMessageBody']): string {
  const { message, buttons, fileType, filePath, name, url, generic } = payload;
  return JSON.stringify([message_type, message, buttons, fileType, filePath, name, url, generic]);
}

/** For each length of the start of `list`: how much of its end is the start again (Knuth, Morris, Pratt). */
function repeatsOf(list: readonly Item[]): readonly number[] {
  const repeats = [0];
  for (let at = 1, length = 0; at < list.length; at += 1) {
    while (length > 0 && list[at]?.identity !== list[length]?.identity) length = repeats[length - 1] ?? 0;
    if (list[at]?.identity === list[length]?.identity) length += 1;
    repeats.push(length);
  }
  return repeats;
}

/** Where in `page`, which began earlier, `list` begins: both say the same from there on, as far as both go. Takes linear time. */
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

/** How much of `block`, which ends later, comes before the end of `list`, that end included; 0 when they do not touch. */
const endIn = (block: readonly Item[], list: readonly Item[]): number =>
  block.length === 0 ? 0 : block.length - startIn(block.toReversed(), list.slice(-block.length).toReversed());

/** Puts an older page before what was read after it; messages that came meanwhile have moved some of it into both. */
export function joinPages(page: readonly Item[], later: readonly Item[]): readonly Item[] {
  const known = new Set(later.map(({ identity }) => identity));
  if (page.every(({ identity }) => known.has(identity))) return later;
  return [...page.slice(0, startIn(page, later)), ...later];
}

/** About a reading of the newest messages. */
interface Newest {
  /** Whether there is nothing before them. */
  readonly whole: boolean;
  /** False for the first reading: what it finds was there before. */
  readonly isNews: boolean;
  /** The pieces of news before it began. */
  readonly since: number;
}

/**
 * The conversation as the service has it: a stretch of history without gaps, as pages said it, and after it what the socket
 * brought since, which may lack or repeat messages until the next page says better.
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
    const at = Date.parse(createdAt);
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
    /** How many pieces of news there were. */
    arrivals: () => arrivals,
    /** The messages of one answer, oldest first, whichever end the answer begins at. */
    page(messages: readonly Message[]): readonly Item[] {
      const page = messages.map((message) => itemOf(message, 0));
      const [first, last] = [page[0], page.at(-1)];
      const ascending = first && last && first.at > last.at ? page.toReversed() : page;
      return ascending.toSorted((one, other) => one.at - other.at);
    },
    /** How many messages the service has from the oldest one here on. */
    loaded: () => confirmed.length + live.filter(({ arrival }) => arrival > read).length,
    /** Takes what the socket brought; null when it is known, or so old that it is read from the history in its turn. */
    receive(message: Message): Item | null {
      const item = itemOf(message, arrivals + 1);
      const oldest = confirmed[0]?.at ?? -Infinity;
      const newest = confirmed.at(-1)?.at ?? -Infinity;
      // Of the moment of the oldest it is as old, unless everything is of that moment.
      const isOld = item.at < oldest || (item.at === oldest && newest > oldest);
      if (isOld || identities.has(item.identity)) return null;
      arrivals += 1;
      identities.add(item.identity);
      live = [...live, item];
      items = placeByTime(items, [item]);
      return item;
    },
    /** Whether this block of newest messages goes back to what the history said before. */
    reaches: (block: readonly Item[]): boolean => endIn(block, confirmed) > 0,
    /**
     * Takes the newest messages. What lies before a gap is let go, to be read again from here backwards. Answers what is new.
     */
    takeNewest(block: readonly Item[], { whole, isNews, since }: Newest): readonly Item[] {
      const overlap = whole ? 0 : endIn(block, confirmed);
      const kept = overlap > 0 ? confirmed.slice(0, Math.max(0, confirmed.length - overlap)) : [];
      const spare = new Map<string, Item[]>();
      // Taken from the end, so the first one is put there last.
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
      // What came earlier and is not in the answer was said before all this, or never: the service does not count it as newer.
      const belongs = (item: Item) => item.at > from || (item.at === from && item.arrival > since);
      keep(
        next,
        live.filter((item) => unsaid.has(item) && belongs(item)),
      );
      read = since;
      return news;
    },
    /**
     * Takes the page before the oldest message. `known`: all of it was there; `newer`: some of it came after what is loaded, so
     * that messages must have been missed.
     */
    takeOlder(page: readonly Item[]): 'older' | 'known' | 'newer' {
      const joined = joinPages(page, confirmed);
      if (joined === confirmed) return 'known';
      const touches = startIn(page, confirmed) < page.length;
      if (!touches && (page.at(-1)?.at ?? 0) > (confirmed[0]?.at ?? Infinity)) return 'newer';
      const added = joined.slice(0, joined.length - confirmed.length);
      // What the socket brought from before the first reading is in its place now.
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
