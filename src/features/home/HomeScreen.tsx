import { useQuery } from '@tanstack/react-query';
import { walletQuery } from '../../api/wallet.ts';
import { useText } from '../../i18n/use-text.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { useHomeLoad } from './use-home-load.ts';

/** R-188…R-209: how much there is, and how to move it. */
export function HomeScreen() {
  const c = useText('common');
  const { loading, refresh } = useHomeLoad();
  const wallet = useQuery({ ...walletQuery(), enabled: !loading });
  return (
    <>
      <title>{c('home')}</title>
      <BalanceCard wallet={wallet.data} loading={loading} onRefresh={() => void refresh()} />
    </>
  );
}
