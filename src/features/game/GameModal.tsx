import { useWallet } from '../../api/wallet.ts';
import { useText } from '../../i18n/use-text.ts';
import { hasFailed } from '../../ui/has-failed.ts';
import { useModal } from '../../ui/modal-address.ts';
import { RefetchLine } from '../../ui/RefetchLine.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ClosedGame } from './ClosedGame.tsx';
import styles from './GameModal.module.css';
import { OpenGame } from './OpenGame.tsx';

/** The game account that the address names, `?open=game&slot=PGSLOT` (R-286…R-303). */
export function GameModal({ onClose }: { onClose: () => void }) {
  const t = useText('game');
  const { search } = useModal();
  const wallet = useWallet();
  const account = wallet.data?.slots.find(({ code }) => code === search.get('slot'));
  if (wallet.data && account?.isActive) {
    return <OpenGame key={account.code} account={account} wallet={wallet.data} onClose={onClose} />;
  }
  return (
    <Sheet title={account?.name ?? t('title')} onClose={onClose}>
      {account ? (
        <ClosedGame account={account} />
      ) : wallet.data ? (
        <p>{t('notFound')}</p>
      ) : hasFailed(wallet) ? (
        <RefetchLine query={wallet} />
      ) : (
        <Skeleton>
          <span className={styles['art']} />
          <span />
          <span />
        </Skeleton>
      )}
    </Sheet>
  );
}
