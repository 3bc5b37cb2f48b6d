import { safeParse } from 'zod/mini';
import * as op from '../../generated/operations/autologin.ts';
import * as schema from '../../generated/schemas.ts';
import { sendCommand } from './wire/command/send-command.ts';
import type { Schemas } from './wire/types.ts';

/** The auto-login provider of a game, if it has one: the game code in lower case. */
export const providerOf = (slotCode: string): Schemas['AutoLoginProvider'] | undefined =>
  safeParse(schema.AutoLoginProvider, slotCode.toLowerCase()).data;

/**
 * GET /api/autoLogin: a link that signs the member in to the game. Some accounts have no password, and the request then
 * has none. Rejects with ApiError.
 */
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
