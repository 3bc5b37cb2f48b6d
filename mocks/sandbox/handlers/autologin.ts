import { AutoLoginProvider } from '../../../generated/schemas.ts';
import type { HandlersOf } from '../call.ts';
import { contractExample } from '../contract-example.ts';
import { refuse } from '../state/refusal.ts';

const link = (provider: string) =>
  AutoLoginProvider.safeParse(provider).success ? contractExample('autoLogin') : refuse('KEY_INVALID');

export const autologinHandlers: HandlersOf<'autologin'> = {
  autoLogin: ({ params }) => link(params.provider),
  autoLoginWithPassword: ({ params }) => link(params.provider),
};
