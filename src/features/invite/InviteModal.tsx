import { useText } from '../../i18n/use-text.ts';
import { Sheet } from '../../ui/Sheet.tsx';

interface InviteModalProps {
  onClose: () => void;
  /** Address of the statement, for an outcome that is not known. */
  statement: string;
}

export function InviteModal({ onClose }: InviteModalProps) {
  const t = useText('invite');
  return (
    <Sheet title={t('title')} onClose={onClose}>
      {null}
    </Sheet>
  );
}
