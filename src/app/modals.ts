import { createElement } from 'react';
import { useText } from '../i18n/use-text.ts';
import { lazyScreen, type FrameProps, type LazyScreen } from '../ui/lazy-screen.ts';
import { SheetFrame } from '../ui/SheetFrame.tsx';

/** The properties of every modal. */
interface ModalProps {
  onClose: () => void;
}

interface Titles {
  c: ReturnType<typeof useText<'common'>>;
  titles: ReturnType<typeof useText<'titles'>>;
}

/** A sheet with the title of a modal, shown while the modal is loading. */
const framed = (titleIn: (texts: Titles) => string) =>
  function ModalFrame(props: ModalProps & FrameProps) {
    const texts = { c: useText('common'), titles: useText('titles') };
    return createElement(SheetFrame, { ...props, title: titleIn(texts) });
  };

/** Every modal by the name that opens it, `?open=<name>`; each comes with its texts when it is first opened. */
export const modals = {
  'bank-name': lazyScreen(() => import('../features/bank-name/BankNameModal.tsx').then((file) => file.BankNameModal), {
    texts: ['bankName'],
    Frame: framed(({ titles }) => titles('bankName')),
  }),
  bonus: lazyScreen(() => import('../features/bonus/BonusModal.tsx').then((file) => file.BonusModal), {
    texts: ['bonus'],
    Frame: framed(({ titles }) => titles('oneBonus')),
  }),
  'cancel-bonus': lazyScreen(
    () => import('../features/bonus/CancelBonusModal.tsx').then((file) => file.CancelBonusModal),
    { texts: ['bonus'], Frame: framed(({ titles }) => titles('cancelBonus')) },
  ),
  conditions: lazyScreen(
    () => import('../features/conditions/ConditionsModal.tsx').then((file) => file.ConditionsModal),
    { Frame: framed(({ titles }) => titles('conditions')) },
  ),
  deposit: lazyScreen(() => import('../features/deposit/DepositModal.tsx').then((file) => file.DepositModal), {
    texts: ['deposit'],
    Frame: framed(({ c }) => c('deposit')),
  }),
  game: lazyScreen(() => import('../features/game/GameModal.tsx').then((file) => file.GameModal), {
    texts: ['game'],
    Frame: framed(({ titles }) => titles('game')),
  }),
  games: lazyScreen(() => import('../features/game/ChooseGameModal.tsx').then((file) => file.ChooseGameModal), {
    texts: ['game'],
    Frame: framed(({ titles }) => titles('chooseGame')),
  }),
  invite: lazyScreen(() => import('../features/invite/InviteModal.tsx').then((file) => file.InviteModal), {
    texts: ['invite'],
    Frame: framed(({ titles }) => titles('invite')),
  }),
  password: lazyScreen(
    () => import('../features/profile/ChangePasswordModal.tsx').then((file) => file.ChangePasswordModal),
    { texts: ['profile'], Frame: framed(({ titles }) => titles('changePassword')) },
  ),
  promotion: lazyScreen(
    () => import('../features/bonus/promotion/PromotionModal.tsx').then((file) => file.PromotionModal),
    { texts: ['bonus'], Frame: framed(({ titles }) => titles('promotion')) },
  ),
  refund: lazyScreen(() => import('../features/refund/RefundModal.tsx').then((file) => file.RefundModal), {
    texts: ['refund'],
    Frame: framed(({ titles }) => titles('refund')),
  }),
  slips: lazyScreen(() => import('../features/slips/SlipsModal.tsx').then((file) => file.SlipsModal), {
    texts: ['slips', 'slipReasons'],
    Frame: framed(({ titles }) => titles('slips')),
  }),
  transfer: lazyScreen(() => import('../features/transfer/TransferModal.tsx').then((file) => file.TransferModal), {
    texts: ['transfer'],
    Frame: framed(({ c }) => c('transfer')),
  }),
  withdraw: lazyScreen(() => import('../features/withdraw/WithdrawModal.tsx').then((file) => file.WithdrawModal), {
    texts: ['withdraw'],
    Frame: framed(({ c }) => c('withdraw')),
  }),
} satisfies Record<string, LazyScreen<ModalProps>>;
