import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { earlier, stepOf, type Step } from './steps.ts';

/**
 * Which step is on show. Each is a history entry of the one address, so that the browser's Back and Forward walk through
 * the steps; an entry further on than the member has come shows how far that is, after a reload the first step. An
 * entry of the OTP step shows the phone step where no code was sent.
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
    /** What is typed now may undo what the later steps stand on. */
    stay: () => {
      setReached(step);
    },
    /** `replace` leaves the step for good: Back goes to the one before it. */
    advance: (next: Step, { replace = false } = {}) => {
      setReached(next);
      // Back shall return to the step that was on show, whatever its entry was for.
      if (entry !== step && !replace) show(step, true);
      show(next, replace);
    },
    back: () => void navigate(-1),
  };
}
