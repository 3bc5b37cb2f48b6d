import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { slotAccountQuery } from '../../api/wallet.ts';
import type { ApiError } from '../../api/wire/api-error.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { ContactText } from '../../errors/ContactText.tsx';
import { useFailureText } from '../../errors/use-failure-text.ts';
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
  const detail = useQuery(slotAccountQuery(account.code));
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
          <NotLoaded query={detail} />
          <GameLogin slotCode={account.code} detail={detail} />
          <GameApps account={account} />
        </div>
      </div>
    </Sheet>
  );
}

/** Why the account was not loaded, above the line that tries again. */
function NotLoaded({ query: { data, error } }: { query: UseQueryResult<Schemas['GameAccountDetail'], ApiError> }) {
  const t = useText('game');
  const failureText = useFailureText();
  if (data !== undefined || !error) return null;
  return (
    <div>
      <p>{t('accountNotLoaded')}</p>
      {error.hasReason && (
        <p>
          <ContactText>{failureText(error)}</ContactText>
        </p>
      )}
    </div>
  );
}
