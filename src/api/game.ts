import { safeParse } from 'zod/mini';
import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { useCommand } from './command.ts';
import { query } from './query.ts';
import { sendCommand } from './send-command.ts';
import type { Schemas } from './types.ts';

/** GET /api/wallet/account/{slotCode}: forgotten as soon as no screen shows it, because of the password (quality 10). */
export const slotAccountQuery = (slotCode: string) => ({
  ...query(op.getSlotAccount, schema.GameAccountDetail, { params: { slotCode } }),
  gcTime: 0,
});

/** GET /api/wallet/activate/{slotCode}. Silent when it fails; that the account is open already is no failure to show. */
export const useActivateSlot = () =>
  useCommand(op.activateSlot, schema.Ack, { stale: ['wallet'], staleWhenRefused: ['SLOT_ALREADY_ACTIVE'] });

/** GET /api/wallet/resetpassword/{slotCode}: the new password comes with the account, which is read again. */
export const useResetSlotPassword = () => useCommand(op.resetSlotPassword, schema.Ack, { stale: ['wallet'] });

/** The auto-login provider of a game: its code in lower case, if that is one of the eleven. */
export const providerOf = (slotCode: string): Schemas['AutoLoginProvider'] | undefined =>
  safeParse(schema.AutoLoginProvider, slotCode.toLowerCase()).data;

/** GET /api/autoLogin: a link that signs the member in; without the password where the account has none. Rejects with ApiError. */
export async function gameLink(
  provider: Schemas['AutoLoginProvider'],
  { username, password }: Schemas['GameAccountDetail'],
): Promise<string> {
  const { link } = password
    ? await sendCommand(op.autoLoginWithPassword, schema.AutoLoginResponse, {
        params: { provider, username, password },
      })
    : await sendCommand(op.autoLogin, schema.AutoLoginResponse, { params: { provider, username } });
  return link;
}
