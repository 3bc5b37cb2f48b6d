import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';

interface SendAgainDialogProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a command whose outcome is not known is sent once more. */
export function SendAgainDialog({ onConfirm, onClose }: SendAgainDialogProps) {
  const t = useText('common');
  return (
    <Sheet
      role="alertdialog"
      title={t('sendAgain')}
      onClose={onClose}
      footer={
        <>
          <Button look="primary" wide onPress={onConfirm}>
            {t('confirm')}
          </Button>
          <Button wide onPress={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('sendAgainQuestion')}</p>
    </Sheet>
  );
}
