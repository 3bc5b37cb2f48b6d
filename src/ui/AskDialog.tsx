import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './Button.tsx';
import { Sheet } from './Sheet.tsx';

interface AskDialogProps {
  title: string;
  /** What the button says that goes on; "Confirm" unless it can say more. */
  confirm?: string | undefined;
  /** The question, and what it is about. */
  children: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question before something is done; asked only where the product specification or A-65 has it. */
export function AskDialog({ title, confirm, children, onConfirm, onClose }: AskDialogProps) {
  const t = useText('common');
  return (
    <Sheet
      role="alertdialog"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="primary" wide onPress={onConfirm}>
            {confirm ?? t('confirm')}
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
