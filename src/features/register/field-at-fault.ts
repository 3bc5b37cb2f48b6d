import type { ApiError, FailureCode } from '../../api/wire/api-error.ts';

/** The field that a refusal is about, where that is clear. */
const fields: Partial<Record<FailureCode, string>> = {
  EXISTING_USER: 'username',
  PHONE_NUMBER_REQUIRE_10_DIGIT: 'username',
  OTP_CODE_INVALID: 'otpCode',
  OTP_EXPIRED: 'otpCode',
  EXISTING_BANK: 'bankAccountNo',
  INVALID_BANK: 'bankAccountNo',
  BANK_ACCOUNT_NAME_ENG: 'firstName',
};

/** Which of the fields on show a failure is about; undefined when it is about none of them. */
export const fieldAtFault = <Name extends string>(failure: ApiError | null, shown: readonly Name[]): Name | undefined =>
  shown.find((name) => failure?.code !== undefined && fields[failure.code] === name);
