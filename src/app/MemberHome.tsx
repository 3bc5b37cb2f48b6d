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

const HomeExtras = lazyExtra(() => import('./HomeExtras.tsx').then((file) => file.HomeExtras), 'statement');

/** Home, with what other features have to say there. */
export function MemberHome() {
  const { name } = useModal();
  return (
    <>
      <HomeScreen
        offer={(wallet) => <BankNameOffer wallet={wallet} />}
        extras={
          <Suspense>
            <HomeExtras />
          </Suspense>
        }
      />
      <Suspense>
        <Agreement held={opensModal(name)} />
      </Suspense>
    </>
  );
}
