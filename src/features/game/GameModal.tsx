import { useWallet } from '../../api/wallet.ts';
import { useText } from '../../i18n/use-text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { useModal } from '../../ui/modal-address.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ClosedGame } from './ClosedGame.tsx';
import styles from './GameModal.module.css';
import { OpenGame } from './OpenGame.tsx';

/** The game account named in the address, `?open=game&slot=PGSLOT`. */
export function GameModal({ onClose }: { onClose: () => void }) {
  const t = useText('game');
  const titles = useText('titles');
  const { search } = useModal();
  const wallet = useWallet();
  const account = wallet.data?.slots.find(({ code }) => code === search.get('slot'));
  if (wallet.data && account?.isActive) {
    return <OpenGame key={account.code} account={account} wallet={wallet.data} onClose={onClose} />;
  }
  return (
    <Sheet title={account?.name ?? titles('game')} openedBy="address" onClose={onClose}>
      <Loaded
        query={wallet}
        notLoaded={t('accountNotLoaded')}
        skeleton={
          <Skeleton>
            <span className={styles.waitingArt} />
            <span />
            <span />
          </Skeleton>
        }
      >
        {() => (account ? <ClosedGame account={account} /> : <p>{t('notFound')}</p>)}
      </Loaded>
    </Sheet>
  );
}
