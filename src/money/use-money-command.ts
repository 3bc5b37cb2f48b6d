import { useQueryClient } from '@tanstack/react-query';
import {
  createElement,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { profileQuery } from '../api/account.ts';
import { ApiError } from '../api/wire/api-error.ts';
import { isAnswerOfKey, keyIsHonoured, keyOf, type Confirmation } from '../api/wire/money/idempotency-key.ts';
import { answerOf, type CommandDetails, type MoneyCommand } from '../api/wire/money/money-command.ts';
import { whenNoCalls } from '../api/wire/send/pending-calls.ts';
import { session } from '../api/wire/session/session.ts';
import { terminalOf } from '../errors/terminal.ts';
import { askBeforeLeaving } from '../lib/ask-before-leaving.ts';
import { runningCommands } from '../lib/running-commands.ts';
import { ClosedSheetOutcomes } from './ClosedSheetOutcomes.tsx';
import { closedSheetsView } from './closed-sheets-view.ts';
import type { MoneyTexts, Outcome, Screen } from './money-outcomes.ts';
import type { Opening } from './readings-before.ts';
import { restoredMemberOf } from './restore-commands.ts';
import type { SentCommand } from './sent-commands.ts';
import { settleCommand } from './settle-command.ts';
import { store } from './stored-commands.ts';

// Its texts may still be loading. Without the boundary the whole page would be hidden until then.
closedSheetsView.set(createElement(Suspense, null, createElement(ClosedSheetOutcomes)));

interface MoneyCommandOptions<Answer, Input> extends MoneyTexts<Answer, Input>, Screen<Answer, Input> {
  /** Whether a command with an unknown outcome may be sent again. */
  canSendAgain?: (input: Input) => boolean;
}

/**
 * Sends a money command and handles its three outcomes: done, refused, unknown. After an unknown outcome it reads
 * wallet and statement again before the form is unlocked, and the app never sends the command again by itself (B-01).
 * The outcome survives the screen: a screen opened again shows the running command, and without one `ClosedSheetOutcomes`
 * shows it.
 */
export function useMoneyCommand<Answer, Input>(
  command: MoneyCommand<Answer, Input>,
  { onDone, onRefused, canSendAgain = () => true, ...texts }: MoneyCommandOptions<Answer, Input> = {},
) {
  const queries = useQueryClient();
  const member = restoredMemberOf(queries);
  const { outcomes, commands, readings, repeatable } = member;
  const { key, operationId, inputOf } = command;
  const ofKey = texts as MoneyTexts<unknown, unknown>; // the stored outcome of a key belongs to its command
  const read = () => outcomes.get(key) as Outcome<Answer, Input>; // as above
  const current = useSyncExternalStore(outcomes.subscribe, read, read);
  const showDone = useEffectEvent((answer: Answer | undefined, input: Input) => onDone?.(answer, input));
  const showRefused = useEffectEvent((error: ApiError, input: Input) => onRefused?.(error, input));
  // Runs before the paint, so that the dialog with the outcome disappears when the sheet appears.
  useLayoutEffect(() => {
    const screen: Screen<Answer, Input> = {
      onDone: (answer, input) => showDone(answer, input),
      onRefused: (error, input) => showRefused(error, input),
    };
    return outcomes.show(key, screen as Screen<unknown, unknown>); // of this command's key, as above
  }, [outcomes, key]);

  // The account before the command is read while the member fills in the form.
  const isOpen = current.kind === 'open';
  // Noted before the effects in which the page begins its own calls. No state, because a tap must not render twice.
  const opened = useRef<Opening>(undefined);
  const noteOpening = useEffectEvent(() => {
    opened.current = readings.opening(command);
  });
  useLayoutEffect(() => {
    if (isOpen) noteOpening();
  }, [isOpen]);
  const open = useEffectEvent(() => {
    // A command that outlives the session belongs to this member. Silent.
    whenNoCalls()
      .then(() => queries.query({ ...profileQuery(), staleTime: 'static' }))
      .catch(() => undefined);
    return opened.current && readings.open(command, opened.current);
  });
  useEffect(() => (isOpen ? open() : undefined), [isOpen]);

  const carryOut = async (input: Input, confirmation: Confirmation) => {
    if (!outcomes.begin(key, input, ofKey)) return;
    const stillCurrent = session.stillCurrent();
    confirmation.isRepetition = confirmation.idempotencyKey !== undefined;
    const before = await readings.take(command, opened.current);
    if (!stillCurrent()) {
      outcomes.reopen(key);
      return;
    }
    const sent = commands.add({ operationId, details: command.detailsOf(input), ...before });
    const stored = confirmation.isRepetition ? undefined : storeCommand(sent, confirmation);
    let success: Answer | undefined;
    let thrown: unknown;
    try {
      success = await askBeforeLeaving(command.mutateAsync(input, confirmation));
    } catch (reason) {
      thrown = reason ?? new Error('no reason');
    }
    const error = thrown instanceof ApiError ? thrown : undefined;
    const isTerminal = error !== undefined && terminalOf(error, true) !== undefined;
    // Nothing is read for a session that has ended (B-08).
    if (thrown !== undefined && (isTerminal || !stillCurrent())) {
      // /login or /terminated reports it; show nothing here.
      if (isTerminal && error.outcome === 'refused') {
        stored?.markUnlikely();
        outcomes.reopen(key);
      } else outcomes.settle(key, { kind: 'unknown', input, error, check: 'failed', sendAgain: undefined });
      return;
    }
    const isHonoured = confirmation.idempotencyKey !== undefined && keyIsHonoured();
    // Never a spin, because that would be another spin. Only with an honoured key, because it is carried out once.
    const isRepeatable = isHonoured && operationId !== 'spin' && canSendAgain(input);
    const sendAgain = isRepeatable ? () => void send(input, confirmation) : undefined;
    const { freeText } = confirmation;
    await settleCommand(member, {
      ...{ key, known: command, sent, texts: ofKey, error },
      answer: answerOf(thrown, confirmation),
      done: { kind: 'done', input, answer: success, freeText },
      unknown: { kind: 'unknown', input, error, sendAgain, freeText, check: 'checking' },
      // This answer counts, not an earlier one: the request may have lost its key on the way.
      isFollowed: !isAnswerOfKey(confirmation) || operationId === 'submitTruelink',
    });
  };
  // The reads before and after the command belong to it.
  const send = (input: Input, confirmation: Confirmation) => runningCommands.during(carryOut(input, confirmation));
  /** Stores a command for a reload, before it is sent. */
  const storeCommand = ({ details, before, isBeforeOld }: SentCommand, confirmation: Confirmation) => {
    const idempotencyKey = keyOf(confirmation);
    const owner = queries.getQueryData(profileQuery().queryKey)?.profile._id ?? null;
    const stored = store({
      ...{ key, operationId, details, isBeforeOld, owner },
      ...(before && { before }),
      ...(command.bank !== undefined && { bank: command.bank }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
    const addOwner = async () => {
      stored.setOwner((await queries.query({ ...profileQuery(), staleTime: 'static' })).profile._id);
    };
    if (owner === null) addOwner().catch(() => undefined);
    return stored;
  };
  /** A command from before a reload has no input. Without `inputOf` its screen does not use it. */
  const restoredInput = (details: CommandDetails) => inputOf?.(details) as Input;
  const isRestored = (current.kind === 'unknown' || current.kind === 'done') && current.details !== undefined;
  const outcome = isRestored ? { ...current, input: restoredInput(current.details ?? {}) } : current;
  /** The input, from sending until the outcome is closed. */
  const given = outcome.kind === 'open' ? undefined : outcome.input;
  const repeated = repeatable.get(key);
  /** Gives the command. Unchanged input of a command from before a reload repeats its key. */
  const give = (input: Input) => {
    const isUnchanged = repeated && JSON.stringify(command.detailsOf(input)) === JSON.stringify(repeated.details);
    repeatable.delete(key);
    return send(input, isUnchanged ? { idempotencyKey: repeated.idempotencyKey } : {});
  };
  const { about } = texts;
  return {
    ...{ key, operationId, outcome, given, give },
    /** The input that a form opened now shows. */
    startInput: given ?? (repeated && inputOf && restoredInput(repeated.details)),
    reopen: () => outcomes.reopen(key),
    about: outcome.kind === 'open' ? undefined : about && (() => about(outcome.input)),
    recheck: texts.recheck,
  };
}
