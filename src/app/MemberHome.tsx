import { Suspense } from 'react';
import { BankNameOffer } from '../features/bank-name/BankNameOffer.tsx';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { useModal } from '../ui/modal-address.ts';
import { lazyExtra } from './lazy-extra.ts';
import { opensModal } from './OpenModal.tsx';

const Agreement = lazyExtra(
  () => import('../features/agreement/Agreement.tsx').then((file) => file.Agreement),
  'agreement',
);
const HeldBonus = lazyExtra(() => import('../features/bonus/HeldBonus.tsx').then((file) => file.HeldBonus));
const LatestMovements = lazyExtra(
  () => import('../features/statement/LatestMovements.tsx').then((file) => file.LatestMovements),
  'statement',
);

/** Home, with what other features have to say there. */
export function MemberHome() {
  const { name } = useModal();
  return (
    <>
      <HomeScreen
        offer={(wallet) => <BankNameOffer wallet={wallet} />}
        heldBonus={<HeldBonus />}
        extras={<LatestMovements />}
      />
      <Suspense>
        <Agreement held={opensModal(name)} />
      </Suspense>
    </>
  );
}
