import { useSyncExternalStore } from 'react';
import { session } from '../../api/wire/session.ts';
import { useLateText, useText } from '../../i18n/use-text.ts';
import { ErrorLine } from '../../ui/ErrorLine.tsx';

/** Shows once why the last session ended, until the member types (A-26, A-28, B-08). */
export function SessionEndNotice() {
  const t = useText('login');
  const errors = useLateText('errors');
  const reason = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.endReason(),
    () => null,
  );
  if (reason === null) return null;
  if (reason === 'elsewhere') return <ErrorLine>{t('sessionElsewhere')}</ErrorLine>;
  return <ErrorLine>{errors(reason === 'invalid-token' ? 'EXPIRED_AUTH_TOKEN' : reason)}</ErrorLine>;
}
