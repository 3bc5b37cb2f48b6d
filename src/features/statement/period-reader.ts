import type { Schemas } from '../../api/wire/types.ts';
import { formatDateTime } from '../../lib/date-time.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { limits } from '../../lib/limits.ts';
import { createStore } from '../../lib/store.ts';
import { dayOf } from './statement-filter.ts';
import type { Entry, ReadPage } from './statement-rules.ts';

type StatementPage = Schemas['StatementPage'];

/** Minimum time between two requests, in milliseconds. */
const interval = 1_000;
export const mostPages = 50;

export interface PeriodReading {
  /** From the first page on, without gaps. */
  pages: readonly ReadPage[];
  /** `incomplete`: it ended before the period's start. */
  state: 'reading' | 'complete' | 'incomplete';
  /** An incomplete reading may be continued. */
  canGoOn: boolean;
}

const nothing: PeriodReading = { pages: [], state: 'incomplete', canGoOn: false };

/**
 * Reads the statement back to the first day of a period (B-15): one page after the other, at most one a second. A failure
 * ends it silently.
 */
export function createPeriodReader(readPage: (page: number, signal: AbortSignal) => Promise<StatementPage>) {
  const reading = createStore(nothing);
  let running = new AbortController();
  let firstDay = '';
  let nextRequestAt = 0;

  const run = async (known: readonly ReadPage[]) => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    let pages = known;
    let hasRestarted = false;
    const show = (state: PeriodReading['state']) => {
      if (!signal.aborted) reading.set({ pages, state, canGoOn: state === 'incomplete' && pages.length < mostPages });
    };
    show('reading');
    try {
      while (pages.length < mostPages) {
        const wait = nextRequestAt - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        if (signal.aborted) return;
        nextRequestAt = performance.now() + interval;
        const page = pages.length + limits.firstPage;
        const answer = await readPage(page, signal);
        const change = answer.total - (pages.at(-1)?.total ?? answer.total);
        if (change !== 0 && !hasRestarted) {
          hasRestarted = true;
          pages = [];
          continue;
        }
        const isEnd = page * limits.pageSize >= answer.total;
        // Entries have moved to pages that were read before, or the total is wrong.
        if (change < 0 || (isEmpty(answer) && !isEnd)) break;
        pages = [...pages, { ...answer, page, readAt: Date.now() }];
        if (isEnd || isBefore(firstDay, answer)) {
          show('complete');
          return;
        }
        show('reading');
      }
    } catch {
      // Silent: what was read stays.
    }
    show('incomplete');
  };

  return {
    get: reading.get,
    use: reading.use,
    /** Reads from the newest entry back to a day, `YYYY-MM-DD` on the device; to the first entry if it is empty. */
    read: (day: string) => {
      firstDay = day;
      void run([]);
    },
    /** Continues an incomplete reading. */
    goOn: () => {
      void run(reading.get().pages);
    },
    stop: () => {
      running.abort();
      const { pages, state } = reading.get();
      if (state === 'reading') reading.set({ pages, state: 'incomplete', canGoOn: true });
    },
  };
}

export type PeriodReader = ReturnType<typeof createPeriodReader>;

const isEmpty = (page: StatementPage) => page.statements.length === 0 && leftOutOf(page, 'statements') === 0;

/** The last entry that has a valid time. */
const lastIn = (entries: readonly Entry[]) => entries.findLast((entry) => dayOf(entry) !== undefined);

function isBefore(day: string, { statements }: StatementPage): boolean {
  const last = lastIn(statements);
  return last !== undefined && (dayOf(last) ?? '') < day;
}

/** How far back the pages go: the day of their last entry, `DD/MM/YYYY` on the device. */
export function oldestDayIn(pages: readonly ReadPage[]): string | undefined {
  const last = lastIn(pages.flatMap(({ statements }) => statements));
  return last && formatDateTime(last.createdAt).slice(0, 'DD/MM/YYYY'.length);
}
