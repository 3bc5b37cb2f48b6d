import { useQueryClient } from '@tanstack/react-query';
import { createElement, Suspense, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { profileQuery } from '../api/account.ts';
import { ApiError, isRateLimit } from '../api/wire/api-error.ts';
import { isAnswerOfKey, keyIsHonoured, keyOf, type Confirmation } from '../api/wire/money/idempotency-key.ts';
import { refusingStatuses } from '../api/wire/money/money-answer.ts';
import type { MoneyCommand } from '../api/wire/money/money-command.ts';
import { whenNoCalls } from '../api/wire/send/calls-under-way.ts';
import { session } from '../api/wire/session/session.ts';
import { terminalOf } from '../errors/terminal.ts';
import { commandsUnderWay } from '../lib/commands-under-way.ts';
import { noteIncident } from '../lib/incidents.ts';
import { claim, keep } from './kept-commands.ts';
import type { Outcome, MoneyWords, Watcher } from './money-outcomes.ts';
import { restoredOutcomesOf } from './restore-commands.ts';
import { sentCommandsOf, type SentCommand } from './sent-commands.ts';
import { checkOutcome, createSettlement } from './settle-command.ts';
import { stateBeforeOf } from './state-before.ts';
import { unwatchedView } from './unwatched-view.ts';
import { UnwatchedOutcomes } from './UnwatchedOutcomes.tsx';

// Its texts may still be loading. Without the boundary the whole page would be hidden until then.
unwatchedView.set(createElement(Suspense, null, createElement(UnwatchedOutcomes)));

/**
 * Whether a refusal concerns only this request (such as a rate limit, or a request that was not sent), so that it says
 * nothing about an earlier attempt.
 */
const isOfRequestAlone = (error: ApiError) =>
  error.status === 0 || isRateLimit(error) || (error.code === undefined && refusingStatuses.includes(error.status));

/** Why an outcome is unknown. Contains documented codes only, no free text of the server. */
function unknownReason(error: ApiError | undefined): string {
  if (!error) return 'app';
  if (error.status === 0) return 'no answer';
  if (error.pending) return 'pending';
  return error.code ?? `status ${error.status}`;
}

interface MoneyCommandOptions<Answer, Input> extends MoneyWords<Answer, Input>, Watcher<Answer, Input> {
  /** Whether a command with an unknown outcome may be sent again. */
  canSendAgain?: (input: Input) => boolean;
}

/**
 * Sends a money command and handles its three outcomes: done, refused, unknown. After an unknown outcome it reads
 * wallet and statement again before the form is unlocked, and the app never sends the command again by itself (B-01).
 * The outcome survives the screen: a screen opened again shows the running command, and without one `UnwatchedOutcomes`
 * shows it.
 */
export function useMoneyCommand<Answer, Input>(
  command: MoneyCommand<Answer, Input>,
  { onDone, onRefused, canSendAgain = () => true, ...words }: MoneyCommandOptions<Answer, Input> = {},
) {
  const queries = useQueryClient();
  const outcomes = restoredOutcomesOf(queries);
  const { key, inputOf } = command;
  // The stored outcome of a key belongs to its command.
  const read = () => outcomes.get(key) as Outcome<Answer, Input>;
  const current = useSyncExternalStore(outcomes.subscribe, read, read);
  const told = useEffectEvent((answer: Answer, input: Input) => onDone?.(answer, input));
  const refused = useEffectEvent((error: ApiError, input: Input) => onRefused?.(error, input));
  // Runs before the paint, so that the dialog with the outcome disappears when the sheet appears.
  useLayoutEffect(() => {
    const watcher: Watcher<Answer, Input> = {
      onDone: (answer, input) => told(answer, input),
      onRefused: (error, input) => refused(error, input),
    };
    return outcomes.watch(key, watcher as Watcher<unknown, unknown>); // of this command's key, as above
  }, [outcomes, key]);

  // The state before the command is read while the member fills in the form.
  const isOpen = current.kind === 'open';
  const prepare = useEffectEvent(() => {
    stateBeforeOf(queries).prepare(command);
    // A command that outlives the session belongs to this member. Silent.
    whenNoCalls()
      .then(() => queries.query({ ...profileQuery(), staleTime: 'static' }))
      .catch(() => undefined);
  });
  useEffect(() => {
    if (isOpen) prepare();
  }, [isOpen]);

  const carryOut = async (input: Input, confirmation: Confirmation) => {
    if (!outcomes.begin(key, input, words as MoneyWords<unknown, unknown>)) return; // of this command's key, as above
    const stillCurrent = session.stillCurrent();
    const wasSentBefore = confirmation.idempotencyKey !== undefined;
    const before = await stateBeforeOf(queries).take(command);
    if (!stillCurrent()) {
      outcomes.reopen(key);
      return;
    }
    const commands = sentCommandsOf(queries);
    const { operationId } = command;
    const sent = commands.add({ operationId, facts: command.factsOf(input), before });
    const settlement = createSettlement(queries, command, sent);
    const kept = wasSentBefore ? undefined : keepCommand(sent, confirmation);
    const hasHonouredKey = () => confirmation.idempotencyKey !== undefined && keyIsHonoured();
    let answer: Answer;
    try {
      answer = await command.mutateAsync(input, confirmation);
    } catch (thrown) {
      // Any other error is a bug of the app, and the command may have been sent.
      const error = thrown instanceof ApiError ? thrown : undefined;
      const isTerminal = error !== undefined && terminalOf(error, true) !== undefined;
      // Nothing is read for a session that has ended (B-08).
      if (isTerminal || !stillCurrent()) {
        // /login or /terminated reports it; show nothing here.
        if (isTerminal && error.outcome === 'refused') {
          kept?.markUnlikely();
          outcomes.reopen(key);
        } else outcomes.settle(key, { kind: 'unknown', input, error, check: 'failed', sendAgain: undefined });
        return;
      }
      // A refusal of a repetition says nothing about the first request if it concerns only the repetition.
      if (error?.outcome === 'refused' && !(wasSentBefore && isOfRequestAlone(error))) {
        const isCertain = error.status === 0 || isAnswerOfKey(confirmation) || error.unexecuted;
        const look = isCertain ? undefined : await settlement.lookOnce();
        if (look?.effect === 'present') {
          outcomes.settle(key, { kind: 'seen', input, look });
          return;
        }
        const isAbsent = look?.effect === 'absent' && !look.fact && error.code !== 'TRUELINK_DUPLICATE';
        if (isCertain || isAbsent) {
          commands.remove(sent);
          outcomes.settle(key, { kind: 'refused', input, error });
          return;
        }
      }
      // Never a spin, because that would be another spin. Only with an honoured key, because it is carried out once.
      const isRepeatable = hasHonouredKey() && operationId !== 'spin' && canSendAgain(input);
      const sendAgain = isRepeatable ? () => void send(input, confirmation) : undefined;
      noteIncident({ kind: 'unknown', operation: operationId, reason: unknownReason(error) });
      await checkOutcome(outcomes, key, settlement, { kind: 'unknown', input, error, sendAgain, check: 'checking' });
      return;
    }
    const done = { kind: 'done', input, answer } as const;
    outcomes.settle(key, done);
    if (operationId === 'submitTruelink') {
      const isShown = () => outcomes.get(key) === done;
      void settlement.findDeposit(isShown, (deposit) => outcomes.tellDeposit(key, done, deposit));
    }
    if (hasHonouredKey() || !stillCurrent()) return;
    const ofKey = words as MoneyWords<unknown, unknown>; // of this command's key, as above
    void settlement.isTwice().then((isTwice) => {
      if (isTwice && stillCurrent()) outcomes.tellTwice(key, done, ofKey);
    });
  };
  // The reads before and after the command belong to it.
  const send = (input: Input, confirmation: Confirmation) => commandsUnderWay.during(carryOut(input, confirmation));
  /** Keeps a command for a reload, before it is sent. */
  const keepCommand = ({ operationId, facts, before, since }: SentCommand, confirmation: Confirmation) => {
    const idempotencyKey = keyOf(confirmation);
    const owner = queries.getQueryData(profileQuery().queryKey)?.profile._id ?? null;
    const kept = keep({
      ...{ key, operationId, facts, since, owner },
      ...(before && { before }),
      ...(command.bank !== undefined && { bank: command.bank }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
    if (idempotencyKey !== undefined) void claim(idempotencyKey);
    const addOwner = async () => {
      kept.setOwner((await queries.query({ ...profileQuery(), staleTime: 'static' })).profile._id);
    };
    if (owner === null) addOwner().catch(() => undefined);
    return kept;
  };
  const reopen = () => {
    outcomes.reopen(key);
  };
  /** A command from before a reload has no input. Without `inputOf` its screen does not use it. */
  const asGiven = (): Outcome<Answer, Input> => {
    if ((current.kind !== 'unknown' && current.kind !== 'seen') || !current.facts) return current;
    const input = inputOf?.(current.facts) as Input; // not used without `inputOf`, see above
    if (current.kind === 'seen') return { ...current, input };
    const { repeatKey } = current;
    const isRepeatable = inputOf !== undefined && repeatKey !== undefined && command.operationId !== 'spin';
    return {
      ...current,
      input,
      sendAgain: isRepeatable ? () => void send(input, { idempotencyKey: repeatKey }) : undefined,
    };
  };
  const outcome = asGiven();
  /** The input, from sending until the outcome is closed. */
  const given = outcome.kind === 'open' ? undefined : outcome.input;
  const seenTitle = outcome.kind === 'seen' ? words.seen?.(outcome.input) : undefined;
  return { key, seenTitle, outcome, given, give: (input: Input) => send(input, {}), reopen, recheck: words.recheck };
}
