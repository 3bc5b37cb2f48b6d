import type { HistoryPage } from '../../api/chat.ts';
import { limits } from '../../lib/limits.ts';
import { joinPages, type Item, type MergedHistory } from './merge-history.ts';

const pageSize = limits.pageSize.chatHistory;
/** How far one reading goes: when more was missed, what is older is read again when the member scrolls there. */
const mostPages = 10;

export interface ReaderState {
  readonly history: 'idle' | 'loading' | 'failed' | 'ready';
  readonly refreshing: boolean;
  readonly older: 'idle' | 'loading' | 'failed' | 'end';
}

interface ReaderOptions {
  history: MergedHistory;
  /** The page that begins this many messages before the newest; rejects when it cannot be read. */
  read: (skip: number) => Promise<Pick<HistoryPage, 'messages' | 'isLast'>>;
  /** How many messages the service has of those that are shown. */
  loaded: () => number;
  onChange: () => void;
  /** What the first reading did not find. */
  onNews: (items: readonly Item[]) => void;
}

/** Reads the history page by page, one reading at a time. */
export function createHistoryReader({ history, read, loaded, onChange, onNews }: ReaderOptions) {
  let state: ReaderState = { history: 'idle', refreshing: false, older: 'idle' };
  let line: Promise<unknown> = Promise.resolve();
  let isQueued = false;
  let olderTurn: Promise<void> | undefined;

  const change = (changes: Partial<ReaderState>) => {
    state = { ...state, ...changes };
    onChange();
  };
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = line.then(task);
    line = turn.catch(() => undefined);
    return turn;
  };

  /** One page at first; later back to a message that is known: without a gap, whatever was missed. */
  async function readBlock(isFirst: boolean) {
    let block: readonly Item[] = [];
    for (let count = 1; ; count += 1) {
      const { messages, isLast: whole } = await read((count - 1) * pageSize);
      block = joinPages(history.page(messages), block);
      if (whole || isFirst || history.reaches(block) || count === mostPages) return { block, whole };
    }
  }

  async function readNewest(): Promise<boolean> {
    isQueued = false;
    const isNews = state.history === 'ready';
    change(isNews ? { refreshing: true } : { history: 'loading' });
    const since = history.arrivals();
    try {
      const { block, whole } = await readBlock(!isNews);
      const joins = history.reaches(block);
      const news = history.takeNewest(block, { whole, isNews, since });
      change({ history: 'ready', refreshing: false, ...(whole ? { older: 'end' } : !joins && { older: 'idle' }) });
      if (isNews && news.length > 0) onNews(news);
      return true;
    } catch {
      // A failed load is said where it was asked for; what ends a session was handled where it arrived.
      change(isNews ? { refreshing: false } : { history: 'failed' });
      return false;
    }
  }

  async function readOlder(): Promise<void> {
    if (state.history !== 'ready' || state.older === 'end') return;
    change({ older: 'loading' });
    try {
      let skip = loaded();
      for (let count = 0; count < mostPages; count += 1) {
        const { messages, isLast } = await read(skip);
        const found = history.takeOlder(history.page(messages));
        if (found === 'newer') {
          if (!(await readNewest())) throw new Error('What was missed cannot be read');
          skip = loaded();
        } else if (isLast || found === 'older') {
          change({ older: isLast ? 'end' : 'idle' });
          return;
        } else {
          skip += pageSize;
        }
      }
      change({ older: 'end' });
    } catch {
      change({ older: 'failed' });
    }
  }

  return {
    state: () => state,
    /** Reads the newest messages; asked for while such a reading waits, it is that reading. True when it could be read. */
    newest(): Promise<boolean> {
      if (isQueued) return line.then(() => state.history === 'ready');
      isQueued = true;
      return inTurn(readNewest);
    },
    /** Reads the page before the oldest message; asked for again until that is over, it is that reading. */
    older(): Promise<void> {
      olderTurn ??= inTurn(readOlder).finally(() => {
        olderTurn = undefined;
      });
      return olderTurn;
    },
  };
}
