import type { To } from 'react-router-dom';
import type { ApiError } from '../api/wire/api-error.ts';
import type { CommandDetails } from '../api/wire/money/money-command.ts';
import type { MoneyCommandId } from '../api/wire/types.ts';
import { session } from '../api/wire/session/session.ts';
import { hasJustCrashed } from '../lib/crashes.ts';
import { createSignal } from '../lib/signal.ts';
import type { Elements } from '../ui/elements.ts';
import type { AccountView } from './sent-commands.ts';
import { removeStored } from './stored-commands.ts';

/** The outcome of a money command. The form is locked while it is `sending` or `checking`. */
export type Outcome<Answer, Input = unknown> =
  | { kind: 'open' }
  | { kind: 'sending'; input: Input }
  | {
      kind: 'done';
      input: Input;
      /** Undefined if only the account shows the success. */
      answer: Answer | undefined;
      /** What the service said beside its success; empty if it cannot be quoted. */
      freeText?: string | undefined;
      /** What the service answered, if only the account shows the success. */
      error?: ApiError | undefined;
      /** What the account shows, once it was read. */
      view?: AccountView | undefined;
      /** A transfer or withdrawal that no look at the account shows. */
      isNotShownYet?: true;
      /** Of a command from before a reload, see below. */
      details?: CommandDetails | undefined;
    }
  | { kind: 'refused'; input: Input; error: ApiError }
  | {
      kind: 'unknown';
      input: Input;
      /** Of a command from before a reload, in place of its input. */
      details?: CommandDetails | undefined;
      /** The session ended with the first answer to it. */
      isUnlikely?: boolean | undefined;
      /** Its member was never read, so it may be another one, and the account is not compared. */
      isOfUnknownMember?: true;
      check: 'checking' | 'checked' | 'failed';
      /** Undefined if the app itself failed. */
      error: ApiError | undefined;
      /** What the account shows. */
      view?: AccountView | undefined;
      /** What the service said beside its success. */
      freeText?: string | undefined;
      /** Sends the same command again with its key; undefined if that is not possible. */
      sendAgain: (() => void) | undefined;
    };

export type Done<Answer = unknown, Input = unknown> = Extract<Outcome<Answer, Input>, { kind: 'done' }>;
export type Unknown<Input = unknown> = Extract<Outcome<unknown, Input>, { kind: 'unknown' }>;

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

/** `amount`: with its unit, if the command has one. */
type MakeRecheck = (unknown: { error: ApiError | undefined; amount: string | undefined }) => Recheck;

/** What is needed of a command where its sheet may be closed. Texts are in the current language. */
export interface MoneyTexts<Answer, Input> {
  /** `Withdraw` */
  name?: () => string;
  /** The success message. Without an answer if only the account shows the success. */
  done?: (answer: Answer | undefined, input: Input) => string;
  /** The amount with its unit, if the command has one. */
  amount?: (input: Input) => string | undefined;
  /** What the command is about, if its name and amount do not say it: the name of a bonus. May suspend. */
  about?: ((input: Input) => string | Elements) | undefined;
  /** Where to look after an unknown outcome, if not in the statement. */
  recheck?: MakeRecheck | undefined;
  /** Keeps a refusal after its alert is closed. */
  keepRefusal?: (error: ApiError) => void;
}

/** A command as its screen shows it: part of the result of `useMoneyCommand`. */
export interface ShownCommand<Answer, Input = unknown> extends Pick<MoneyTexts<Answer, void>, 'about' | 'recheck'> {
  key: string;
  operationId: MoneyCommandId;
  outcome: Outcome<Answer, Input>;
  reopen: () => void;
}

/** A screen that shows an outcome. */
export interface Screen<Answer, Input> {
  onDone?: (answer: Answer | undefined, input: Input) => void;
  onRefused?: (error: ApiError, input: Input) => void;
}

interface Entry {
  outcome: Exclude<Outcome<unknown>, { kind: 'open' }>;
  texts: MoneyTexts<unknown, unknown>;
  /** The member has read that it is unknown. */
  isRead: boolean;
}

/** An outcome whose sheet is closed. */
export interface OutcomeWithoutScreen extends Pick<Entry, 'outcome' | 'texts'> {
  key: string;
}

const open: Outcome<never, never> = { kind: 'open' };

/**
 * The outcomes of one member's money commands, by the command's key. They survive the sheet: a sheet opened again finds
 * its running command, and an outcome whose sheet is closed is shown elsewhere, once.
 */
export function createMoneyOutcomes() {
  const entries = new Map<string, Entry>();
  const screens = new Map<string, Set<Screen<unknown, unknown>>>();
  const changes = createSignal();
  const withoutScreen = createSignal<[outcome: OutcomeWithoutScreen]>();
  /** Outcomes that came before the listener, whose texts may still be loading. Undefined while there is one. */
  let withoutListener: OutcomeWithoutScreen[] | undefined = [];
  /** The first unknown outcome without a screen. Cached, so that the snapshot is stable between changes. */
  let unread: OutcomeWithoutScreen | undefined;

  const stillCurrent = session.stillCurrent();
  /** Nothing is stored of a known outcome. After the end of the session the entry waits for the member. */
  function forget(key: string) {
    if (stillCurrent()) removeStored((stored) => stored.key === key);
  }

  function tellWithoutScreen(outcome: OutcomeWithoutScreen) {
    if (withoutListener) withoutListener.push(outcome);
    else withoutScreen.emit(outcome);
  }

  const hasScreen = (key: string) => (screens.get(key)?.size ?? 0) > 0;

  function changed() {
    const found = [...entries].find(
      ([key, { outcome, isRead }]) =>
        outcome.kind === 'unknown' &&
        !isRead &&
        !hasScreen(key) &&
        // After a reload its screen may still be loading.
        !(outcome.details && outcome.check === 'checking'),
    );
    const next = found && { key: found[0], outcome: found[1].outcome, texts: found[1].texts };
    if (next?.outcome !== unread?.outcome) unread = next;
    changes.emit();
  }

  /** Removes an outcome that was shown. A running command or check stays, and keeps its form locked. */
  function forgetWhenOver(key: string) {
    const entry = entries.get(key);
    if (!entry || hasScreen(key)) return;
    const { outcome, isRead } = entry;
    const isOver = outcome.kind === 'unknown' ? isRead && outcome.check !== 'checking' : outcome.kind !== 'sending';
    if (!isOver) return;
    entries.delete(key);
    forget(key);
  }

  function settle(key: string, outcome: Entry['outcome']) {
    const entry = entries.get(key);
    if (!entry) return;
    entry.outcome = outcome;
    if (outcome.kind !== 'unknown') forget(key);
    if (outcome.kind === 'refused') entry.texts.keepRefusal?.(outcome.error);
    const showing = screens.get(key) ?? [];
    if (!hasScreen(key) && outcome.kind !== 'unknown') tellWithoutScreen({ key, outcome, texts: entry.texts });
    forgetWhenOver(key);
    changed();
    for (const { onDone, onRefused } of showing) {
      if (outcome.kind === 'done') onDone?.(outcome.answer, outcome.input);
      if (outcome.kind === 'refused') onRefused?.(outcome.error, outcome.input);
    }
  }

  return {
    get: (key: string): Outcome<unknown> => entries.get(key)?.outcome ?? open,
    /** Starts a command; false while the last one with this key is running or being checked. */
    begin(key: string, input: unknown, texts: MoneyTexts<unknown, unknown>): boolean {
      const { outcome } = entries.get(key) ?? {};
      if (outcome?.kind === 'sending' || (outcome?.kind === 'unknown' && outcome.check === 'checking')) return false;
      entries.set(key, { outcome: { kind: 'sending', input }, texts, isRead: false });
      changed();
      return true;
    },
    settle,
    /** Replaces a success by what a later look has found. If its sheet is closed, only a double is shown. */
    updateDone(key: string, done: Done, next: Done, texts: MoneyTexts<unknown, unknown>) {
      const entry = entries.get(key);
      if (entry?.outcome === done && hasScreen(key)) {
        entry.outcome = next;
        changed();
      } else if (next.view?.isDouble && !done.view?.isDouble) tellWithoutScreen({ key, outcome: next, texts });
    },
    /** Removes an outcome, which unlocks its form. */
    reopen(key: string) {
      entries.delete(key);
      forget(key);
      changed();
    },
    show(key: string, screen: Screen<unknown, unknown>): () => void {
      const showing = screens.get(key) ?? new Set();
      screens.set(key, showing.add(screen));
      changed();
      return () => {
        showing.delete(screen);
        const entry = entries.get(key);
        if (entry?.outcome.kind === 'unknown') entry.isRead = true;
        // Deferred, because a screen that only re-renders subscribes again in the same task.
        queueMicrotask(() => {
          // A screen that crashed may not have shown the outcome.
          if (entry && entries.get(key) === entry && hasJustCrashed() && !hasScreen(key)) {
            const { outcome, texts } = entry;
            if (outcome.kind === 'unknown') entry.isRead = false;
            else if (outcome.kind !== 'sending') tellWithoutScreen({ key, outcome, texts });
          }
          forgetWhenOver(key);
          changed();
        });
      };
    },
    /** The unknown outcome that no screen shows, if any. */
    unread: () => unread,
    /** Call when the member has read it. */
    markRead(key: string) {
      const entry = entries.get(key);
      if (entry) entry.isRead = true;
      forgetWhenOver(key);
      changed();
    },
    /** Listens to outcomes, done or refused, whose sheet is closed. */
    onWithoutScreen(listener: (outcome: OutcomeWithoutScreen) => void): () => void {
      const stop = withoutScreen.listen(listener);
      const earlier = withoutListener ?? [];
      withoutListener = undefined;
      for (const outcome of earlier) listener(outcome);
      return () => {
        stop();
        withoutListener = [];
      };
    },
    subscribe: changes.listen,
  };
}
