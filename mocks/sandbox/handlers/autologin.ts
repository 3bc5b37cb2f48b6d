import { AutoLoginProvider } from '../../../generated/schemas.ts';
import type { HandlersOf } from '../call.ts';
import { autoLogin } from '../state/game-sessions.ts';
import { refuse } from '../state/refusal.ts';

const isProvider = (name: string) => AutoLoginProvider.safeParse(name).success;

export const autologinHandlers: HandlersOf<'autologin'> = {
  autoLogin: ({ world, member, params }) =>
    isProvider(params.provider) ? autoLogin(world, member, { ...params, password: undefined }) : refuse('KEY_INVALID'),
  autoLoginWithPassword: ({ world, member, params }) =>
    isProvider(params.provider) ? autoLogin(world, member, params) : refuse('KEY_INVALID'),
};
