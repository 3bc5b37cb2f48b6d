import { useState } from 'react';
import type { ApiError } from '../../api/wire/api-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MainLink } from '../../ui/MainLink.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { LampString } from './LampString.tsx';
import styles from './MissingWallet.module.css';

interface MissingWalletProps {
  /** Of the last attempt; null during the next one. */
  error: ApiError | null;
  /** The next attempt is running. */
  loading: boolean;
  onRetry: () => void;
}

/** The content of the balance card without a wallet: not loaded, or there is none. No amount, and nothing that needs one. */
export function MissingWallet({ error, loading, onRetry }: MissingWalletProps) {
  const t = useText('home');
  const c = useText('common');
  const titles = useText('titles');
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  const hasNone = last?.code === 'NO_WALLET';
  return (
    <div className={styles.missing}>
      <LampString unlit />
      {hasNone ? (
        <div role="status">
          <EmptyState
            action={
              <>
                <MainLink to={paths.memberContact}>{titles('contact')}</MainLink>
                <Button look="link" busy={loading} onPress={onRetry}>
                  {c('tryAgain')}
                </Button>
              </>
            }
          >
            <strong>{t('noWallet')}</strong>
            <br />
            <span>{t('noWalletNext')}</span>
          </EmptyState>
        </div>
      ) : (
        <NotLoaded busy={loading} onRetry={onRetry}>
          {t('notLoaded')}
        </NotLoaded>
      )}
    </div>
  );
}
