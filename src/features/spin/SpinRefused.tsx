import type { ApiError } from '../../api/api-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useSpinFailureText } from './use-spin-failure-text.ts';

/** The alert of a spin or a claim that was refused. */
export function SpinRefused({ error, onClose }: { error: ApiError; onClose: () => void }) {
  const c = useText('common');
  const failureText = useSpinFailureText();
  return (
    <Alert title={c('refusedTitle')} onClose={onClose}>
      <p>{failureText(error)}</p>
    </Alert>
  );
}
