import type { QueryClient } from '@tanstack/react-query';
import {
  merged,
  nextOfPage,
  partOfPage,
  readByPage,
  readPart,
  type AccountState,
  type Part,
} from '../api/account-state.ts';
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

/** The moment when a form opened. */
export interface Opening {
  at: number;
  /** By part, the first answer of the page that was asked for afterwards. */
  newer: readonly { part: Part; from: number }[];
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

  /** The answers of the page that are newer than this moment. */
  const newerOfPage = (known: KnownCommand) =>
    partsOf(known.operationId).map((part) => ({ part, from: nextOfPage(queries, part, known.bank) }));

  /** Call when a form opens, before the page sends the calls of its own. */
  const opening = (known: KnownCommand) => ({ at: nextTurn(), newer: newerOfPage(known) });

  /** Reads the account while the form of a command is open. Returns the function that ends it. */
  function open(known: KnownCommand, opened: Opening) {
    let isClosed = false;
    const readAll = async (newer: Opening['newer'] = newerOfPage(known)) => {
      if (document.visibilityState !== 'visible' || lastRateLimit > opened.at) return;
      // The page's own calls come first, also those that begin with the same event. What they have read is not read
      // again.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      await whenNoCalls();
      if (isClosed) return;
      for (const { part, from } of newer) {
        const state = readByPage(queries, part, known.bank ?? '', from);
        if (state?.[part] === undefined) void read(part, known, opened.at).done;
        else complete.set(nameOf(part, known), { beganAt: nextTurn(), state, done: Promise.resolve() });
      }
    };
    const readAgain = () => void readAll();
    void readAll(opened.newer);
    const timer = setInterval(readAgain, timings.readBefore);
    document.addEventListener('visibilitychange', readAgain);
    return () => {
      isClosed = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readAgain);
    };
  }

  return {
    opening,
    open,
    /** Reads the account before a command that is about to be sent, unless that was done since its form opened. */
    async take(known: KnownCommand, opened: Opening | undefined): Promise<Pick<SentCommand, 'before' | 'isBeforeOld'>> {
      const since = Math.max(opened?.at ?? 0, lastSent.at);
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
