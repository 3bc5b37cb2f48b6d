import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './Button.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

interface AlertProps extends Partial<Pick<SheetProps, 'openedBy'>> {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** A dialog with one message and a button to close it. */
export function Alert({ title, children, openedBy = 'member', onClose }: AlertProps) {
  const t = useText('common');
  return (
    <Sheet
      role="alertdialog"
      openedBy={openedBy}
      title={title}
      onClose={onClose}
      footer={
        <Button look="primary" wide onPress={onClose}>
          {t('ok')}
        </Button>
      }
    >
      {children}
    </Sheet>
  );
}
