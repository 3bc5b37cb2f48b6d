import type { Namespace } from '../i18n/namespaces.ts';
import type { SheetName } from '../paths.ts';
import { lazyScreen, type LazyScreen, type PlaceholderProps, type ScreenComponent } from '../ui/lazy-screen.ts';
import { useModal } from '../ui/modal-address.ts';
import type { SheetProps } from '../ui/Sheet.tsx';
import { SheetPlaceholder } from '../ui/SheetPlaceholder.tsx';
import { useTitle } from './PagePlaceholder.tsx';
import type { Title } from './pages.ts';

/** The properties of every modal. */
interface ModalProps {
  onClose: () => void;
}

/** A modal that is loaded with its texts when it is first opened. Until then a sheet with its title is shown. */
const sheetOf =
  (hasSteps: SheetProps['hasSteps']) =>
  (importModal: () => Promise<ScreenComponent<ModalProps>>, title: Title, ...texts: Namespace[]) => {
    function Placeholder(props: ModalProps & PlaceholderProps) {
      return <SheetPlaceholder {...props} hasSteps={hasSteps} title={useTitle(title)} />;
    }
    return lazyScreen(importModal, { texts, Placeholder });
  };

const sheet = sheetOf(false);
/** With steps, so that the sheet keeps its top and its width when it is loaded. */
const sheetWithSteps = sheetOf(true);
const narrowSheetWithSteps = sheetOf('narrow');

/** The modals that open over any member page, by the name in their address: `?open=<name>`. */
export const modals: Record<SheetName, LazyScreen<ModalProps>> = {
  'bank-name': sheet(
    () => import('../features/bank-name/BankNameModal.tsx').then((file) => file.BankNameModal),
    ['titles', 'bankName'],
    'bankName',
  ),
  bonus: sheetWithSteps(
    () => import('../features/bonus/BonusModal.tsx').then((file) => file.BonusModal),
    ['titles', 'oneBonus'],
    'bonus',
    'outcome',
  ),
  'cancel-bonus': sheet(
    () => import('../features/bonus/CancelBonusModal.tsx').then((file) => file.CancelBonusModal),
    ['titles', 'cancelBonus'],
    'bonus',
    'outcome',
  ),
  conditions: sheetWithSteps(
    () => import('../features/conditions/ConditionsModal.tsx').then((file) => file.ConditionsModal),
    ['titles', 'conditions'],
  ),
  deposit: sheetWithSteps(
    () => import('../features/deposit/DepositModal.tsx').then((file) => file.DepositModal),
    ['common', 'deposit'],
    'deposit',
    'files',
    'outcome',
  ),
  game: sheet(
    () => import('../features/game/GameModal.tsx').then((file) => file.GameModal),
    ['titles', 'game'],
    'game',
    'outcome',
  ),
  games: sheet(
    () => import('../features/game/ChooseGameModal.tsx').then((file) => file.ChooseGameModal),
    ['titles', 'chooseGame'],
    'game',
  ),
  invite: narrowSheetWithSteps(
    () => import('../features/invite/InviteModal.tsx').then((file) => file.InviteModal),
    ['titles', 'invite'],
    'invite',
    'outcome',
  ),
  password: sheet(
    () => import('../features/profile/ChangePasswordModal.tsx').then((file) => file.ChangePasswordModal),
    ['titles', 'changePassword'],
    'profile',
  ),
  promotion: narrowSheetWithSteps(
    () => import('../features/bonus/promotion/PromotionModal.tsx').then((file) => file.PromotionModal),
    ['titles', 'promotion'],
    'bonus',
    'outcome',
  ),
  refund: narrowSheetWithSteps(
    () => import('../features/refund/RefundModal.tsx').then((file) => file.RefundModal),
    ['titles', 'refund'],
    'refund',
    'outcome',
  ),
  slips: sheet(
    () => import('../features/slips/SlipsModal.tsx').then((file) => file.SlipsModal),
    ['titles', 'slips'],
    'slips',
    'slipReasons',
  ),
  transfer: sheet(
    () => import('../features/transfer/TransferModal.tsx').then((file) => file.TransferModal),
    ['common', 'transfer'],
    'transfer',
    'outcome',
  ),
  withdraw: sheet(
    () => import('../features/withdraw/WithdrawModal.tsx').then((file) => file.WithdrawModal),
    ['common', 'withdraw'],
    'withdraw',
    'game',
    'outcome',
  ),
};

/** Whether a name in the address opens a modal. */
export const opensModal = (name: string | null): name is SheetName => name !== null && Object.hasOwn(modals, name);

/** The modal named in the address; an unknown name opens nothing. */
export function OpenModal() {
  const { name, close } = useModal();
  const Modal = opensModal(name) ? modals[name] : undefined;
  return Modal && <Modal onClose={close} />;
}
