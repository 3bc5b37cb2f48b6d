import { subscribe } from 'node:diagnostics_channel';
import { vi } from 'vitest';
import { turn } from './wire-server.ts';

/** The requests of `fetch` in this process that have no complete answer yet. */
const inFlight = new Set<unknown>();
const onRequest = (channel: string, act: (request: unknown) => void) =>
  subscribe(`undici:request:${channel}`, (message) => act((message as { request: unknown }).request)); // Node's documented message
onRequest('create', (request) => inFlight.add(request));
onRequest('trailers', (request) => inFlight.delete(request));
onRequest('error', (request) => inFlight.delete(request));

/**
 * Time that passes only while the app waits for it. Requests travel over real connections, but take none of this time
 * except for what `sleep` adds. So no limit of the app depends on how fast the machine is. Nothing more follows from an answer
 * after `calmTurns` turns of the event loop without a request.
 */
export function startVirtualTime(start: number, calmTurns = 8) {
  vi.useFakeTimers({
    now: start,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  /** Requests that wait for this time themselves. */
  let waiting = 0;
  let working = 0;

  async function settle() {
    for (let calm = 0; calm < calmTurns; calm += 1) {
      await turn();
      if (working > 0 || inFlight.size > waiting) calm = 0;
    }
  }

  return {
    /**
     * Lets this much time pass for the request that is being answered, also when its client has gone in the meantime;
     * with `Infinity` until the client has gone.
     */
    async sleep(milliseconds: number, gone: AbortSignal): Promise<void> {
      if (milliseconds <= 0) return;
      let isWaiting = !gone.aborted;
      if (isWaiting) waiting += 1;
      const end = () => {
        if (isWaiting) waiting -= 1;
        isWaiting = false;
      };
      gone.addEventListener('abort', end);
      await new Promise<unknown>((resolve) => {
        if (Number.isFinite(milliseconds)) setTimeout(resolve, milliseconds);
        else if (gone.aborted) resolve(undefined);
        else gone.addEventListener('abort', resolve);
      });
      end();
    },
    /** No time passes during this work. */
    async during<T>(work: Promise<T>): Promise<T> {
      working += 1;
      try {
        return await work;
      } finally {
        working -= 1;
      }
    },
    /** Lets time pass until the condition holds, which is asked whenever nothing can happen without time. */
    async until(condition: () => boolean): Promise<void> {
      for (;;) {
        await settle();
        if (condition()) return;
        if (vi.getTimerCount() === 0) throw new Error('Nothing will happen any more');
        vi.advanceTimersToNextTimer();
      }
    },
    /** Waits until nothing can happen without time. */
    settle,
    /** Lets this much time pass. */
    async pass(milliseconds: number): Promise<void> {
      let isOver = false;
      setTimeout(() => {
        isOver = true;
      }, milliseconds);
      await this.until(() => isOver);
    },
    /** The device sleeps: its timers and its monotonic clock stand still, while the service goes on. */
    suspend(milliseconds: number) {
      vi.setSystemTime(Date.now() + milliseconds);
    },
    stop: () => vi.useRealTimers(),
  };
}

export type VirtualTime = ReturnType<typeof startVirtualTime>;
