import { useActivateSlot } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { GameArt } from './GameBalance.tsx';
import styles from './GameModal.module.css';

interface ClosedGameProps {
  account: Schemas['GameAccount'];
  /** The account is being read after an attempt to open it. */
  reading?: boolean;
}

/** A game without an account: offers to open one. A failure is silent. */
export function ClosedGame({ account, reading = false }: ClosedGameProps) {
  const t = useText('game');
  const activate = useActivateSlot();
  return (
    <div className={styles.closed}>
      <GameArt account={account} />
      {/* Of an account that the wallet lists as open, the service knows nothing. */}
      <p>{t(account.isActive ? 'noAccount' : 'noAccountYet')}</p>
      <Button
        look="primary"
        wide
        busy={activate.isPending || reading}
        onPress={() => {
          activate.mutate({ params: { slotCode: account.code } });
        }}
      >
        {t('openAccount')}
      </Button>
    </div>
  );
}
