import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './Button.tsx';
import { Sheet } from './Sheet.tsx';

interface AskDialogProps {
  title: string;
  /** The label of the confirming button: the act, and its amount if known. */
  confirm: string;
  /** It takes something away. */
  danger?: boolean;
  /** The question and its subject. */
  children: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question before an action. Used for the questions of A-65, which the product specification does not have. */
export function AskDialog({ title, confirm, danger = false, children, onConfirm, onClose }: AskDialogProps) {
  const t = useText('common');
  return (
    <Sheet
      role="alertdialog"
      openedBy="member"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look={danger ? 'danger' : 'primary'} wide onPress={onConfirm}>
            {confirm}
          </Button>
          <Button wide onPress={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  );
}
