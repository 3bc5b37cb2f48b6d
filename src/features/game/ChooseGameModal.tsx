import { useNavigate } from 'react-router-dom';
import { useWallet } from '../../api/wallet.ts';
import { useText } from '../../i18n/use-text.ts';
import { rowOf } from '../../lib/game-category.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { useCurrency } from '../../money/use-currency.ts';
import { AccountPicker } from '../../money/AccountPicker.tsx';
import { loadState } from '../../ui/load-state.ts';
import { modalAddress, useAddress, useModal } from '../../ui/modal-address.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

/** Choice among the open accounts of a category, `?open=games&category=slot`. */
export function ChooseGameModal({ onClose }: { onClose: () => void }) {
  const t = useText('game');
  const titles = useText('titles');
  const { search } = useModal();
  const navigate = useNavigate();
  const location = useAddress();
  const wallet = useWallet();
  const currency = useCurrency(wallet.data);
  const category = search.get('category');
  const accounts = wallet.data?.slots.filter(
    (account) => account.isActive && (category === null || rowOf(account.category) === category),
  );
  if (loadState(wallet) === 'failed') {
    return (
      <Sheet title={titles('chooseGame')} openedBy="address" onClose={onClose}>
        <NotLoaded busy={wallet.isFetching} onRetry={() => void wallet.refetch()}>
          {t('gamesNotLoaded')}
        </NotLoaded>
      </Sheet>
    );
  }
  if (!accounts) return null;
  return (
    <AccountPicker
      title={titles('chooseGame')}
      accounts={accounts}
      currency={currency}
      leftOut={leftOutOf(wallet.data, 'slots')}
      chosen=""
      openedBy="address"
      onPick={(slot) => {
        // Replaces this entry, so that closing the game leads home.
        void navigate(modalAddress('game', { slot }), { replace: true, state: location.state as unknown });
      }}
      onClose={onClose}
    />
  );
}
