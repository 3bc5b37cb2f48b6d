import { session } from '../../api/wire/session/session.ts';
import type { BankForm, PhoneForm, ProfileForm } from './register-form.ts';

interface TypedRegistration {
  phone: PhoneForm;
  profile: ProfileForm;
  bank: BankForm;
}

let kept: TypedRegistration | undefined;

// The next visitor of this document may be another person.
session.subscribe(() => {
  if (session.token() !== null) kept = undefined;
});

/** What a visitor typed before a redirect to /login, for the return. In memory only, without passwords. */
export const keptRegistration = {
  get: (): TypedRegistration | undefined => kept,
  keep({ profile, ...typed }: TypedRegistration) {
    kept = { ...typed, profile: { ...profile, password: '', confirmPassword: '' } };
  },
  forget() {
    kept = undefined;
  },
};
