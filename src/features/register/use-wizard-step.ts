import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { earlier, stepOf, type Step } from './register-rules.ts';

/**
 * The visible step. Each step is a history entry of the same address, so that Back and Forward move between steps
 * . An entry beyond the furthest reached step shows that step; after a reload this is the first one. The OTP
 * entry shows the phone step when no code was sent.
 */
export function useWizardStep({ codeSent }: { codeSent: boolean }) {
  const location = useLocation();
  const navigate = useNavigate();
  const [reached, setReached] = useState<Step>('phone');
  const entry = stepOf(location.state);
  const step = earlier(entry === 'otp' && !codeSent ? 'phone' : entry, reached);
  const show = (next: Step, replace: boolean) =>
    void navigate({ search: location.search }, { state: { step: next }, replace });
  return {
    step,
    /** Call on input: later steps depend on this one and must be passed again. */
    stay: () => {
      setReached(step);
    },
    /** `replace` removes the current step from the history, so that Back skips it. */
    advance: (next: Step, { replace = false } = {}) => {
      setReached(next);
      // Back must return to the visible step, even if its entry was for another one.
      if (entry !== step && !replace) show(step, true);
      show(next, replace);
    },
    back: () => void navigate(-1),
  };
}
