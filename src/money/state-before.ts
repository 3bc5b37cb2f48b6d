import type { QueryClient } from '@tanstack/react-query';
import { merged, partOfPage, readPart, type AccountState, type Part } from '../api/account-state.ts';
import type { MoneyCommand } from '../api/wire/money/money-command.ts';
import { whenNoCalls } from '../api/wire/send/calls-under-way.ts';
import { timings } from '../lib/timings.ts';
import { effects } from './effects.ts';

type Known = Pick<MoneyCommand<never, never>, 'operationId' | 'bank'>;

export const partsOf = ({ operationId }: Known): readonly Part[] => [
  'balances',
  'entries',
  ...effects[operationId].reads,
];

/** The newest complete readings of one member's state, for the comparison after a command. */
function createStateBefore(queries: QueryClient) {
  /** By part and provider. Undefined while the first reading is under way. */
  const readings = new Map<string, { state?: AccountState; done: Promise<void> }>();
  /** When the last command took them, by the device clock. What was read earlier is older than its effect. */
  let takenAt = 0;
  const nameOf = (part: Part, { bank = '' }: Known) => (part === 'qrcode' ? `${part} ${bank}` : part);

  const ofPage = (part: Part, { bank }: Known) => partOfPage(queries, part, bank, takenAt);

  function begin(part: Part, known: Known, start: Promise<void>) {
    const name = nameOf(part, known);
    const reading: { state?: AccountState; done: Promise<void> } = {
      done: start.then(async () => {
        // Taken by a command before its turn, or replaced.
        if (readings.get(name) !== reading) return;
        try {
          // The page may have read it in the meantime.
          reading.state = ofPage(part, known) ?? (await readPart(queries, part, known.bank));
        } catch {
          // Silent. The next opening reads it again.
          readings.delete(name);
        }
      }),
    };
    readings.set(name, reading);
  }

  /** Begins the missing readings of a command. */
  function fill(known: Known, start: Promise<void>) {
    for (const part of partsOf(known)) {
      const name = nameOf(part, known);
      const state = ofPage(part, known);
      if (state) readings.set(name, { state, done: Promise.resolve() });
      else if (!readings.has(name)) begin(part, known, start);
    }
  }

  return {
    /** Call when the screen of a command opens. Waits until the page has read its own data. */
    prepare(known: Known) {
      fill(known, whenNoCalls());
    },
    /** The state before a command that is about to be sent; undefined if it is not read in time. */
    async take(known: Known): Promise<AccountState | undefined> {
      const parts = partsOf(known).map((part) => nameOf(part, known));
      for (const name of parts) if (readings.get(name)?.state === undefined) readings.delete(name);
      fill(known, Promise.resolve());
      const taken = parts.flatMap((name) => readings.get(name) ?? []);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timings.beforeCommand);
      });
      await Promise.race([limit, Promise.all(taken.map(({ done }) => done))]);
      clearTimeout(timer);
      // The command changes the state, so the next one needs new readings.
      for (const name of parts) readings.delete(name);
      takenAt = Date.now();
      const states = taken.flatMap(({ state }) => state ?? []);
      return states.length === parts.length ? merged(states) : undefined;
    },
  };
}

const ofMember = new WeakMap<QueryClient, ReturnType<typeof createStateBefore>>();

/** The readings of a query cache, and so of one session. */
export function stateBeforeOf(queries: QueryClient): ReturnType<typeof createStateBefore> {
  const before = ofMember.get(queries) ?? createStateBefore(queries);
  ofMember.set(queries, before);
  return before;
}
