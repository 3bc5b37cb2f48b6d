import { readState } from '../api/account-state.ts';
import { ApiError, isRateLimit } from '../api/wire/api-error.ts';
import type { Answer } from '../api/wire/money/money-answer.ts';
import { session } from '../api/wire/session/session.ts';
import type { MoneyCommandId } from '../api/wire/types.ts';
import { stateEntryType } from '../lib/entry-type.ts';
import { noteIncident } from '../lib/incidents.ts';
import { timings } from '../lib/timings.ts';
import { within } from '../lib/within.ts';
import type { MemberMoney } from './member-money.ts';
import type { Done, MoneyTexts, Unknown } from './money-outcomes.ts';
import { decide, type Decision } from './outcome-table.ts';
import { pollWhileVisible } from './poll-while-visible.ts';
import type { KnownCommand } from './readings-before.ts';
import { unread, type AccountView, type SentCommand } from './sent-commands.ts';
import { hasFailed, partsOf, shownBy } from './shown-by.ts';

/** The waits between the looks at the account, and those that are still to come. */
const waits: readonly number[] = [timings.secondLook, timings.thirdLook, timings.fourthLook];

/** What was decided after the first looks, and by what the account shows. */
interface Settled {
  decision: Decision;
  /** Undefined if no look came back in time. */
  view: AccountView | undefined;
}

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Looks at the account after a command. The outcome table decides; here is only when to look. */
function createSettlement({ queries, commands }: MemberMoney, known: KnownCommand, sent: SentCommand) {
  const stillCurrent = session.stillCurrent();
  /** The looks that are still to come. */
  let later = waits;

  /** A look that could not read everything counts only if the rest shows the command. */
  async function look(): Promise<AccountView> {
    const { state, errors } = await readState(queries, partsOf(known.operationId), known.bank);
    // Each look is a request.
    if (errors.some((error) => error instanceof ApiError && isRateLimit(error))) later = [];
    const view = commands.look(sent, state);
    return errors.length === 0 || view.shown === 'shows' ? view : unread;
  }

  return {
    /**
     * The outcome after an answer: looks at once, and once more after 3 s where the answer and the account leave it open. In
     * any case it is known after 6 s, because the form is locked until then.
     */
    async decide(answer: Answer, error: ApiError | undefined): Promise<Settled> {
      if (answer === 'finalNo') return { decision: 'refused', view: undefined };
      if (error && isRateLimit(error)) later = [];
      else if (error?.code === 'TRUELINK_DUPLICATE') later = [...waits, timings.giftLinkLook];
      const mayBeDone = answer === 'yesWithText' || error?.mayBeDone === true;
      const secondLook = pause(timings.secondLook);
      const first = look();
      const early = await Promise.race([first, secondLook]);
      const isOpen = (view: AccountView) =>
        answer === 'no' ? view.shown === 'changed' : mayBeDone && view.shown !== 'shows';
      if (early && (!isOpen(early) || later.length === 0))
        return { decision: decide(answer, early.shown), view: early };
      await secondLook;
      later = later.slice(1);
      const second = early ? look() : Promise.race([first, look()]);
      const view = (await within(timings.checking - timings.secondLook, second)) ?? early;
      return view
        ? { decision: decide(answer, view.shown, mayBeDone && view.hasPaid), view }
        : { decision: 'unknown', view };
    },

    /** The looks that follow, while the page is visible, until `show` returns false. */
    follow(show: (view: AccountView, isLast: boolean) => boolean): void {
      if (later.length === 0 || !stillCurrent()) return;
      let left = later.length;
      const stop = pollWhileVisible(
        async () => {
          const view = stillCurrent() ? await within(timings.look, look()) : undefined;
          left -= 1;
          // A failed look takes nothing back.
          if (!stillCurrent() || (view && !view.isUnread && !show(view, left === 0))) stop();
        },
        { waits: later },
      );
    },

    /** Looks at once, whatever depends on it. */
    look: () => within(timings.look, look()),
  };
}

/** A command whose outcome is to be found. */
export interface Settling {
  /** The key of its outcome. */
  key: string;
  known: KnownCommand;
  sent: SentCommand;
  texts: MoneyTexts<unknown, unknown>;
  answer: Answer;
  error?: ApiError | undefined;
  /** What is shown if it is done, and if that is not known. */
  done: Done;
  unknown: Unknown;
  /** Whether the statement tells more about a success: without an honoured key, or by a gift link. */
  isFollowed: boolean;
}

/** Its entry, or a second one, may still come: the wallet is more current than the statement. */
const isToBeContinued = ({ shown, isExplained }: AccountView) => shown !== 'shows' || !isExplained;

const isMovement = (id: MoneyCommandId) => /^(transfer|withdraw)/.test(id);

/** Shows the outcome of a command that was answered, and what later looks find. */
export async function settleCommand(member: MemberMoney, settling: Settling): Promise<void> {
  const { key, known, sent, texts, answer, error, done, unknown, isFollowed } = settling;
  const { outcomes, commands } = member;
  const { operationId } = known;
  const stillCurrent = session.stillCurrent();
  const settlement = createSettlement(member, known, sent);

  const showDone = (success: Done) => {
    commands.markUnknown(sent, false);
    outcomes.settle(key, success);
  };

  /** Adds to a success what each look at the account shows of it. The function returns false once no more is to come. */
  function addingTo(success: Done) {
    let shown = success;
    return (view: AccountView | undefined, isLast: boolean) => {
      if (!stillCurrent()) return false;
      if (!view || view.isUnread) return true;
      const isMissing =
        isLast &&
        isMovement(operationId) &&
        view.isListed &&
        view.shown !== 'shows' &&
        view.count + view.countWithFee === 0;
      const next: Done = { ...shown, view, ...(isMissing && { isNotShownYet: true }) };
      outcomes.updateDone(key, shown, next, texts);
      shown = next;
      return operationId === 'submitTruelink'
        ? onlyDepositIn(view) === undefined && outcomes.get(key) === next
        : isToBeContinued(view);
    };
  }

  async function follow(success: Done) {
    const add = addingTo(success);
    if (success.view === undefined && !add(await settlement.look(), false)) return;
    settlement.follow(add);
  }

  // The account shows no gift link, so it cannot contradict its success.
  if (answer === 'yes' || (answer === 'yesWithText' && operationId === 'submitTruelink')) {
    showDone(done);
    const isShown = isMovement(operationId) || operationId === 'submitTruelink' || shownBy[operationId].isCountable;
    if (isFollowed && isShown) void follow(done);
    return;
  }
  // A refusal is not shown as unknown before the account says so.
  if (answer !== 'no' && answer !== 'finalNo') outcomes.settle(key, unknown);
  const waiting = outcomes.get(key);
  const { decision, view } = await settlement.decide(answer, error);
  if (!stillCurrent() || outcomes.get(key) !== waiting) return;
  if (decision === 'refused' && error) {
    commands.remove(sent);
    outcomes.settle(key, { kind: 'refused', input: unknown.input, error });
    return;
  }
  if (decision === 'done') {
    const success = { ...done, error, view };
    showDone(success);
    if (isFollowed && (!view || isToBeContinued(view))) void follow(success);
    return;
  }
  noteIncident({ kind: 'unknown', operation: operationId, reason: unknownReason(answer, error) });
  commands.markUnknown(sent, true);
  const checkedBy = (found: AccountView | undefined): Unknown => ({
    ...unknown,
    check: found && !found.isUnread ? 'checked' : 'failed',
    view: found,
  });
  let shown = checkedBy(view);
  outcomes.settle(key, shown);
  let addToSuccess: ReturnType<typeof addingTo> | undefined;
  settlement.follow((found, isLast) => {
    if (addToSuccess) return addToSuccess(found, isLast);
    if (outcomes.get(key) !== shown) return false;
    // Never refused: the form is open, and the command may have been given again.
    if (decide(answer, found.shown) === 'done') {
      const success = { ...done, error, view: found };
      showDone(success);
      addToSuccess = addingTo(success);
      return isFollowed && isToBeContinued(found);
    }
    shown = checkedBy(found);
    outcomes.settle(key, shown);
    return true;
  });
}

/** Why an outcome is unknown. Contains documented codes only, no free text of the server. */
function unknownReason(answer: Answer, error: ApiError | undefined): string {
  if (!error) return answer === 'yesWithText' ? 'text' : 'app';
  if (error.status === 0) return 'no answer';
  if (error.pending) return 'pending';
  return error.code ?? `status ${error.status}`;
}

/** The amount of the deposit that is new, if it is the only one. */
export function onlyDepositIn({ newEntries }: AccountView): number | undefined {
  const [deposit, ...others] = newEntries.filter((entry) => stateEntryType(entry) === 'deposit' && !hasFailed(entry));
  return others.length === 0 ? (deposit?.amount ?? undefined) : undefined;
}
