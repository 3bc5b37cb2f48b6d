import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './Button.tsx';
import type { Elements } from './elements.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';

/** The buttons of an alert. */
export interface AlertActions {
  /** The way on, which is the main action: it stands before the button that closes the alert. */
  next?: Elements;
  /** The label of the button that closes the alert. Default: "OK". */
  close?: string | undefined;
  /** Another way on, after that button. With two ways on, the cross alone closes the alert. */
  other?: Elements;
}

interface AlertProps extends AlertActions, Partial<Pick<SheetProps, 'openedBy'>> {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** A dialog with one message and a button to close it. */
export function Alert({ title, children, openedBy = 'member', next, close, other, onClose }: AlertProps) {
  const t = useText('common');
  return (
    <Sheet
      role="alertdialog"
      openedBy={openedBy}
      title={title}
      onClose={onClose}
      footer={
        <>
          {next}
          {!(next && other) && (
            <Button look={next ? 'plain' : 'primary'} wide onPress={onClose}>
              {close ?? t('ok')}
            </Button>
          )}
          {other}
        </>
      }
    >
      {children}
    </Sheet>
  );
}
