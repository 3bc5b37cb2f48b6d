import { failures, isRateLimit } from '../api/wire/api-error.ts';

/** In milliseconds. */
interface Rhythm {
  waits: readonly number[];
  /** The wait after those; without it the calls end. */
  thenEvery?: number;
}

const pending: Rhythm = { waits: [10_000, 15_000], thenEvery: 30_000 };
const longest = 900_000;

/**
 * Calls `read` after waits of 10 s, 15 s, then 30 s each, or in another rhythm, for at most 15 minutes and only while the
 * page is visible. A rate limit stops it. Returns the function that stops it.
 */
export function pollWhileVisible(read: () => Promise<unknown>, { waits, thenEvery }: Rhythm = pending): () => void {
  const end = performance.now() + longest;
  let turn = 0;
  let isReading = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = () => {
    clearTimeout(timer);
    const wait = waits[turn] ?? thenEvery;
    if (isOver || isReading || document.visibilityState !== 'visible') return;
    if (wait === undefined || performance.now() + wait > end) {
      stop();
      return;
    }
    timer = setTimeout(() => {
      turn += 1;
      void readNow();
    }, wait);
  };
  const readNow = async () => {
    isReading = true;
    try {
      await read();
    } catch {
      // Silent: the visible data stays, and the next call may succeed.
    }
    isReading = false;
    plan();
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', plan);
    stopListening();
  };
  const stopListening = failures.subscribe((error) => {
    if (isRateLimit(error)) stop();
  });
  document.addEventListener('visibilitychange', plan);
  plan();
  return stop;
}
