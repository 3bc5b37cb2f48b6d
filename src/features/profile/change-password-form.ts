import * as z from 'zod/mini';
import { ChangePasswordRequest } from '../../../generated/schemas.ts';
import type { Schemas } from '../../api/wire/types.ts';

/** The one thing that is said; an empty field is met with silence. */
export const passwordsDiffer = 'passwordsDiffer';

/** All three are needed; what is new is typed twice. */
export const changePasswordForm = z
  .extend(ChangePasswordRequest, { confirmPassword: z.string().check(z.minLength(1)) })
  .check(({ value, issues }) => {
    const { oldPassword, newPassword, confirmPassword } = value;
    if ([oldPassword, newPassword, confirmPassword].includes('') || confirmPassword === newPassword) return;
    issues.push({ code: 'custom', input: value, path: ['confirmPassword'], message: passwordsDiffer });
  });
export type ChangePasswordForm = z.infer<typeof changePasswordForm>;

export const emptyChangePassword: ChangePasswordForm = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** Body of PUT /api/account/changepwd: the two, without the repetition. */
export const toRequest = ({ oldPassword, newPassword }: ChangePasswordForm): Schemas['ChangePasswordRequest'] => ({
  oldPassword,
  newPassword,
});
