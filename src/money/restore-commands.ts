import type { QueryClient } from '@tanstack/react-query';
import { profileQuery } from '../api/account.ts';
import { isAnswerOfKey, keyIsHonoured } from '../api/wire/money/idempotency-key.ts';
import { session } from '../api/wire/session/session.ts';
import { currentEpoch } from '../api/wire/session/stored-token.ts';
import type { MoneyCommandId } from '../api/wire/types.ts';
import { memberMoneyOf, type MemberMoney } from './member-money.ts';
import type { Unknown } from './money-outcomes.ts';
import { restoredTexts } from './restored-texts.ts';
import { settleCommand } from './settle-command.ts';
import { readStored, removeStored, type StoredCommand } from './stored-commands.ts';

/** After a reload the same input does not repeat these: it has a file or link, or would be another spin. */
const isNeverRepeated: readonly MoneyCommandId[] = ['uploadSlip', 'submitTruelink', 'claimCoupon', 'spin'];

const unknownOf = ({ details, isUnlikely }: Pick<StoredCommand, 'details' | 'isUnlikely'>): Unknown => ({
  ...({ kind: 'unknown', input: undefined, details, isUnlikely, check: 'checking' } as const),
  ...{ error: undefined, sendAgain: undefined },
});

/** Shows a stored command as unknown and checks it. */
function restore(member: MemberMoney, stored: StoredCommand) {
  const { key, operationId, details, bank, before, isBeforeOld, idempotencyKey } = stored;
  const { outcomes, commands, repeatable } = member;
  if (!outcomes.begin(key, undefined, restoredTexts(operationId))) return;
  const unknown = unknownOf(stored);
  outcomes.settle(key, unknown);
  const sent = commands.add({ operationId, details, before, isBeforeOld });
  if (idempotencyKey !== undefined && keyIsHonoured() && !isNeverRepeated.includes(operationId)) {
    repeatable.set(key, { idempotencyKey, details });
  }
  const settling = {
    ...{ key, sent, unknown, texts: restoredTexts(operationId), answer: 'nothing' as const },
    known: { operationId, ...(bank !== undefined && { bank }) },
    done: { kind: 'done' as const, input: undefined, answer: undefined, details },
    isFollowed: !isAnswerOfKey({}),
  };
  // Later, because the caller may be rendering.
  queueMicrotask(() => void settleCommand(member, settling));
}

/**
 * Tells of a command whose member is not known, without amount and accounts, because it may be another member. The account
 * of this one is not compared, and the command's own screen, which needs them, stays free for this member.
 */
function mention({ outcomes }: MemberMoney, { key: ofScreen, operationId }: StoredCommand) {
  const key = `${ofScreen} of an unknown member`;
  if (!outcomes.begin(key, undefined, restoredTexts(operationId))) return;
  outcomes.settle(key, { ...unknownOf({ details: {} }), check: 'failed', isOfUnknownMember: true });
}

/** The commands of an earlier session are shown to the same member only. */
async function restoreOfEarlierSession(member: MemberMoney, entries: readonly StoredCommand[]) {
  const stillCurrent = session.stillCurrent();
  let owner: string;
  try {
    ({ _id: owner } = (await member.queries.query({ ...profileQuery(), staleTime: 'static' })).profile);
  } catch {
    // Silent. They stay for the next load of the page.
    return;
  }
  if (!stillCurrent()) return;
  const ids = new Set(entries.filter((entry) => entry.owner !== owner).map(({ id }) => id));
  removeStored(({ id }) => ids.has(id));
  for (const entry of entries) {
    if (entry.owner === null) mention(member, entry);
    if (entry.owner === owner) restore(member, entry);
  }
}

/** The member of a session, with the commands from before a reload or of an earlier session. */
export function restoredMemberOf(queries: QueryClient): MemberMoney {
  const member = memberMoneyOf(queries);
  if (member.isRestored || session.token() === null) return member;
  member.isRestored = true;
  const epoch = currentEpoch();
  const entries = readStored();
  const isOwn = (entry: StoredCommand) => epoch !== null && entry.epoch === epoch;
  for (const entry of entries.filter(isOwn)) restore(member, entry);
  const others = entries.filter((entry) => !isOwn(entry));
  if (others.length > 0) void restoreOfEarlierSession(member, others);
  return member;
}
