import type { HistoryPage } from '../../api/chat.ts';
import { limits } from '../../lib/limits.ts';
import { joinPages, type Item, type MergedHistory } from './merge-history.ts';

const pageSize = limits.pageSize;
/** Maximum pages of one read. Older messages are read when the member scrolls up. */
const mostPages = 10;

export interface ReaderState {
  readonly history: 'idle' | 'loading' | 'failed' | 'ready';
  readonly refreshing: boolean;
  readonly older: 'idle' | 'loading' | 'failed' | 'end';
}

interface ReaderOptions {
  history: MergedHistory;
  /** Reads the page that starts this many messages before the newest. */
  read: (skip: number) => Promise<Pick<HistoryPage, 'messages' | 'isLast'>>;
  /** How many messages of the service are already shown. */
  loaded: () => number;
  onChange: () => void;
  /** Called with messages that the first read did not return. */
  onNews: (items: readonly Item[]) => void;
}

/** Reads the history page by page, one request at a time. */
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

  /** The first read takes one page. Later reads continue to a known message, so that there is no gap. */
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
      // Only the first read reports its failure in the list. A failure that ends the session is handled in the API
      // layer.
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
    /** Reads the newest messages. Calls join a read that is still queued. Resolves to true on success. */
    newest(): Promise<boolean> {
      if (isQueued) return line.then(() => state.history === 'ready');
      isQueued = true;
      return inTurn(readNewest);
    },
    /** Reads the page before the oldest message. Calls join a running read. */
    older(): Promise<void> {
      olderTurn ??= inTurn(readOlder).finally(() => {
        olderTurn = undefined;
      });
      return olderTurn;
    },
  };
}
