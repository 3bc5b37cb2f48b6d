import type { QueryClient } from '@tanstack/react-query';
import { profileQuery } from '../api/account.ts';
import { keyIsHonoured } from '../api/wire/money/idempotency-key.ts';
import { session } from '../api/wire/session/session.ts';
import { claim, currentEpoch, readKept, removeKept, type Kept } from './kept-commands.ts';
import { moneyOutcomesOf } from './money-outcomes.ts';
import { restoredWords } from './restored-words.ts';
import { sentCommandsOf } from './sent-commands.ts';
import { checkOutcome, createSettlement } from './settle-command.ts';

const restored = new WeakSet<QueryClient>();

/** Shows a kept command as unknown and checks it. */
function restore(
  queries: QueryClient,
  { key, operationId, facts, bank, before, since, isUnlikely, idempotencyKey }: Kept,
) {
  const outcomes = moneyOutcomesOf(queries);
  if (!outcomes.begin(key, undefined, restoredWords(operationId))) return;
  const unknown = {
    ...({ kind: 'unknown', input: undefined, facts, isUnlikely, check: 'checking' } as const),
    ...{ error: undefined, sendAgain: undefined },
  };
  outcomes.settle(key, unknown);
  const sent = sentCommandsOf(queries).restore({ operationId, facts, before, since });
  const settlement = createSettlement(queries, { operationId, ...(bank !== undefined && { bank }) }, sent);
  const check = async () => {
    const isMine = idempotencyKey !== undefined && keyIsHonoured() && (await claim(idempotencyKey));
    await checkOutcome(outcomes, key, settlement, { ...unknown, ...(isMine && { repeatKey: idempotencyKey }) });
  };
  // Later, because the caller may be rendering.
  queueMicrotask(() => void check());
}

/** The commands of an earlier session are shown to the same member only. */
async function restoreOfEarlierSession(queries: QueryClient, entries: readonly Kept[]) {
  const stillCurrent = session.stillCurrent();
  let owner: string;
  try {
    ({ _id: owner } = (await queries.query({ ...profileQuery(), staleTime: 'static' })).profile);
  } catch {
    // Silent. They stay for the next load of the page.
    return;
  }
  if (!stillCurrent()) return;
  const ids = new Set(entries.filter((entry) => entry.owner !== owner).map(({ id }) => id));
  removeKept(({ id }) => ids.has(id));
  for (const entry of entries) if (!ids.has(entry.id)) restore(queries, entry);
}

/** The outcomes of a session, with those of commands from before a reload or an earlier session. */
export function restoredOutcomesOf(queries: QueryClient): ReturnType<typeof moneyOutcomesOf> {
  if (!restored.has(queries) && session.token() !== null) {
    restored.add(queries);
    const epoch = currentEpoch();
    const entries = readKept();
    const isOwn = (entry: Kept) => epoch !== null && entry.epoch === epoch;
    for (const entry of entries.filter(isOwn)) restore(queries, entry);
    const others = entries.filter((entry) => !isOwn(entry));
    if (others.length > 0) void restoreOfEarlierSession(queries, others);
  }
  return moneyOutcomesOf(queries);
}
