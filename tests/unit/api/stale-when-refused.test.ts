import { expect, test } from 'vitest';
import { timings } from '../../../src/lib/timings.ts';
import { rendered } from '../../support/rendered.ts';
import { json, runningWire, settle } from '../../support/wire-server.ts';

const wire = await runningWire();
const { useActivateBonus } = await import('../../../src/api/bonus.ts');
const { useReceiveInviteBonus } = await import('../../../src/api/invite.ts');
const { useActivatePromotion } = await import('../../../src/api/promotion.ts');
const { useReceiveRefund } = await import('../../../src/api/refund.ts');
const { createQueryClient } = await import('../../../src/api/wire/query/query-client.ts');

type Command = () => { mutateAsync: (input: object, confirmation: object) => Promise<unknown> };
const useBonus: Command = () => useActivateBonus('DAILY20');
const usePromotion: Command = () => useActivatePromotion('NAGA2026');

test.each<[tag: string, code: string, Command]>([
  ['bonus', 'BONUS_ALREADY_ACTIVE', useBonus],
  ['bonus', 'BONUS_MAX_CLAIMED', useBonus],
  ['bonus', 'BONUS_ALREADY_ACTIVE', usePromotion],
  ['invite', 'NO_INVITE_BONUS', useReceiveInviteBonus],
  ['refund', 'NO_REFUND', useReceiveRefund],
  ['refund', 'BONUS_ALREADY_ACTIVE', useReceiveRefund],
])('A-71 %s is stale after %s, and not after another refusal: %o', async (tag, code, use) => {
  const stale: unknown[] = [];
  for (const message of [code, 'REQUEST_LIMIT']) {
    const client = createQueryClient();
    client.setQueryData([tag], 'shown');
    wire.answer = json({ message }, 400);
    await expect(rendered(client, use).mutateAsync({}, {})).rejects.toMatchObject({ code: message });
    await settle();
    stale.push(client.getQueryState([tag])?.isInvalidated);
    // An equal command within this time would join the first one.
    await new Promise((resolve) => setTimeout(resolve, timings.submitDelay));
  }
  expect(stale).toEqual([true, false]);
});
