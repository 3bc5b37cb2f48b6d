import { useRef, useState } from 'react';
import type { ApiError } from '../api/wire/api-error.ts';
import { toast } from '../ui/Toasts.tsx';
import { findAdmin } from './ContactText.tsx';
import { useFailureText } from './use-failure-text.ts';

/** Shows the refusals of a form as toasts. The next attempt closes the previous toast. */
export function useRefusalToast() {
  const failureText = useFailureText();
  const end = useRef<() => void>(undefined);
  const [namesAdmin, setNamesAdmin] = useState(false);
  return {
    tell: (error: ApiError, unknown?: string) => {
      const text = failureText(error, unknown);
      end.current = toast('danger', text);
      setNamesAdmin(findAdmin(text) !== undefined);
    },
    takeAway: () => {
      end.current?.();
      setNamesAdmin(false);
    },
    /** Whether the last refusal names the admin; for `<ContactUs>`. */
    namesAdmin,
  };
}
