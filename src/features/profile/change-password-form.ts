import * as z from 'zod/mini';
import { ChangePasswordRequest } from '../../../generated/schemas.ts';

/** The only message of this form. Empty fields show none. */
export type ChangePasswordProblem = 'passwordsDiffer';

const texts = z
  .extend(ChangePasswordRequest, { confirmPassword: z.string().check(z.minLength(1)) })
  .check(({ value, issues }) => {
    const { oldPassword, newPassword, confirmPassword } = value;
    if ([oldPassword, newPassword, confirmPassword].includes('') || confirmPassword === newPassword) return;
    const message = 'passwordsDiffer' satisfies ChangePasswordProblem;
    issues.push({ code: 'custom', input: value, path: ['confirmPassword'], message });
  });

/** All three fields are required. The new password is typed twice and sent once. */
export const changePasswordForm = z.pipe(
  texts,
  z.pipe(
    z.transform(({ oldPassword, newPassword }: z.infer<typeof texts>) => ({ oldPassword, newPassword })),
    ChangePasswordRequest,
  ),
);
export type ChangePasswordText = z.input<typeof changePasswordForm>;

export const emptyChangePassword: ChangePasswordText = { oldPassword: '', newPassword: '', confirmPassword: '' };
