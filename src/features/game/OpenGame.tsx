import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { slotAccountQuery } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { RefusedAlert } from '../../errors/RefusedAlert.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useCurrency } from '../../money/use-currency.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { EnterGame, GameApps } from './EnterGame.tsx';
import { hasGameEntry, messageFor } from './game-rules.ts';
import { GameBalance } from './GameBalance.tsx';
import { GameLogin } from './GameLogin.tsx';
import { GameTransfer } from './GameTransfer.tsx';
import styles from './OpenGame.module.css';

interface OpenGameProps {
  account: Schemas['GameAccount'];
  wallet: Schemas['WalletResponse'];
  onClose: () => void;
}

/** An open game account: balance, transfers, the button to play, username and password. */
export function OpenGame({ account, wallet, onClose }: OpenGameProps) {
  const t = useText('game');
  const detail = useQuery(slotAccountQuery(account.code));
  const { data, isError, errorUpdateCount, dataUpdatedAt, isFetching } = detail;
  const [told, setTold] = useState(false);
  // Older data stays visible when a later read fails, so only a failure without data is shown. A failed retry is shown
  // again. Without a reason the line in place says everything.
  const failure = data === undefined && !told && detail.error?.hasReason ? detail.error : null;
  const askAgain = () => {
    setTold(false);
    return detail.refetch();
  };
  const currency = useCurrency(wallet);
  const message = messageFor(account.code);
  return (
    <Sheet
      title={account.name}
      openedBy="address"
      onClose={onClose}
      footer={hasGameEntry(account) ? <EnterGame account={account} detail={detail} /> : undefined}
    >
      <div className={styles.game} data-columns>
        <GameBalance account={account} currency={currency} />
        {message && <p className={styles.message}>{message}</p>}
        <div className={styles.transfer}>
          <GameTransfer account={account} wallet={wallet} currency={currency} />
        </div>
        <div className={styles.login}>
          <GameLogin
            slotCode={account.code}
            detail={{ data, isError, errorUpdateCount, dataUpdatedAt, isFetching, refetch: askAgain }}
          />
          <GameApps account={account} />
        </div>
      </div>
      {failure && (
        <RefusedAlert
          error={failure}
          title={t('accountNotLoaded')}
          onClose={() => {
            setTold(true);
          }}
        />
      )}
    </Sheet>
  );
}
