import { useQuery } from '@tanstack/react-query';
import { promotionQuery, useActivatePromotion } from '../../../api/promotion.ts';
import { RefusedAlert } from '../../../errors/RefusedAlert.tsx';
import { UnknownOutcome } from '../../../errors/UnknownOutcome.tsx';
import { useMoneyCommand } from '../../../errors/use-money-command.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Done } from '../../../ui/Done.tsx';
import { useModal } from '../../../ui/modal-address.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { promotionCode } from './promotion-code.ts';
import styles from './PromotionModal.module.css';
import { PromotionOffer } from './PromotionOffer.tsx';
import { PromotionSearch } from './PromotionSearch.tsx';

/** The promotion whose code the address names, `?open=promotion&code=NAGA2026`, and receiving it (R-340…R-342). */
export function PromotionModal({ onClose }: { onClose: () => void }) {
  const t = useText('bonus');
  const { search } = useModal();
  const code = promotionCode(search.get('code') ?? '');
  const promotion = useQuery({ ...promotionQuery(code), enabled: code !== '' });
  const { outcome, give, reopen } = useMoneyCommand(useActivatePromotion(code), {
    name: () => t('receivePromotion'),
    done: () => t('promotionReceived'),
  });
  const isOver = outcome.kind === 'done' || outcome.kind === 'unknown';
  return (
    <Sheet
      title={t('promotion')}
      onClose={onClose}
      footer={
        promotion.data &&
        !isOver && (
          <Button look="lamp" wide busy={outcome.kind === 'sending'} onPress={() => void give(undefined)}>
            {t('receivePromotion')}
          </Button>
        )
      }
    >
      {outcome.kind === 'done' ? (
        <Done title={t('promotionReceived')} onClose={onClose}>
          {promotion.data?.description}
        </Done>
      ) : outcome.kind === 'unknown' ? (
        <UnknownOutcome check={outcome.check} onReopen={reopen} />
      ) : (
        <div className={styles['promotion']}>
          {code && <p className={styles['code']}>{code}</p>}
          {promotion.data ? (
            <PromotionOffer promotion={promotion.data} />
          ) : (
            <PromotionSearch code={code} search={promotion} />
          )}
        </div>
      )}
      {outcome.kind === 'refused' && <RefusedAlert error={outcome.error} onClose={reopen} />}
    </Sheet>
  );
}
