import { useRef, useState } from 'react';
import type { ApiError } from '../api/wire/api-error.ts';
import { toast } from '../ui/Toasts.tsx';
import { findAdmin } from './ContactText.tsx';
import { useFailureText } from './use-failure-text.ts';

/** Shows the refusals of a form as toasts. The next attempt closes the previous toast. */
export function useRefusalToast() {
  const failureText = useFailureText();
  const end = useRef<() => void>(undefined);
  const [said, setSaid] = useState('');
  return {
    tell: (error: ApiError, unknown?: string) => {
      const text = failureText(error, unknown);
      end.current = toast('danger', text);
      setSaid(text);
    },
    takeAway: () => {
      end.current?.();
      setSaid('');
    },
    /** Whether the last refusal names the admin; for `<ContactUs>`. */
    namesAdmin: findAdmin(said) !== undefined,
    /** The text of the last refusal until the next attempt: a toast is gone before a member has acted. */
    said,
  };
}
