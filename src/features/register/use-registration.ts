import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRegisterAccount } from '../../api/account.ts';
import { ApiError } from '../../api/wire/api-error.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { registeredState } from '../../lib/registered-phone.ts';
import { timings } from '../../lib/timings.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/Toasts.tsx';
import { forgetInviterCode } from './inviter-code.ts';

/**
 * Registers, shows the success message and redirects to /login. An unknown outcome stays on the page.
 */
export function useRegistration({ onRefused }: { onRefused: (error: ApiError) => void }) {
  const t = useText('register');
  const navigate = useNavigate();
  const command = useRegisterAccount();
  const [registered, setRegistered] = useState<string>();
  const [unanswered, setUnanswered] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (registered === undefined) return;
    const timer = setTimeout(
      () => void navigate(paths.login, { replace: true, state: registeredState(registered) }),
      timings.registeredRedirect,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [registered, navigate]);
  return {
    /** Registration is being sent, or is done and about to redirect. */
    busy: command.isPending || registered !== undefined,
    /** The toast says so; /login opens soon. */
    isDone: registered !== undefined,
    failure: command.error,
    /** Numbers whose registration got no clear answer, and may be registered. */
    unanswered,
    forgetFailure: () => {
      if (command.isError) command.reset();
    },
    register: async (registration: Schemas['Registration']) => {
      try {
        await command.mutateAsync({ body: registration });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.outcome === 'unknown') setUnanswered((before) => new Set([...before, registration.username]));
        onRefused(error);
        return;
      }
      forgetInviterCode();
      toast('success', t('registered'));
      setRegistered(registration.username);
    },
  };
}
