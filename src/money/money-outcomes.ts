import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../api/wire/api-error.ts';
import { createSignal } from '../lib/signal.ts';

/** What became of a money command. While `sending` or `checking` the form is locked. */
export type Outcome<Answer, Input = unknown> =
  | { kind: 'open' }
  | { kind: 'sending'; input: Input }
  | { kind: 'done'; input: Input; answer: Answer }
  | { kind: 'refused'; input: Input; error: ApiError }
  | {
      kind: 'unknown';
      input: Input;
      check: 'checking' | 'checked' | 'failed';
      /** Undefined where the app itself failed. */
      error: ApiError | undefined;
      /** Sends the same command once more, with its key; undefined where that is not possible (quality 3). */
      sendAgain: (() => void) | undefined;
    };

/** What a command is called and how it is spoken of where its sheet is closed, in the locale of that moment. */
export interface MoneyWords<Answer, Input> {
  /** `Withdraw` */
  name?: () => string;
  /** What is said when it is done. */
  done?: (answer: Answer, input: Input) => string;
  /** The amount with its unit, where the command has one. */
  amount?: (input: Input) => string | undefined;
}

/** A screen that shows an outcome, and so tells it. */
export interface Watcher<Answer, Input> {
  onDone?: (answer: Answer, input: Input) => void;
  onRefused?: (error: ApiError, input: Input) => void;
}

interface Entry<Answer, Input> {
  outcome: Exclude<Outcome<Answer, Input>, { kind: 'open' }>;
  words: MoneyWords<Answer, Input>;
  /** The member has been told that it is unknown. */
  told: boolean;
}

/** An outcome that nobody watches, for whoever tells it. */
export interface Unwatched {
  key: string;
  outcome: Entry<unknown, unknown>['outcome'];
  words: MoneyWords<unknown, unknown>;
}

const open: Outcome<never, never> = { kind: 'open' };

/**
 * The outcomes of one member's money commands, by the command's key. They outlive the sheet in which the command was given: one
 * that is opened again finds its command under way, and what nobody watches is told elsewhere, once (quality 2).
 */
function createMoneyOutcomes() {
  const entries = new Map<string, Entry<unknown, unknown>>();
  const watchers = new Map<string, Set<Watcher<unknown, unknown>>>();
  const changes = createSignal();
  const unwatched = createSignal<[settled: Unwatched]>();
  /** The first outcome that is not known and not told; kept so that it stays the same between changes. */
  let untold: Unwatched | undefined;

  const isWatched = (key: string) => (watchers.get(key)?.size ?? 0) > 0;

  function changed() {
    const found = [...entries].find(
      ([key, { outcome, told }]) => outcome.kind === 'unknown' && !told && !isWatched(key),
    );
    const next = found && { key: found[0], outcome: found[1].outcome, words: found[1].words };
    if (next?.outcome !== untold?.outcome) untold = next;
    changes.emit();
  }

  /** What is over and was told is forgotten; what is still under way or being checked keeps its form locked. */
  function forgetWhenOver(key: string) {
    const entry = entries.get(key);
    if (!entry || isWatched(key)) return;
    const { outcome, told } = entry;
    const isOver = outcome.kind === 'unknown' ? told && outcome.check !== 'checking' : outcome.kind !== 'sending';
    if (isOver) entries.delete(key);
  }

  function settle(key: string, outcome: Entry<unknown, unknown>['outcome']) {
    const entry = entries.get(key);
    if (!entry) return;
    entry.outcome = outcome;
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
    /** Begins a command; false while the last one under this key is under way or being checked. */
    begin(key: string, input: unknown, words: MoneyWords<unknown, unknown>): boolean {
      const { outcome } = entries.get(key) ?? {};
      if (outcome?.kind === 'sending' || (outcome?.kind === 'unknown' && outcome.check === 'checking')) return false;
      entries.set(key, { outcome: { kind: 'sending', input }, words, told: false });
      changed();
      return true;
    },
    settle,
    /** Forgets an outcome, so that its form is open. */
    reopen(key: string) {
      entries.delete(key);
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
        // Not at once: a screen that is only drawn anew watches again in the same moment.
        queueMicrotask(() => {
          forgetWhenOver(key);
          changed();
        });
      };
    },
    /** The outcome that is not known and that no screen shows; undefined when there is none. */
    untold: () => untold,
    /** The member has read it. */
    markTold(key: string) {
      const entry = entries.get(key);
      if (entry) entry.told = true;
      forgetWhenOver(key);
      changed();
    },
    /** Hears what was done or refused while no screen watched it. */
    onUnwatched: unwatched.listen,
    subscribe: changes.listen,
  };
}

const ofMember = new WeakMap<QueryClient, ReturnType<typeof createMoneyOutcomes>>();

/** The outcomes that belong to a cache of server state, and so to one member: the next one hears nothing of them. */
export function moneyOutcomesOf(queries: QueryClient): ReturnType<typeof createMoneyOutcomes> {
  const outcomes = ofMember.get(queries) ?? createMoneyOutcomes();
  ofMember.set(queries, outcomes);
  return outcomes;
}
