import type { QueryClient } from '@tanstack/react-query';
import { merged, partOfPage, readPart, type AccountState, type Part } from '../api/account-state.ts';
import { isRateLimit, ApiError } from '../api/wire/api-error.ts';
import type { MoneyCommand } from '../api/wire/money/money-command.ts';
import { whenNoCalls } from '../api/wire/send/pending-calls.ts';
import { timings } from '../lib/timings.ts';
import { within } from '../lib/within.ts';
import { partsOf } from './shown-by.ts';
import type { SentCommand } from './sent-commands.ts';

/** What is known of a command before it is given. */
export type KnownCommand = Pick<MoneyCommand<never, never>, 'operationId' | 'bank'>;

/** The newest reading of one part of the account. */
interface Reading {
  beganAt: number;
  state?: AccountState;
  done: Promise<void>;
}

/** The readings of the account while forms are open, for the comparison after a command. */
export function createReadingsBefore(queries: QueryClient) {
  /** By part and provider: the newest complete reading and the one that is under way. */
  const complete = new Map<string, Reading>();
  const pending = new Map<string, Reading>();
  /** Counts what begins here, so that "began after" needs no clock. */
  let turn = 0;
  const nextTurn = () => (turn += 1);
  /** What was read before the last command is older than its effect. */
  const lastSent = { at: 0, device: 0 };
  let lastRateLimit = 0;

  const nameOf = (part: Part, { bank = '' }: KnownCommand) => (part === 'qrcode' ? `${part} ${bank}` : part);

  /** Begins to read a part, or joins the reading that began since. */
  function read(part: Part, known: KnownCommand, since: number): Reading {
    const name = nameOf(part, known);
    const underWay = pending.get(name);
    if (underWay && underWay.beganAt >= since) return underWay;
    const begin = async () => {
      try {
        reading.state = await readPart(queries, part, known.bank);
        if (reading.beganAt > lastSent.at) complete.set(name, reading);
      } catch (error) {
        // Silent. The next turn reads it again.
        if (error instanceof ApiError && isRateLimit(error)) lastRateLimit = nextTurn();
      }
      if (pending.get(name) === reading) pending.delete(name);
    };
    const reading: Reading = { beganAt: nextTurn(), done: Promise.resolve() };
    pending.set(name, reading);
    reading.done = begin();
    return reading;
  }

  /** Reads the account while the form of a command is open. Returns the function that ends it. */
  function open(known: KnownCommand, openedAt: number) {
    const parts = partsOf(known.operationId);
    let isClosed = false;
    const readAll = () => {
      if (isClosed || document.visibilityState !== 'visible' || lastRateLimit > openedAt) return;
      for (const part of parts) read(part, known, openedAt);
    };
    // The page's own calls come first.
    void whenNoCalls().then(readAll);
    const timer = setInterval(readAll, timings.readBefore);
    document.addEventListener('visibilitychange', readAll);
    return () => {
      isClosed = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readAll);
    };
  }

  return {
    /** Call when a form opens, for `open` and `take`. */
    opening: nextTurn,
    open,
    /** Reads the account before a command that is about to be sent, unless that was done since its form opened. */
    async take(known: KnownCommand, openedAt: number): Promise<Pick<SentCommand, 'before' | 'isBeforeOld'>> {
      const since = Math.max(openedAt, lastSent.at);
      const parts = partsOf(known.operationId).map((part) => ({ part, name: nameOf(part, known) }));
      const fresh = (name: string) => {
        const reading = complete.get(name);
        return reading && reading.beganAt >= since ? reading.state : undefined;
      };
      const missing = parts.filter(({ name }) => !fresh(name));
      await within(timings.beforeCommand, Promise.all(missing.map(({ part }) => read(part, known, since).done)));
      const isBeforeOld = parts.some(({ name }) => !fresh(name));
      const states = parts.flatMap(
        ({ part, name }) =>
          fresh(name) ??
          partOfPage(queries, part, known.bank ?? '', lastSent.device) ??
          complete.get(name)?.state ??
          [],
      );
      Object.assign(lastSent, { at: nextTurn(), device: Date.now() });
      complete.clear();
      return { before: states.length > 0 ? merged(states) : undefined, isBeforeOld };
    },
  };
}
