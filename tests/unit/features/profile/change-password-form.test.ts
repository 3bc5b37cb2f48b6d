import { describe, expect, test } from 'vitest';
import { parse, safeParse } from 'zod/mini';
import { changePasswordForm, type ChangePasswordText } from '../../../../src/features/profile/change-password-form.ts';

const filled: ChangePasswordText = { oldPassword: 'old', newPassword: 'new', confirmPassword: 'new' };
const messages = (form: ChangePasswordText) =>
  safeParse(changePasswordForm, form).error?.issues.map((issue) => issue.message) ?? [];

describe('the change of password', () => {
  test('R-318 three fields with an equal repetition are accepted', () => {
    expect(safeParse(changePasswordForm, filled).success).toBe(true);
  });

  test.each([['oldPassword'], ['newPassword'], ['confirmPassword']] as const)(
    'R-318 without %s it is refused without a message',
    (empty) => {
      const form = { ...filled, [empty]: '' };
      expect(safeParse(changePasswordForm, form).success).toBe(false);
      expect(messages(form)).not.toContain('passwordsDiffer');
      expect(messages({ ...form, newPassword: empty === 'newPassword' ? '' : 'x' })).not.toContain('passwordsDiffer');
    },
  );

  test.each([['New'], ['new '], ['newer'], ['n']])('R-319 repeated as %j it differs', (confirmPassword) => {
    const result = safeParse(changePasswordForm, { ...filled, confirmPassword });
    expect(result.error?.issues).toMatchObject([{ path: ['confirmPassword'], message: 'passwordsDiffer' }]);
  });

  test('R-321 the request has the two keys of the contract, unchanged', () => {
    const typed = { oldPassword: ' old ', newPassword: 'รหัส ', confirmPassword: 'รหัส ' };
    expect(parse(changePasswordForm, typed)).toEqual({ oldPassword: ' old ', newPassword: 'รหัส ' });
  });
});
