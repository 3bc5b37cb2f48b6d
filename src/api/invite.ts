import * as op from '../../generated/operations/invite.ts';
import * as schema from '../../generated/schemas.ts';
import { limits } from '../lib/limits.ts';
import { useMoneyOperation } from './wire/money/money-command.ts';
import { query } from './wire/query/query.ts';

/** POST /api/invite: one page of 10. The answer has no total. */
export const invitesQuery = (page: number) =>
  query(op.listInvites, schema.InvitePage, { body: { page, limit: limits.pageSize } });

/** GET /api/invite/banners */
export const inviteBannersQuery = () => query(op.listInviteBanners, schema.BannersResponse, {});

/**
 * GET /api/invite/bonus: pays out the invite bonus that the wallet shows. A refusal for lack of a bonus means that the
 * displayed amount is out of date.
 */
export const useReceiveInviteBonus = () =>
  useMoneyOperation(op.receiveInviteBonus, schema.Ack, {
    stale: ['wallet', 'statement', 'invite'],
    staleWhenRefused: ['NO_INVITE_BONUS'],
  });
