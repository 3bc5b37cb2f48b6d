import { useRef } from 'react';
import type { ApiError } from '../api/wire/api-error.ts';
import { toast } from '../ui/toasts.ts';
import { useFailureText } from './use-failure-text.ts';

/** Shows the refusals of a form as toasts. The next attempt closes the previous toast. */
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
