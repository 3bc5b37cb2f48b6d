import type { ApiError } from '../../api/wire/api-error.ts';
import { RefusedAlert } from '../../errors/RefusedAlert.tsx';
import { useSpinFailureText } from './use-spin-failure-text.ts';

/** The alert of a spin or a claim that was refused. */
export function SpinRefused({ error, onClose }: { error: ApiError; onClose: () => void }) {
  const failureText = useSpinFailureText();
  return <RefusedAlert error={error} text={failureText(error)} onClose={onClose} />;
}
