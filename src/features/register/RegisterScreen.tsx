import { zodResolver } from '@hookform/resolvers/zod';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { banksQuery, registerOtpQuery, sourcesQuery } from '../../api/lookup.ts';
import { failures, type ApiError } from '../../api/wire/api-error.ts';
import { terminalOf } from '../../errors/terminal.ts';
import { useText } from '../../i18n/use-text.ts';
import { registeredState } from '../../lib/registered-phone.ts';
import { paths } from '../../paths.ts';
import { settings } from '../../settings.ts';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { MainLink } from '../../ui/MainLink.tsx';
import { PageHead } from '../../ui/PageTitle.tsx';
import { useForm } from '../../ui/use-form.ts';
import { BankStep } from './BankStep.tsx';
import { receiveInviterCode } from './inviter-code.ts';
import { keptRegistration } from './kept-registration.ts';
import { OtpStep } from './OtpStep.tsx';
import { progressOf, type PhoneCheck } from './register-rules.ts';
import { PhoneStep } from './PhoneStep.tsx';
import { ProfileStep } from './ProfileStep.tsx';
import {
  bankForm,
  emptyBank,
  otpForm,
  phoneForm,
  profileForm,
  toRegistration,
  type BankForm,
  type OtpForm,
  type PhoneForm,
  type ProfileForm,
} from './register-form.ts';
import styles from './RegisterScreen.module.css';
import { TypedNumber } from './use-problems.ts';
import { useRegistration } from './use-registration.ts';
import { useWizardStep } from './use-wizard-step.ts';

const resolvers = {
  phone: zodResolver(phoneForm(settings)),
  otp: zodResolver(otpForm),
  profile: zodResolver(profileForm),
  bank: zodResolver(bankForm),
};

/**
 * The registration wizard. The forms live here: a step keeps its input when the member goes back, and leaving
 * the page discards it, except before a redirect to /login by a failure.
 */
export function RegisterScreen() {
  const t = useText('register');
  const titles = useText('titles');
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const [inviteCode] = useState(() => receiveInviterCode(search));
  const [kept] = useState(keptRegistration.get);
  const [checked, setChecked] = useState<PhoneCheck>();
  const { step, stay, advance, back } = useWizardStep({ codeSent: checked?.sent !== undefined });

  const otpLookup = useQuery(registerOtpQuery());
  const sources = useQuery(sourcesQuery());
  const banks = useQuery(banksQuery());

  const phone = useForm<PhoneForm>({ resolver: resolvers.phone, defaultValues: kept?.phone ?? { username: '' } });
  const otp = useForm<OtpForm>({ resolver: resolvers.otp, defaultValues: { otpCode: '' } });
  const profile = useForm<ProfileForm>({
    resolver: resolvers.profile,
    defaultValues: kept?.profile ?? { name: '', password: '', confirmPassword: '', sourceCode: '', inviteCode },
  });
  const bank = useForm<BankForm>({ resolver: resolvers.bank, defaultValues: kept?.bank ?? emptyBank });
  const typed = useRef(() => ({ phone: phone.getValues(), profile: profile.getValues(), bank: bank.getValues() }));
  useEffect(() => {
    keptRegistration.forget();
    return failures.subscribe((error) => {
      if (terminalOf(error, false)?.kind === 'signedOut') keptRegistration.keep(typed.current());
    });
  }, []);

  const startOtp = (check: PhoneCheck) => {
    setChecked(check);
    if (check.sent !== checked?.sent) otp.resetField('otpCode');
  };
  const onRefused = (error: ApiError) => {
    if (error.code !== 'UNVERIFIED_OTP') return;
    // The phone must be checked again, including whether a code is needed.
    setChecked(undefined);
    void queries.invalidateQueries(registerOtpQuery());
  };

  const registration = useRegistration({ onRefused });
  const register = (form: BankForm) =>
    registration.register(
      toRegistration({ phone: phone.getValues(), profile: profile.getValues(), bank: form }, settings),
    );

  const card = useRef<HTMLElement>(null);
  const titleId = useId();
  const stepBefore = useRef(step);
  useEffect(() => {
    // Screen readers say the name of the new step. The OTP step focuses its code field instead.
    if (step !== stepBefore.current && step !== 'otp') card.current?.focus();
    stepBefore.current = step;
  }, [step]);

  const stepTitles = { phone: t('stepPhone'), otp: t('stepOtp'), profile: t('stepDetails'), bank: t('stepBank') };
  const { n, total } = progressOf(step, { otp: otpLookup.data?.registerOTP ?? true });
  if (registration.isDone) {
    return (
      <div className={styles.screen}>
        <PageHead title={titles('register')}>
          <LanguageSwitch offers />
        </PageHead>
        <section className={styles.done}>
          <CircleCheck aria-hidden />
          <h2>{t('canLogIn')}</h2>
          <p translate="no">{phone.getValues('username')}</p>
          <MainLink to={paths.login} replace state={registeredState(phone.getValues('username'))}>
            {t('logIn')}
          </MainLink>
        </section>
      </div>
    );
  }
  return (
    <div className={styles.screen} data-later-step={step !== 'phone' || undefined}>
      <PageHead title={titles('register')}>
        <LanguageSwitch offers />
      </PageHead>
      <section ref={card} tabIndex={-1} aria-labelledby={titleId} className={styles.card}>
        <StepIndicator current={n} total={total} label={t('stepOf', { n, total })} />
        <h2 id={titleId}>{stepTitles[step]}</h2>
        <TypedNumber
          value={{
            phone: () => phone.getValues('username'),
            wasUnanswered: () => registration.unanswered.has(phone.getValues('username')),
          }}
        >
          {step === 'phone' && (
            <PhoneStep
              form={phone}
              checked={checked}
              onEdit={stay}
              onDone={(check) => {
                startOtp(check);
                advance(check.sent ? 'otp' : 'profile');
              }}
            />
          )}
          {step === 'otp' && checked?.sent && (
            <OtpStep
              form={otp}
              sent={checked.sent}
              onEdit={stay}
              onBack={back}
              onResent={(check) => {
                startOtp(check);
                if (!check.sent) advance('profile', { replace: true });
              }}
              onVerified={() => {
                setChecked({ phone: phone.getValues('username') });
                // The code is used up, so Back skips this step.
                advance('profile', { replace: true });
              }}
            />
          )}
          {step === 'profile' && (
            <ProfileStep
              form={profile}
              phone={phone.getValues()}
              sources={sources}
              onEdit={stay}
              onBack={back}
              onRefused={onRefused}
              onDone={() => {
                advance('bank');
              }}
            />
          )}
          {step === 'bank' && (
            <BankStep
              form={bank}
              banks={banks}
              busy={registration.busy}
              failure={registration.failure}
              onEdit={registration.forgetFailure}
              onBack={back}
              onDone={register}
            />
          )}
        </TypedNumber>
      </section>
    </div>
  );
}

interface StepIndicatorProps {
  /** The current step, starting at 1. */
  current: number;
  total: number;
  /** The same in words, for screen readers too. */
  label: string;
}

function StepIndicator({ current, total, label }: StepIndicatorProps) {
  return (
    <div className={styles.steps}>
      <div aria-hidden className={styles.bars}>
        {Array.from({ length: total }, (_, index) => (
          <span key={index} data-reached={index < current || undefined} />
        ))}
      </div>
      <p>{label}</p>
    </div>
  );
}
