import * as op from '../../generated/operations/refund.ts';
import * as schema from '../../generated/schemas.ts';
import { limits } from '../lib/limits.ts';
import { useMoneyOperation } from './wire/money/money-command.ts';
import { query } from './wire/query/query.ts';
import { alwaysStale } from '../lib/always-stale.ts';

/** POST /api/refund: one page of 10. The answer has no total. */
export const refundsQuery = (page: number) =>
  query(op.listRefunds, schema.RefundPage, { body: { page, limit: limits.pageSize } });

/** GET /api/refund/check. Never taken from the cache, because losses change outside the app. */
export const refundCheckQuery = () => ({ ...query(op.checkRefund, schema.RefundCheck, {}), staleTime: alwaysStale });

/** GET /api/refund/banners */
export const refundBannersQuery = () => query(op.listRefundBanners, schema.BannersResponse, {});

/**
 * GET /api/refund/receive; no screen sends addWallet. A refusal (no refund left, or a bonus is held) means that
 * the check is out of date.
 */
export const useReceiveRefund = () =>
  useMoneyOperation(op.receiveRefund, schema.Ack, {
    stale: ['wallet', 'statement', 'refund'],
    staleWhenRefused: ['NO_REFUND', 'BONUS_ALREADY_ACTIVE'],
  });
