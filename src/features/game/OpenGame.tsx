import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { slotAccountQuery, walletCode } from '../../api/wallet.ts';
import type { ApiError } from '../../api/wire/api-error.ts';
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
import { useGameTransfer } from './use-game-transfer.ts';
import styles from './OpenGame.module.css';

interface OpenGameProps {
  account: Schemas['GameAccount'];
  wallet: Schemas['WalletResponse'];
  onClose: () => void;
}

/** An open game account, unless the service knows none. */
export function OpenGame({ account, wallet, onClose }: OpenGameProps) {
  const detail = useQuery(slotAccountQuery(account.code));
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
  return (
    <GameSheet account={account} wallet={wallet} detail={detail} failure={failed ? failure : null} onClose={onClose} />
  );
}

interface GameSheetProps extends OpenGameProps {
  detail: UseQueryResult<Schemas['GameAccountDetail']>;
  /** Why the detail could not be loaded. */
  failure: ApiError | null;
}

/** Balance, transfers, the button to play, username and password. The outcome of a transfer replaces all of them. */
function GameSheet({ account, wallet, detail, failure, onClose }: GameSheetProps) {
  const t = useText('game');
  const c = useText('common');
  const currency = useCurrency(wallet);
  const message = messageFor(account.code);
  const failureText = useFailureText();
  // A transfer that was started in the transfer sheet may concern other games.
  const nameOf = (code: string) =>
    code === walletCode ? c('mainWallet') : (wallet.slots.find((slot) => slot.code === code)?.name ?? code);
  const transfer = useGameTransfer({ currency, nameOf });
  const { kind } = transfer.outcome;
  const isOver = kind === 'done' || kind === 'unknown';
  const entry = hasGameEntry(account) && !failure && <EnterGame account={account} detail={detail} />;
  const login = (
    <div className={styles.login}>
      {failure ? (
        <div>
          <RetryLine
            text={`${t('accountNotLoaded')} · ${c('tryAgain')}`}
            busy={detail.isFetching}
            onRetry={() => void detail.refetch()}
          />
          {/* Not for a server error: its text says "try again later", and the line above offers to try again now. */}
          {failure.hasReason && failure.code !== 'INTERNAL_SERVER_ERROR' && (
            <p className={styles.reason}>
              <ContactText>{failureText(failure)}</ContactText>
            </p>
          )}
        </div>
      ) : (
        <GameLogin account={account} detail={detail} />
      )}
      <GameApps account={account} />
    </div>
  );
  return (
    <Sheet title={account.name} openedBy="address" onClose={onClose} footer={!isOver && entry}>
      <div className={styles.game} data-columns>
        <GameBalance account={account} currency={currency} />
        {message && <p className={styles.message}>{message}</p>}
        {/* Above the transfer, where it is in view on a phone. */}
        {failure && login}
        <div className={styles.transfer}>
          <GameTransfer account={account} wallet={wallet} currency={currency} transfer={transfer} entry={entry} />
        </div>
        {!failure && login}
      </div>
    </Sheet>
  );
}
