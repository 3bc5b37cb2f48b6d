import { useQuery } from '@tanstack/react-query';
import { promotionQuery } from '../../../api/promotion.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useModal } from '../../../ui/modal-address.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { promotionCode } from './promotion-code.ts';
import { PromotionOffer } from './PromotionOffer.tsx';
import { PromotionSearch } from './PromotionSearch.tsx';

interface PromotionModalProps {
  onClose: () => void;
  /** Address of the statement, for an outcome that is not known. */
  statement: string;
}

/** The promotion whose code the address names, `?open=promotion&code=NAGA2026`. */
export function PromotionModal({ onClose, statement }: PromotionModalProps) {
  const t = useText('bonus');
  const { search } = useModal();
  const code = promotionCode(search.get('code') ?? '');
  const promotion = useQuery({ ...promotionQuery(code), enabled: code !== '' });
  if (promotion.data) {
    return <PromotionOffer key={code} code={code} promotion={promotion.data} statement={statement} onClose={onClose} />;
  }
  return (
    <Sheet title={t('promotion')} onClose={onClose}>
      <PromotionSearch code={code} search={promotion} />
    </Sheet>
  );
}
