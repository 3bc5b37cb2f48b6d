import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { bankNameIsOffered } from '../lib/latin-name.ts';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { useModal } from '../ui/modal-address.ts';
import { RetryFrame } from '../ui/RetryFrame.tsx';
import { opensModal } from './OpenModal.tsx';

/** No placeholder and no error for parts that the member did not ask for. */
const Nothing = () => null;

const Agreement = lazyScreen(() => import('../features/agreement/Agreement.tsx').then((file) => file.Agreement), {
  texts: ['agreement'],
  Frame: Nothing,
});
const BankNameOffer = lazyScreen(
  () => import('../features/bank-name/BankNameOffer.tsx').then((file) => file.BankNameOffer),
  { Frame: Nothing },
);
const HeldBonus = lazyScreen(() => import('../features/bonus/HeldBonus.tsx').then((file) => file.HeldBonus), {
  Frame: Nothing,
});
const LatestMovements = lazyScreen(
  () => import('../features/statement/LatestMovements.tsx').then((file) => file.LatestMovements),
  { texts: ['statement'], Frame: RetryFrame },
);

// A constant element, so that opening a sheet does not render home again.
const home = (
  <HomeScreen
    offer={(wallet) => bankNameIsOffered(wallet.bankAccount) && <BankNameOffer memberId={wallet.profile._id} />}
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
