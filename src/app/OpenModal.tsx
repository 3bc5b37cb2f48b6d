import { useModal } from '../ui/modal-address.ts';
import { modals } from './modals.ts';

/** Whether a name opens a modal. */
export const opensModal = (name: string | null): name is keyof typeof modals =>
  name !== null && Object.hasOwn(modals, name);

/** The modal named in the address; an unknown name opens nothing. */
export function OpenModal() {
  const { name, close } = useModal();
  const Modal = opensModal(name) ? modals[name] : undefined;
  return Modal && <Modal onClose={close} />;
}
