import { Suspense, type ComponentType } from 'react';
import { useModal } from '../ui/modal-address.ts';
import { lazyScreen } from './lazy-screen.ts';

/** What every modal gets. */
interface ModalProps {
  onClose: () => void;
}

/** Which modal `?open=` names; each comes with its texts when it is first opened. */
const modals: Readonly<Record<string, ComponentType<ModalProps>>> = {
  'bank-name': lazyScreen(
    () => import('../features/bank-name/BankNameModal.tsx').then((file) => file.BankNameModal),
    'bankName',
  ),
  bonus: lazyScreen(() => import('../features/bonus/BonusModal.tsx').then((file) => file.BonusModal), 'bonus'),
  'cancel-bonus': lazyScreen(
    () => import('../features/bonus/CancelBonusModal.tsx').then((file) => file.CancelBonusModal),
    'bonus',
  ),
  conditions: lazyScreen(
    () => import('../features/conditions/ConditionsModal.tsx').then((file) => file.ConditionsModal),
    'conditions',
  ),
  deposit: lazyScreen(
    () => import('../features/deposit/DepositModal.tsx').then((file) => file.DepositModal),
    'deposit',
  ),
  game: lazyScreen(() => import('../features/game/GameModal.tsx').then((file) => file.GameModal), 'game'),
  games: lazyScreen(() => import('../features/game/ChooseGameModal.tsx').then((file) => file.ChooseGameModal), 'game'),
  invite: lazyScreen(() => import('../features/invite/InviteModal.tsx').then((file) => file.InviteModal), 'invite'),
  password: lazyScreen(
    () => import('../features/profile/ChangePasswordModal.tsx').then((file) => file.ChangePasswordModal),
    'profile',
  ),
  promotion: lazyScreen(
    () => import('../features/bonus/promotion/PromotionModal.tsx').then((file) => file.PromotionModal),
    'bonus',
  ),
  refund: lazyScreen(() => import('../features/refund/RefundModal.tsx').then((file) => file.RefundModal), 'refund'),
  slips: lazyScreen(
    () => import('../features/slips/SlipsModal.tsx').then((file) => file.SlipsModal),
    'slips',
    'slipReasons',
  ),
  transfer: lazyScreen(
    () => import('../features/transfer/TransferModal.tsx').then((file) => file.TransferModal),
    'transfer',
  ),
  withdraw: lazyScreen(
    () => import('../features/withdraw/WithdrawModal.tsx').then((file) => file.WithdrawModal),
    'withdraw',
  ),
};

/** Whether a name in the address opens a modal. */
export const opensModal = (name: string | null): name is string => name !== null && Object.hasOwn(modals, name);

/** The modal that the address names, over the page; an unknown name opens nothing. */
export function OpenModal() {
  const { name, close } = useModal();
  const Modal = opensModal(name) ? modals[name] : undefined;
  return <Suspense>{Modal && <Modal onClose={close} />}</Suspense>;
}
