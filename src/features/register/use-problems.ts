import { createContext, createElement, useContext, useEffect } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../../api/wire/api-error.ts';
import { ContactText } from '../../errors/ContactText.tsx';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../lib/problem-text.ts';
import { fieldAtFault } from './register-rules.ts';
import type { Problem } from './register-form.ts';
import type { Elements } from '../../ui/elements.ts';

/** The typed number, and whether an earlier registration of it got no answer. */
export const TypedNumber = createContext<{ phone: () => string; wasUnanswered: () => boolean }>({
  phone: () => '',
  wasUnanswered: () => false,
});

/**
 * The last step's EXISTING_USER may be the answer to a repetition by the browser of a registration that was carried out
 * (A-148).
 */
const saysRegistered = ({ code, operationId }: ApiError): boolean =>
  code === 'EXISTING_USER' && operationId === 'registerAccount';

/**
 * `at(field)`: its error, from typing or from a refusal, which is also focused (B-04). `line`: any other failure.
 * `isUnknown`: the registration got no clear answer.
 * `loginPhone`: the number for the login, if the visitor has an account or may have one.
 */
export function useProblems<Form extends FieldValues>(
  { formState, setFocus }: UseFormReturn<Form>,
  fields: readonly (Path<Form> & keyof FieldErrors<Form>)[],
  failure: ApiError | null,
) {
  const t = useText('register');
  const c = useText('common');
  const failureText = useFailureText();
  const { phone, wasUnanswered } = useContext(TypedNumber);
  const texts: Record<Problem, string> = {
    enterPhoneNumber: c('enterPhoneNumber'),
    phoneTenDigits: t('phoneTenDigits'),
    phoneEightDigits: t('phoneEightDigits'),
    enterOtpCode: t('enterOtpCode'),
    enterName: t('enterName'),
    enterPassword: c('enterPassword'),
    enterPasswordAgain: t('enterPasswordAgain'),
    passwordsDiffer: c('passwordsDiffer'),
    chooseBank: t('chooseBank'),
    enterAccountNumber: t('enterAccountNumber'),
    enterFirstName: t('enterFirstName'),
    enterLastName: t('enterLastName'),
    bankNameEnglishOnly: c('bankNameEnglishOnly'),
  };
  const fault = fieldAtFault(failure, fields);
  useEffect(() => {
    if (fault !== undefined) setFocus(fault);
  }, [fault, failure, setFocus]);
  const wordsOf = (error: ApiError): string => {
    if (error.operationId === 'getRegisterOtp') return t('otpCheckFailed');
    if (saysRegistered(error) || (error.code === 'EXISTING_USER' && wasUnanswered())) return t('alreadyRegistered');
    return failureText(error, error.operationId === 'registerAccount' ? t('maybeRegistered') : undefined);
  };
  const said = failure && wordsOf(failure);
  const { errors } = formState;
  return {
    at: (name: (typeof fields)[number]): string | Elements => {
      const message = errors[name]?.message;
      const problem = problemText(texts, typeof message === 'string' ? message : undefined);
      if (problem !== undefined) return problem;
      return fault === name && said ? createElement(ContactText, { children: said }) : undefined;
    },
    line: fault === undefined ? said : null,
    isUnknown: failure?.operationId === 'registerAccount' && failure.outcome === 'unknown',
    loginPhone: failure !== null && (failure.code === 'EXISTING_USER' || wasUnanswered()) ? phone() : null,
  };
}
