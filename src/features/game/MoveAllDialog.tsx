import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

interface MoveAllDialogProps {
  title: string;
  /** The destination. */
  account: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before everything is transferred, because the member typed no amount. */
export function MoveAllDialog({ title, account, onConfirm, onClose }: MoveAllDialogProps) {
  const t = useText('game');
  const c = useText('common');
  return (
    <Sheet
      role="alertdialog"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="primary" wide onPress={onConfirm}>
            {c('confirm')}
          </Button>
          <Button wide onPress={onClose}>
            {c('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('moveAllQuestion', { account })}</p>
    </Sheet>
  );
}
