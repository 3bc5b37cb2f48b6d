import { randomBytes } from 'node:crypto';
import type { Schemas } from '../../../generated/operations.ts';
import { acknowledge, type HandlersOf } from '../call.ts';
import { bankNameProblem, bankProblem } from '../state/banks.ts';
import { openGame } from '../state/games.ts';
import { refuse } from '../state/refusal.ts';
import { memberByPhone, logIn } from '../state/sessions.ts';
import { bankAccountOf, profileOf } from '../state/wallet.ts';
import type { Member, World } from '../state/world.ts';
import { isVerified, phoneProblem } from './otp.ts';

export const firstGame = 'PGSLOT';

/** POST /api/account/validate: all bank fields may still be empty. */
export function registrationProblem(world: World, wanted: Schemas['Registration']) {
  const { username, name, bankCode, bankAccountName, bankAccountNo } = wanted;
  const problem = phoneProblem(world, username);
  if (problem) return problem;
  if (memberByPhone(world, username)) return refuse('EXISTING_USER');
  if (!isVerified(world, username)) return refuse('UNVERIFIED_OTP');
  if (!name.trim()) return refuse('INVALID_USER_INFO');
  const withoutBank = !bankCode && !bankAccountName && !bankAccountNo;
  return withoutBank ? null : bankProblem(world, { bankCode, bankAccountName, bankAccountNo }, null);
}

type Identity = Pick<Member, 'id' | 'name' | 'username' | 'password' | 'createdAt' | 'currency' | 'bank'>;

/** A member with an empty wallet and nothing else, except what is given. */
export const newMember = (given: Identity & Partial<Member>): Member => ({
  isActive: true,
  hasWallet: true,
  coin: 0,
  bonus: null,
  friends: [],
  bonusLeftInGames: false,
  receipts: new Map(),
  refreshedAt: null,
  games: new Map(),
  ...given,
});

/** POST /api/account: a new member has an empty wallet and the first game open. */
export function register(world: World, wanted: Schemas['Registration']) {
  const problem = registrationProblem(world, wanted);
  if (problem) return problem;
  const { name, username, password, bankCode, bankAccountName, bankAccountNo } = wanted;
  if (!bankCode) return refuse('INVALID_BANK');
  const member = newMember({
    id: randomBytes(12).toString('hex'),
    name: name.trim(),
    username,
    password,
    createdAt: world.clock.now(),
    currency: wanted.currency ?? (world.settings.laos ? 'LAK' : 'BAHT'),
    bank: { bankCode, bankAccountName: bankAccountName.trim(), bankAccountNo },
  });
  if (openGame(world, member, firstGame)) return refuse('GAME_ACTIVATION_FAIL');
  world.members.set(member.id, member);
  world.phoneChecks.delete(username);
  return null;
}

/** PUT /api/account/profile. */
export function updateProfile(world: World, member: Member, wanted: Schemas['UpdateProfileRequest']) {
  const { name, ...bank } = wanted;
  if (!name.trim()) return refuse('INVALID_USER_INFO');
  const problem = bankProblem(world, bank, member);
  if (problem) return problem;
  member.name = name.trim();
  member.bank = bank;
  return null;
}

/** PUT /api/account/bankAccountName: changes only the account's name. */
export function renameBankAccount(member: Member, { bankCode, bankAccountName }: Schemas['BankAccountNameRequest']) {
  if (!member.bank) return refuse('NO_BANK');
  if (member.bank.bankCode !== bankCode || !bankAccountName.trim()) return refuse('INVALID_BANK');
  const renamed = { ...member.bank, bankAccountName: bankAccountName.trim() };
  const problem = bankNameProblem(renamed);
  if (problem) return problem;
  member.bank = renamed;
  return null;
}

/** PUT /api/account/changepwd. */
export function changePassword(member: Member, { oldPassword, newPassword }: Schemas['ChangePasswordRequest']) {
  if (member.password !== oldPassword) return refuse('WRONG_PASSWORD');
  member.password = newPassword;
  return null;
}

export const accountHandlers: HandlersOf<'account'> = {
  login: ({ world, body }) => logIn(world, body),
  validateAccount: ({ world, body }) => acknowledge(registrationProblem(world, body), 'OK'),
  registerAccount: ({ world, body }) => acknowledge(register(world, body)),
  getProfile: ({ member }) => ({ profile: profileOf(member), bankAccount: bankAccountOf(member) }),
  updateProfile: ({ world, member, body }) => acknowledge(updateProfile(world, member, body)),
  updateBankAccountName: ({ member, body }) => acknowledge(renameBankAccount(member, body)),
  changePassword: ({ member, body }) => acknowledge(changePassword(member, body)),
};
