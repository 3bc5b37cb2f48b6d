import { useActivatePromotion } from '../../../api/promotion.ts';
import type { Schemas } from '../../../api/types.ts';
import { RefusedAlert } from '../../../errors/RefusedAlert.tsx';
import { UnknownOutcome } from '../../../errors/UnknownOutcome.tsx';
import { useMoneyCommand } from '../../../errors/use-money-command.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Done } from '../../../ui/Done.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import styles from './PromotionOffer.module.css';

interface PromotionOfferProps {
  /** In upper case. */
  code: string;
  promotion: Schemas['Promotion'];
  statement: string;
  onClose: () => void;
}

/** What a promotion is, in the server's words, and receiving it. */
export function PromotionOffer({ code, promotion, statement, onClose }: PromotionOfferProps) {
  const t = useText('bonus');
  const { description, percentFail } = promotion;
  const { outcome, give, reopen } = useMoneyCommand(useActivatePromotion());
  const isOver = outcome.kind === 'done' || outcome.kind === 'unknown';
  return (
    <Sheet
      title={t('promotion')}
      onClose={onClose}
      footer={
        !isOver && (
          <Button look="lamp" wide busy={outcome.kind === 'sending'} onPress={() => void give({ params: { code } })}>
            {t('receivePromotion')}
          </Button>
        )
      }
    >
      {outcome.kind === 'done' ? (
        <Done title={t('promotionReceived')} onClose={onClose}>
          {description}
        </Done>
      ) : outcome.kind === 'unknown' ? (
        <UnknownOutcome check={outcome.check} statement={statement} onReopen={reopen} />
      ) : (
        <div className={styles['promotion']}>
          <p className={styles['code']}>{code}</p>
          <p className={styles['description']}>{description}</p>
          {percentFail !== null && <p className={styles['percent']}>{t('failPercent', { n: percentFail })}</p>}
        </div>
      )}
      {outcome.kind === 'refused' && <RefusedAlert error={outcome.error} onClose={reopen} />}
    </Sheet>
  );
}
