import { useText } from '../i18n/use-text.ts';
import { AskDialog } from '../ui/AskDialog.tsx';

interface SendAgainDialogProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a command with an unknown outcome is sent again. */
export function SendAgainDialog(props: SendAgainDialogProps) {
  const t = useText('common');
  return (
    <AskDialog title={t('sendAgain')} {...props}>
      <p>{t('sendAgainQuestion')}</p>
    </AskDialog>
  );
}
