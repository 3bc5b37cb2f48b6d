import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useVerifyOtp } from '../../api/otp.ts';
import { useText } from '../../i18n/use-text.ts';
import { announce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { rewriteInput } from '../../ui/rewrite-input.ts';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import styles from './OtpStep.module.css';
import { otpCodeIn, saysVerified, type PhoneCheck, type SentOtp } from './register-rules.ts';
import type { OtpForm } from './register-form.ts';
import { StepForm } from './StepForm.tsx';
import { usePhoneCheck } from './use-phone-check.ts';
import { useProblems } from './use-problems.ts';

interface OtpStepProps {
  form: UseFormReturn<OtpForm>;
  sent: SentOtp;
  onEdit: () => void;
  onBack: () => void;
  /** A new code was sent, or none is needed any more. */
  onResent: (check: PhoneCheck) => void;
  onVerified: () => void;
}

/** The second step, skipped if no code is needed: the code that was sent to the phone. */
export function OtpStep({ form, sent, onEdit, onBack, onResent, onVerified }: OtpStepProps) {
  const t = useText('register');
  const verify = useVerifyOtp();
  const resend = usePhoneCheck();
  const seconds = useSecondsLeft(sent.resendAt);
  const failure = saysVerified(verify.error?.code) ? null : verify.error;
  // Until something is typed. The service decides, so a new code can be requested before the wait is over.
  const hasExpired = failure?.code === 'OTP_EXPIRED';
  const problems = useProblems(form, ['otpCode'], failure ?? resend.error);
  const forgetFailures = () => {
    verify.reset();
    // A request for a code that is still running is not cancelled.
    if (resend.isError) resend.reset();
  };
  const submit = form.handleSubmit(({ otpCode }) => {
    forgetFailures();
    verify.mutate(
      { body: { otpToken: sent.token, otpCode } },
      {
        onSuccess: onVerified,
        onError: (error) => {
          if (saysVerified(error.code)) onVerified();
          // A wrong or expired code is cleared, because members type it again instead of correcting it.
          else if (error.code === 'OTP_CODE_INVALID' || error.code === 'OTP_EXPIRED') form.setValue('otpCode', '');
        },
      },
    );
  });
  const onChange = () => {
    forgetFailures();
    onEdit();
  };
  const sendAgain = () => {
    verify.reset();
    resend.mutate(sent.phone, {
      onSuccess: (check) => {
        onResent(check);
        form.setFocus('otpCode');
      },
    });
  };
  const sayWhereSent = useEffectEvent(({ phone, reference }: SentOtp) => {
    announce([t('codeSent', { phone }), reference && `${t('otpReference')} ${reference}`].filter(Boolean).join('. '));
  });
  useEffect(() => sayWhereSent(sent), [sent]);
  return (
    <StepForm
      action={hasExpired ? t('newCode') : t('verify')}
      busy={verify.isPending || verify.isSuccess || resend.isPending}
      problems={problems}
      onSubmit={hasExpired ? sendAgain : submit}
      onBack={onBack}
    >
      <div className={styles.sent}>
        <p>{t('codeSent', { phone: sent.phone })}</p>
        {sent.reference !== '' && (
          <p>
            <span>{t('otpReference')}</span> <strong translate="no">{sent.reference}</strong>
          </p>
        )}
      </div>
      <div className={styles.code}>
        <Field
          {...form.register('otpCode', { onChange })}
          aria-required
          {...rewriteInput(otpCodeIn)}
          label={t('otpCode')}
          inputMode="numeric"
          autoComplete="one-time-code"
          // The only field, and phones offer the received code only to a focused field.
          autoFocus
          error={problems.at('otpCode')}
        />
      </div>
      <div className={styles.again}>
        {hasExpired ? null : seconds > 0 ? (
          <p>{t('newCodeIn', { count: seconds })}</p>
        ) : (
          <Button look="link" busy={resend.isPending || verify.isPending} onPress={sendAgain}>
            {t('newCode')}
          </Button>
        )}
      </div>
    </StepForm>
  );
}
