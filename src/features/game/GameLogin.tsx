import { useState } from 'react';
import { useResetSlotPassword } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { AskDialog } from '../../ui/AskDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import type { LoadedQuery } from '../../ui/load-state.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/Toasts.tsx';
import styles from './GameLogin.module.css';

interface GameLoginProps {
  account: Pick<Schemas['GameAccount'], 'code' | 'name'>;
  detail: LoadedQuery<Schemas['GameAccountDetail']>;
}

const mask = '••••••••';

/** Username and password for the game's own site and apps, with copy, show and reset (R-288…R-291). */
export function GameLogin({ account, detail }: GameLoginProps) {
  const t = useText('game');
  const c = useText('common');
  const [shown, setShown] = useState(false);
  const [asking, setAsking] = useState(false);
  const reset = useResetSlotPassword();
  return (
    <Loaded
      query={detail}
      skeleton={
        <Skeleton>
          <span data-shape="row" />
          <span data-shape="row" />
          <span data-shape="row" />
        </Skeleton>
      }
    >
      {({ username, password }) => (
        <div>
          <dl className={styles.login}>
            <dt>{t('gameUsername')}</dt>
            <dd>
              <span className={styles.value} translate="no">
                {username || '-'}
              </span>
              {username && <CopyButton text={username} label={t('copyUsername')} />}
            </dd>
            <dt>{t('gamePassword')}</dt>
            <dd>
              <span className={styles.value} translate="no">
                {password === '' ? '-' : shown ? password : <span aria-hidden>{mask}</span>}
              </span>
              {password && (
                <>
                  <Button
                    look="link"
                    onPress={() => {
                      setShown(!shown);
                    }}
                  >
                    {shown ? c('hidePassword') : t('show')}
                  </Button>
                  <CopyButton text={password} label={t('copyPassword')} />
                </>
              )}
            </dd>
          </dl>
          <Button
            look="link"
            busy={reset.isPending}
            onPress={() => {
              setAsking(true);
            }}
          >
            {t('resetPassword')}
          </Button>
          {asking && (
            <AskDialog
              title={t('resetPassword')}
              confirm={t('resetConfirm')}
              danger
              onConfirm={() => {
                setAsking(false);
                // A failure is silent.
                reset.mutate(
                  { params: { slotCode: account.code } },
                  { onSuccess: () => toast('success', t('passwordReset')) },
                );
              }}
              onClose={() => {
                setAsking(false);
              }}
            >
              <p>{t('resetQuestion', { game: account.name })}</p>
            </AskDialog>
          )}
        </div>
      )}
    </Loaded>
  );
}
