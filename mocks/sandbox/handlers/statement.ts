import type { HandlersOf } from '../call.ts';
import { slipReference, slipsOf, toWireSlip } from '../state/slips.ts';
import { pageOf, statementOf } from '../state/statement.ts';

export const statementHandlers: HandlersOf<'statement'> = {
  listStatements: ({ world, member, body }) => statementOf(world, member, body),
  listSlips: ({ world, member, body }) => {
    const newest = world.clock.now() - world.deviations.listLagMs;
    const slips = slipsOf(world, member).filter(({ createdAt }) => createdAt <= newest);
    return { slips: pageOf(slips, body).map(toWireSlip) };
  },
  getSlipReference: ({ world, member, params }) => slipReference(world, member, params.reference),
};
