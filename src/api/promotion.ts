import * as op from '../../generated/operations/promotion.ts';
import * as schema from '../../generated/schemas.ts';
import { useMoneyOperation } from './wire/money/money-command.ts';
import type { Confirmation } from './wire/money/idempotency-key.ts';
import { query } from './wire/query/query.ts';

/** GET /api/promotion/find/{code}. Not cached, because receiving the promotion changes the answer. */
export const promotionQuery = (code: string) => ({
  ...query(op.findPromotion, schema.Promotion, { params: { code } }),
  gcTime: 0,
});

/**
 * GET /api/promotion/activate/{code}: the member then holds it like a bonus. The refusal that a bonus is
 * already held means that the page is out of date.
 */
export function useActivatePromotion(code: string) {
  const command = useMoneyOperation(op.activatePromotion, schema.Ack, {
    stale: ['bonus', 'wallet', 'statement'],
    staleWhenRefused: ['BONUS_ALREADY_ACTIVE'],
  });
  const mutateAsync = (_input: unknown, confirmation: Confirmation) =>
    command.mutateAsync({ params: { code } }, confirmation);
  return {
    ...command,
    key: `${command.key} ${code}`,
    detailsOf: () => ({ code }),
    inputOf: () => undefined,
    mutateAsync,
  };
}
