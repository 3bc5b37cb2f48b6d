import { Suspense, type ComponentType } from 'react';
import { useModal } from '../ui/modal-address.ts';
import { lazyScreen } from './lazy-screen.ts';

export interface ModalProps {
  onClose: () => void;
}

/** Which modal `?open=` names; each comes with its texts when it is first opened. */
const modals: Readonly<Record<string, ComponentType<ModalProps>>> = {
  conditions: lazyScreen(
    () => import('../features/conditions/ConditionsModal.tsx').then((file) => file.ConditionsModal),
    'conditions',
  ),
};

/** The modal that the address names, over the page; an unknown name opens nothing. */
export function OpenModal() {
  const { name, close } = useModal();
  const Modal = name !== null && Object.hasOwn(modals, name) ? modals[name] : undefined;
  return <Suspense>{Modal && <Modal onClose={close} />}</Suspense>;
}
