import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { slotAccountQuery } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { ContactText } from '../../errors/ContactText.tsx';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { useCurrency } from '../../money/use-currency.ts';
import { loadState } from '../../ui/load-state.ts';
import { RetryLine } from '../../ui/RetryLine.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { EnterGame, GameApps } from './EnterGame.tsx';
import { hasGameEntry, messageFor } from './game-rules.ts';
import { GameBalance } from './GameBalance.tsx';
import { ClosedGame } from './ClosedGame.tsx';
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
  const c = useText('common');
  const detail = useQuery(slotAccountQuery(account.code));
  const currency = useCurrency(wallet);
  const message = messageFor(account.code);
  const failureText = useFailureText();
  // Kept during the next attempt, which has no error yet.
  const [failure, setFailure] = useState(detail.error);
  if (detail.error && detail.error !== failure) setFailure(detail.error);
  const failed = loadState(detail) === 'failed';
  if (failed && failure?.code === 'SLOT_NO_ACCOUNT') {
    // The service knows better than its list of games: what the list says of this account is not true.
    return (
      <Sheet title={account.name} openedBy="address" onClose={onClose}>
        <ClosedGame account={account} reading={detail.isFetching} />
      </Sheet>
    );
  }
  const login = (
    <div className={styles.login}>
      {failed ? (
        <div>
          <RetryLine
            text={`${t('accountNotLoaded')} · ${c('tryAgain')}`}
            busy={detail.isFetching}
            onRetry={() => void detail.refetch()}
          />
          {failure?.hasReason && (
            <p className={styles.reason}>
              <ContactText>{failureText(failure)}</ContactText>
            </p>
          )}
        </div>
      ) : (
        <GameLogin slotCode={account.code} detail={detail} />
      )}
      <GameApps account={account} />
    </div>
  );
  return (
    <Sheet
      title={account.name}
      openedBy="address"
      onClose={onClose}
      footer={hasGameEntry(account) && !failed && <EnterGame account={account} detail={detail} />}
    >
      <div className={styles.game} data-columns>
        <GameBalance account={account} currency={currency} />
        {message && <p className={styles.message}>{message}</p>}
        {/* Above the transfer, where it is in view on a phone. */}
        {failed && login}
        <div className={styles.transfer}>
          <GameTransfer account={account} wallet={wallet} currency={currency} />
        </div>
        {!failed && login}
      </div>
    </Sheet>
  );
}
