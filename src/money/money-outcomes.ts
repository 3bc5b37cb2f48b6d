import type { QueryClient } from '@tanstack/react-query';
import type { To } from 'react-router-dom';
import type { ApiError } from '../api/wire/api-error.ts';
import type { CommandFacts } from '../api/wire/money/money-command.ts';
import { session } from '../api/wire/session/session.ts';
import { hasJustCrashed } from '../lib/crashes.ts';
import { createSignal } from '../lib/signal.ts';
import type { Fact } from './effects.ts';
import { forgetKept } from './kept-commands.ts';
import type { Look } from './sent-commands.ts';

/** The outcome of a money command. The form is locked while it is `sending` or `checking`. */
export type Outcome<Answer, Input = unknown> =
  | { kind: 'open' }
  | { kind: 'sending'; input: Input }
  | {
      kind: 'done';
      input: Input;
      answer: Answer;
      /** The statement shows it twice. */
      isTwice?: true;
      /** The amount of the deposit by a gift link, once it is in the statement. */
      deposit?: number;
    }
  /** Done, as the account's state shows; the answer did not say so. */
  | { kind: 'seen'; input: Input; look: Look; /** See below. */ facts?: CommandFacts | undefined }
  | { kind: 'refused'; input: Input; error: ApiError }
  | {
      kind: 'unknown';
      input: Input;
      /** Of a command from before a reload, in place of its input. */
      facts?: CommandFacts | undefined;
      /** The key with which this tab may send such a command again. */
      repeatKey?: string | undefined;
      /** The session ended with the first answer to it. */
      isUnlikely?: boolean | undefined;
      check: 'checking' | 'checked' | 'failed';
      /** Undefined if the app itself failed. */
      error: ApiError | undefined;
      /** What the account's state shows, which is neither done nor refused. */
      fact?: Fact | undefined;
      /** Sends the same command again with its key; undefined if that is not possible. */
      sendAgain: (() => void) | undefined;
    };

/** Where a member looks after an unknown outcome, if not in the statement. */
export interface Recheck {
  /** Replaces the sentences about balance and statement. */
  text: string;
  /** The label of the link. */
  label: string;
  to: To;
  /** The link leads to the command's own form. */
  isForm?: true;
}

/** Texts about a command for places outside its sheet, in the current language. */
export interface MoneyWords<Answer, Input> {
  /** `Withdraw` */
  name?: () => string;
  /** The success message. */
  done?: (answer: Answer, input: Input) => string;
  /** The message when only the account's state shows the success; default: the statement shows it. */
  seen?: (input: Input) => string;
  /** The amount with its unit, if the command has one. */
  amount?: (input: Input) => string | undefined;
  recheck?: () => Recheck;
}

/** Whether a command concerns a QR code, which no statement shows. A key begins with its operation. */
export const isOfQrcode = (key: string): boolean => /^(create|delete)Qrcode /.test(key);

/** A command as its screen shows it: part of the result of `useMoneyCommand`. */
export interface ShownCommand<Answer, Input = unknown> {
  key: string;
  /** The title of a success that only the account's state shows; default: the statement shows it. */
  seenTitle: string | undefined;
  outcome: Outcome<Answer, Input>;
  reopen: () => void;
  /** Where to look after an unknown outcome, if not in the statement. */
  recheck?: (() => Recheck) | undefined;
}

/** A screen that shows an outcome. */
export interface Watcher<Answer, Input> {
  onDone?: (answer: Answer, input: Input) => void;
  onRefused?: (error: ApiError, input: Input) => void;
}

interface Entry<Answer, Input> {
  outcome: Exclude<Outcome<Answer, Input>, { kind: 'open' }>;
  words: MoneyWords<Answer, Input>;
  /** The member has seen that it is unknown. */
  told: boolean;
}

/** An outcome that no screen shows. */
export interface Unwatched {
  key: string;
  outcome: Entry<unknown, unknown>['outcome'];
  words: MoneyWords<unknown, unknown>;
}

const open: Outcome<never, never> = { kind: 'open' };

/**
 * The outcomes of one member's money commands, by the command's key. They survive the sheet: a sheet opened again finds
 * its running command, and an outcome that no screen shows is shown elsewhere, once.
 */
function createMoneyOutcomes() {
  const entries = new Map<string, Entry<unknown, unknown>>();
  const watchers = new Map<string, Set<Watcher<unknown, unknown>>>();
  const changes = createSignal();
  const unwatched = createSignal<[settled: Unwatched]>();
  /** The first unknown outcome that was not shown. Cached, so that the snapshot is stable between changes. */
  let untold: Unwatched | undefined;

  const stillCurrent = session.stillCurrent();
  /** Nothing is kept of a known outcome. After the end of the session the entry waits for the member. */
  function forget(key: string) {
    if (stillCurrent()) forgetKept(key);
  }

  const isWatched = (key: string) => (watchers.get(key)?.size ?? 0) > 0;

  function changed() {
    const found = [...entries].find(
      ([key, { outcome, told }]) =>
        outcome.kind === 'unknown' &&
        !told &&
        !isWatched(key) &&
        // After a reload its screen may still be loading.
        !(outcome.facts && outcome.check === 'checking'),
    );
    const next = found && { key: found[0], outcome: found[1].outcome, words: found[1].words };
    if (next?.outcome !== untold?.outcome) untold = next;
    changes.emit();
  }

  /** Removes an outcome that was shown. A running command or check stays, and keeps its form locked. */
  function forgetWhenOver(key: string) {
    const entry = entries.get(key);
    if (!entry || isWatched(key)) return;
    const { outcome, told } = entry;
    const isOver = outcome.kind === 'unknown' ? told && outcome.check !== 'checking' : outcome.kind !== 'sending';
    if (!isOver) return;
    entries.delete(key);
    forget(key);
  }

  function settle(key: string, outcome: Entry<unknown, unknown>['outcome']) {
    const entry = entries.get(key);
    if (!entry) return;
    entry.outcome = outcome;
    if (outcome.kind !== 'unknown') forget(key);
    const watching = watchers.get(key) ?? [];
    const isUnwatched = !isWatched(key);
    if (isUnwatched && outcome.kind !== 'unknown') unwatched.emit({ key, outcome, words: entry.words });
    forgetWhenOver(key);
    changed();
    for (const { onDone, onRefused } of watching) {
      if (outcome.kind === 'done') onDone?.(outcome.answer, outcome.input);
      if (outcome.kind === 'refused') onRefused?.(outcome.error, outcome.input);
    }
  }

  return {
    get: (key: string): Outcome<unknown> => entries.get(key)?.outcome ?? open,
    /** Starts a command; false while the last one with this key is running or being checked. */
    begin(key: string, input: unknown, words: MoneyWords<unknown, unknown>): boolean {
      const { outcome } = entries.get(key) ?? {};
      if (outcome?.kind === 'sending' || (outcome?.kind === 'unknown' && outcome.check === 'checking')) return false;
      entries.set(key, { outcome: { kind: 'sending', input }, words, told: false });
      changed();
      return true;
    },
    settle,
    /** Adds to a success, shown or not, that the statement shows it twice. */
    tellTwice(key: string, done: Extract<Outcome<unknown>, { kind: 'done' }>, words: MoneyWords<unknown, unknown>) {
      const outcome = { ...done, isTwice: true } as const;
      const entry = entries.get(key);
      if (entry?.outcome === done && isWatched(key)) entry.outcome = outcome;
      else unwatched.emit({ key, outcome, words });
      changed();
    },
    /** Adds to a shown success the deposit that it caused. */
    tellDeposit(key: string, done: Extract<Outcome<unknown>, { kind: 'done' }>, deposit: number) {
      const entry = entries.get(key);
      if (entry?.outcome !== done) return;
      entry.outcome = { ...done, deposit };
      changed();
    },
    /** Removes an outcome, which unlocks its form. */
    reopen(key: string) {
      entries.delete(key);
      forget(key);
      changed();
    },
    watch(key: string, watcher: Watcher<unknown, unknown>): () => void {
      const watching = watchers.get(key) ?? new Set();
      watchers.set(key, watching.add(watcher));
      changed();
      return () => {
        watching.delete(watcher);
        const entry = entries.get(key);
        if (entry?.outcome.kind === 'unknown') entry.told = true;
        // Deferred, because a screen that only re-renders subscribes again in the same task.
        queueMicrotask(() => {
          // A screen that crashed may not have shown the outcome.
          if (entry && entries.get(key) === entry && hasJustCrashed() && !isWatched(key)) {
            const { outcome, words } = entry;
            if (outcome.kind === 'unknown') entry.told = false;
            else if (outcome.kind !== 'sending') unwatched.emit({ key, outcome, words });
          }
          forgetWhenOver(key);
          changed();
        });
      };
    },
    /** The unknown outcome that no screen shows, if any. */
    untold: () => untold,
    /** Called when the member has read it. */
    markTold(key: string) {
      const entry = entries.get(key);
      if (entry) entry.told = true;
      forgetWhenOver(key);
      changed();
    },
    /** Listens to outcomes, done or refused, that no screen shows. */
    onUnwatched: unwatched.listen,
    subscribe: changes.listen,
  };
}

const ofMember = new WeakMap<QueryClient, ReturnType<typeof createMoneyOutcomes>>();

/** The outcomes of a query cache, and so of one session. The next member does not see them. */
export function moneyOutcomesOf(queries: QueryClient): ReturnType<typeof createMoneyOutcomes> {
  const outcomes = ofMember.get(queries) ?? createMoneyOutcomes();
  ofMember.set(queries, outcomes);
  return outcomes;
}
