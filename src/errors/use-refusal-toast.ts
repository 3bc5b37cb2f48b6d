import { useRef } from 'react';
import type { ApiError } from '../api/wire/api-error.ts';
import { toast } from '../ui/toasts.ts';
import { useFailureText } from './use-failure-text.ts';

/** Tells a form's refusals by toasts. Whoever tries again takes the last one away: it is not about what comes now. */
export function useRefusalToast() {
  const failureText = useFailureText();
  const end = useRef<() => void>(undefined);
  return {
    tell: (error: ApiError) => {
      end.current = toast('danger', failureText(error));
    },
    takeAway: () => end.current?.(),
  };
}
