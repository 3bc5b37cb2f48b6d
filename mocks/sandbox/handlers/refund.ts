import { acknowledge, type HandlersOf } from '../call.ts';
import { receiveRefund, refundCheck, refundsOf } from '../state/refunds.ts';
import { pageOf } from '../state/statement.ts';
import type { Member, World } from '../state/world.ts';
import { textsOf } from '../texts/texts-of.ts';

function receive({ world, member }: { readonly world: World; readonly member: Member }) {
  const { description } = textsOf(world.settings).refund;
  return acknowledge(receiveRefund(world, member, description), 'REFUND_SUCCESS');
}

export const refundHandlers: HandlersOf<'refund'> = {
  listRefunds: ({ world, member, body }) => ({ refunds: pageOf(refundsOf(world, member), body) }),
  checkRefund: ({ world, member }) => refundCheck(world, member, textsOf(world.settings).refund),
  receiveRefund: receive,
  addRefundToWallet: receive,
  listRefundBanners: ({ world }) => ({
    banners: [
      { image: '/media/banners/refund-1.svg', html: textsOf(world.settings).refund.banner },
      { image: '/media/banners/refund-2.svg', html: null },
    ],
  }),
};
