import { useActivateSlot } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ClosedGame.module.css';
import { GameArt } from './GameArt.tsx';

/** A game without an account: offers to open one. A failure is silent. */
export function ClosedGame({ account }: { account: Schemas['GameAccount'] }) {
  const t = useText('game');
  const activate = useActivateSlot();
  return (
    <div className={styles.closed}>
      <GameArt account={account} />
      <p>{t('noAccount')}</p>
      <Button
        look="primary"
        wide
        busy={activate.isPending}
        onPress={() => {
          activate.mutate({ params: { slotCode: account.code } });
        }}
      >
        {t('openAccount')}
      </Button>
    </div>
  );
}
