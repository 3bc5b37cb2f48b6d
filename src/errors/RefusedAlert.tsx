import type { ApiError } from '../api/api-error.ts';
import { useText } from '../i18n/use-text.ts';
import { Alert } from '../ui/Alert.tsx';
import { useFailureText } from './use-failure-text.ts';

/** The alert of a refusal: error title and message. */
export function RefusedAlert({ error, onClose }: { error: ApiError; onClose: () => void }) {
  const t = useText('common');
  const failureText = useFailureText();
  return (
    <Alert title={t('refusedTitle')} onClose={onClose}>
      <p>{failureText(error)}</p>
    </Alert>
  );
}
