import type { ApiError, FailureCode } from '../../api/wire/api-error.ts';

/** Refusals that belong to one field. */
const fields: Partial<Record<FailureCode, string>> = {
  EXISTING_USER: 'username',
  PHONE_NUMBER_REQUIRE_10_DIGIT: 'username',
  OTP_CODE_INVALID: 'otpCode',
  OTP_EXPIRED: 'otpCode',
  EXISTING_BANK: 'bankAccountNo',
  INVALID_BANK: 'bankAccountNo',
  BANK_ACCOUNT_NAME_ENG: 'firstName',
};

/** The visible field that a failure belongs to, if any. */
export const fieldAtFault = <Name extends string>(failure: ApiError | null, shown: readonly Name[]): Name | undefined =>
  shown.find((name) => failure?.code !== undefined && fields[failure.code] === name);
