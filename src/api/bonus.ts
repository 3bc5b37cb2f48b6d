import { useQueryClient } from '@tanstack/react-query';
import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { ApiError } from './api-error.ts';
import { useCommand } from './command.ts';
import { query } from './query.ts';
import type { ErrorCode } from './types.ts';

/** GET /api/bonus: the bonuses and what the member has had of them. */
export const bonusesQuery = () => query(op.listBonuses, schema.BonusList, {});

/** GET /api/bonus/check/active: whether a bonus is held, and which. */
export const activeBonusQuery = () => query(op.checkActiveBonus, schema.ActiveBonusCheck, {});

/** These refusals say that what is shown is older than what is. */
const oldWhenRefused: ReadonlySet<string | undefined> = new Set<ErrorCode>([
  'BONUS_ALREADY_ACTIVE',
  'BONUS_MAX_CLAIMED',
]);

/** GET /api/bonus/activate/{code}: the bonus becomes what the answer says of it, without being read again. */
export function useActivateBonus(code: string) {
  const queries = useQueryClient();
  const command = useCommand(op.activateBonus, schema.ActivatedBonus, { stale: ['wallet', 'statement'] });
  const mutateAsync = async () => {
    try {
      const answer = await command.mutateAsync({ params: { code } });
      const { queryKey } = bonusesQuery();
      void queries.cancelQueries({ queryKey }, { silent: true });
      queries.setQueryData(queryKey, (list) => ({
        ...list,
        bonuses: (list?.bonuses ?? []).map((bonus) =>
          bonus.code === code ? { ...bonus, userBonus: answer.userBonus } : bonus,
        ),
      }));
      void queries.invalidateQueries(activeBonusQuery());
      return answer;
    } catch (error) {
      const isOld = error instanceof ApiError && (error.outcome === 'unknown' || oldWhenRefused.has(error.code));
      if (isOld) void queries.invalidateQueries({ queryKey: [op.listBonuses.tag] });
      throw error;
    }
  };
  return { ...command, key: `${command.key} ${code}`, mutateAsync };
}

/** GET /api/bonus/clear: the bonus that is held ends. */
export const useClearBonus = () =>
  useCommand(op.clearBonus, schema.ClearedBonus, { stale: ['bonus', 'wallet', 'statement'] });
