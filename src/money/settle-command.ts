import type { QueryClient } from '@tanstack/react-query';
import { readState, type AccountState } from '../api/account-state.ts';
import { isRateLimit, type ApiError } from '../api/wire/api-error.ts';
import type { MoneyCommand } from '../api/wire/money/money-command.ts';
import { session } from '../api/wire/session/session.ts';
import { timings } from '../lib/timings.ts';
import { effects } from './effects.ts';
import type { Outcome, moneyOutcomesOf } from './money-outcomes.ts';
import { pollWhileVisible } from './poll-while-visible.ts';
import { sentCommandsOf, type Look, type SentCommand } from './sent-commands.ts';
import { partsOf } from './state-before.ts';

type Known = Pick<MoneyCommand<never, never>, 'operationId' | 'bank'>;
type Unknown = Extract<Outcome<unknown>, { kind: 'unknown' }>;

/** Resolves with `late` if the value does not come in time. */
function within<T, Late>(milliseconds: number, value: Promise<T>, late: Late): Promise<T | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, milliseconds, late);
  });
  return Promise.race([value, end]).finally(() => {
    clearTimeout(timer);
  });
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The waits before the later looks. None after a rate limit, because each look is a request. */
function laterLooks(error: ApiError | undefined): readonly number[] {
  if (error && isRateLimit(error)) return [];
  if (error?.code === 'TRUELINK_DUPLICATE') return [timings.giftLinkLook];
  return [timings.secondLook, timings.thirdLook, timings.fourthLook];
}

/** Reads the account's state after a command and compares it. */
export function createSettlement(queries: QueryClient, known: Known, sent: SentCommand) {
  const commands = sentCommandsOf(queries);

  /** Undefined if the state cannot be read. */
  async function look(): Promise<Look | undefined> {
    try {
      return commands.look(sent, await readState(queries, partsOf(known), known.bank));
    } catch {
      return undefined;
    }
  }

  /** The look after a refusal. A check that follows does not repeat it. */
  let refusalLook: Promise<Look | undefined> | undefined;

  return {
    /** After a refusal: the state is read once, for at most 5 s. */
    lookOnce() {
      refusalLook = within(timings.afterRefusal, look(), undefined);
      return refusalLook;
    },

    /** Whether a success is in the statement twice. The main page reads the wallet itself. */
    async isTwice(): Promise<boolean> {
      if (effects[known.operationId].isCountable === undefined) return false;
      const parts = partsOf(known).filter((part) => part !== 'balances');
      try {
        const state = await readState(queries, parts, known.bank);
        const balances: AccountState = sent.before?.balances ? { balances: sent.before.balances } : {};
        return commands.look(sent, { ...balances, ...state }).isTwice;
      } catch {
        return false;
      }
    },

    /**
     * After a sent gift link, whose answer names no amount: looks for its deposit at once, and then 3, 10 and 30 s later.
     * `show` is called with the amount if exactly one deposit is new. The looks end when the success is not shown any more.
     */
    async findDeposit(isShown: () => boolean, show: (deposit: number) => void): Promise<void> {
      const stillCurrent = session.stillCurrent();
      const isOver = async () => {
        if (!stillCurrent() || !isShown()) return true;
        const deposit = (await look())?.deposit;
        if (deposit === undefined || !stillCurrent()) return false;
        show(deposit);
        return true;
      };
      if (await isOver()) return;
      const stop = pollWhileVisible(
        async () => {
          if (await isOver()) stop();
        },
        { waits: laterLooks(undefined) },
      );
    },

    /**
     * Checks an unknown outcome: looks at once, after an answer that may be a success once more before the form is
     * unlocked, and then 3, 10 and 30 s after the first look. `show` returns false when the outcome is no longer shown.
     */
    async check(unknown: Unknown, show: (outcome: Unknown | { kind: 'seen'; look: Look }) => boolean): Promise<void> {
      const { error } = unknown;
      let waits = laterLooks(error);
      const stillCurrent = session.stillCurrent();
      const tell = (seen: Look | undefined) => {
        if (!stillCurrent()) return false;
        if (seen?.effect === 'present') return show({ kind: 'seen', look: seen }) && false;
        return show({ ...unknown, check: seen ? 'checked' : 'failed', fact: seen?.fact });
      };
      show({ ...unknown, check: 'checking' });
      let latest: Look | undefined;
      const lookFirst = async () => {
        latest = await (refusalLook ?? look());
      };
      const lookTwice = async () => {
        await lookFirst();
        if (latest?.effect === 'present') return;
        await pause(timings.secondLook);
        latest = (await look()) ?? latest;
      };
      if (error?.neutral && waits.length > 0) {
        waits = waits.slice(1);
        await within(timings.checking, lookTwice(), undefined);
      } else await lookFirst();
      if (!tell(latest) || waits.length === 0) return;
      const stop = pollWhileVisible(
        async () => {
          if (!stillCurrent()) {
            stop();
            return;
          }
          const next = await look();
          // A failed look takes nothing back.
          if (next && !tell(next)) stop();
        },
        { waits },
      );
    },
  };
}

/** Checks an unknown outcome and shows what is found, as long as the outcome is shown. */
export async function checkOutcome(
  outcomes: ReturnType<typeof moneyOutcomesOf>,
  key: string,
  settlement: ReturnType<typeof createSettlement>,
  unknown: Unknown,
): Promise<void> {
  const { input, facts } = unknown;
  let shown = outcomes.get(key);
  await settlement.check(unknown, (next) => {
    if (outcomes.get(key) !== shown) return false;
    outcomes.settle(key, next.kind === 'seen' ? { ...next, input, facts } : next);
    shown = outcomes.get(key);
    return shown.kind === 'unknown';
  });
}
