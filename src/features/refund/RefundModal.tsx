import { useText } from '../../i18n/use-text.ts';
import { Sheet } from '../../ui/Sheet.tsx';

interface RefundModalProps {
  onClose: () => void;
  /** Address of the statement, for an outcome that is not known. */
  statement: string;
}

export function RefundModal({ onClose }: RefundModalProps) {
  const t = useText('refund');
  return (
    <Sheet title={t('title')} onClose={onClose}>
      {null}
    </Sheet>
  );
}
