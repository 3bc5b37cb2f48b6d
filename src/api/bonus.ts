import { useQueryClient } from '@tanstack/react-query';
import * as op from '../../generated/operations/bonus.ts';
import * as schema from '../../generated/schemas.ts';
import { useMoneyOperation } from './wire/money/money-command.ts';
import { query } from './wire/query/query.ts';
import type { Confirmation } from './wire/money/idempotency-key.ts';
import type { Schemas } from './wire/types.ts';

/** GET /api/bonus: all bonuses, with the member's claims of each. */
export const bonusesQuery = () => query(op.listBonuses, schema.BonusList, {});

/**
 * GET /api/bonus/activate/{code}. The answer replaces the bonus in the cache, so the list is not read again.
 */
export function useActivateBonus(code: string) {
  const queries = useQueryClient();
  const command = useMoneyOperation(op.activateBonus, schema.ActivatedBonus, {
    stale: ['wallet', 'statement'],
    staleUnlessDone: ['bonus'],
    // These refusals mean that the displayed claim count is out of date.
    staleWhenRefused: ['BONUS_ALREADY_ACTIVE', 'BONUS_MAX_CLAIMED'],
  });
  const mutateAsync = async (_input: unknown, confirmation: Confirmation) => {
    const answer = await command.mutateAsync({ params: { code } }, confirmation);
    const { queryKey } = bonusesQuery();
    void queries.cancelQueries({ queryKey }, { silent: true });
    const received = (bonus: Schemas['Bonus']) =>
      bonus.code === code ? { ...bonus, userBonus: answer.userBonus } : bonus;
    queries.setQueryData(queryKey, (list) => list && { ...list, bonuses: list.bonuses.map(received) });
    void queries.invalidateQueries(activeBonusQuery());
    return answer;
  };
  return {
    ...command,
    key: `${command.key} ${code}`,
    detailsOf: () => ({ code }),
    inputOf: () => undefined,
    mutateAsync,
  };
}

/** GET /api/bonus/clear: ends the active bonus. */
export const useClearBonus = () =>
  useMoneyOperation(op.clearBonus, schema.ClearedBonus, { stale: ['bonus', 'wallet', 'statement'] });

/** GET /api/bonus/check/active: whether a bonus is held, and which. */
export const activeBonusQuery = () => query(op.checkActiveBonus, schema.ActiveBonusCheck, {});
