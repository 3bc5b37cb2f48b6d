import { BankNameOffer } from '../features/bank-name/BankNameOffer.tsx';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { useModal } from '../ui/modal-address.ts';
import { RetryFrame } from '../ui/RetryFrame.tsx';
import { opensModal } from './OpenModal.tsx';

/** Of what the member did not ask for, nothing is said while it is on its way or when it does not come. */
const Nothing = () => null;

const Agreement = lazyScreen(() => import('../features/agreement/Agreement.tsx').then((file) => file.Agreement), {
  texts: ['agreement'],
  Frame: Nothing,
});
const HeldBonus = lazyScreen(() => import('../features/bonus/HeldBonus.tsx').then((file) => file.HeldBonus), {
  Frame: Nothing,
});
const LatestMovements = lazyScreen(
  () => import('../features/statement/LatestMovements.tsx').then((file) => file.LatestMovements),
  { texts: ['statement'], Frame: RetryFrame },
);

// The same element each time, so that a sheet that opens over home does not draw it again.
const home = (
  <HomeScreen
    offer={(wallet) => <BankNameOffer wallet={wallet} />}
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
