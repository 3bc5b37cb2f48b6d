import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { needsLatinName } from '../lib/latin-name-banks.ts';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { useModal } from '../ui/modal-address.ts';
import { NoPlaceholder, RetryPlaceholder } from '../ui/Placeholder.tsx';
import { opensModal } from './OpenModal.tsx';

const Agreement = lazyScreen(() => import('../features/agreement/Agreement.tsx').then((file) => file.Agreement), {
  texts: ['agreement'],
  Placeholder: NoPlaceholder,
});
const BankNameOffer = lazyScreen(
  () => import('../features/bank-name/BankNameOffer.tsx').then((file) => file.BankNameOffer),
  { Placeholder: NoPlaceholder },
);
const HeldBonus = lazyScreen(() => import('../features/bonus/HeldBonus.tsx').then((file) => file.HeldBonus), {
  Placeholder: NoPlaceholder,
});
const LatestMovements = lazyScreen(
  () => import('../features/statement/LatestMovements.tsx').then((file) => file.LatestMovements),
  { texts: ['statement'], Placeholder: RetryPlaceholder },
);

// A constant element, so that opening a sheet does not render home again.
const home = (
  <HomeScreen
    offer={(wallet) => needsLatinName(wallet.bankAccount.bankCode) && <BankNameOffer wallet={wallet} />}
    heldBonus={<HeldBonus />}
    extras={<LatestMovements />}
  />
);

/** Home, with the parts that other features add to it. */
export function MemberHome() {
  const { name } = useModal();
  return (
    <>
      {home}
      <Agreement held={opensModal(name)} />
    </>
  );
}
