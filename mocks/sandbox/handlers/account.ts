import { acknowledge, type HandlersOf } from '../call.ts';
import { changePassword, register, registrationProblem, renameBankAccount, updateProfile } from '../state/members.ts';
import { logIn } from '../state/sessions.ts';
import { bankAccountOf, profileOf } from '../state/wallet.ts';

export const accountHandlers: HandlersOf<'account'> = {
  login: ({ world, body }) => logIn(world, body),
  validateAccount: ({ world, body }) => acknowledge(registrationProblem(world, body), 'OK'),
  registerAccount: ({ world, body }) => acknowledge(register(world, body)),
  getProfile: ({ member }) => ({ profile: profileOf(member), bankAccount: bankAccountOf(member) }),
  updateProfile: ({ world, member, body }) => acknowledge(updateProfile(world, member, body)),
  updateBankAccountName: ({ member, body }) => acknowledge(renameBankAccount(member, body)),
  changePassword: ({ member, body }) => acknowledge(changePassword(member, body)),
};
