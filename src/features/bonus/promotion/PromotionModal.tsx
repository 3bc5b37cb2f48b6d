import { useQuery } from '@tanstack/react-query';
import { promotionQuery, useActivatePromotion } from '../../../api/promotion.ts';
import { useText } from '../../../i18n/use-text.ts';
import { MoneySheet } from '../../../money/MoneySheet.tsx';
import { useMoneyCommand } from '../../../money/use-money-command.ts';
import { Button } from '../../../ui/Button.tsx';
import { useModal } from '../../../ui/modal-address.ts';
import { promotionCode } from './promotion-code.ts';
import styles from './PromotionModal.module.css';
import { PromotionOffer } from './PromotionOffer.tsx';
import { PromotionSearch } from './PromotionSearch.tsx';

/** The promotion in the address, `?open=promotion&code=NAGA2026`, and receiving it. */
export function PromotionModal({ onClose }: { onClose: () => void }) {
  const t = useText('bonus');
  const titles = useText('titles');
  const { search } = useModal();
  const code = promotionCode(search.get('code') ?? '');
  const promotion = useQuery({ ...promotionQuery(code), enabled: code !== '' });
  const command = useMoneyCommand(useActivatePromotion(code), {
    name: () => t('receivePromotion'),
    done: () => t('promotionReceived'),
  });
  return (
    <MoneySheet
      title={titles('promotion')}
      command={command}
      done={() => ({ title: t('promotionReceived'), text: promotion.data?.description })}
      footer={(busy) =>
        promotion.data && (
          <Button look="primary" wide busy={busy} onPress={() => void command.give(undefined)}>
            {t('receivePromotion')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {() => (
        <div className={styles.promotion}>
          {code && <h3 className={styles.code}>{code}</h3>}
          {promotion.data ? (
            <PromotionOffer promotion={promotion.data} />
          ) : (
            <PromotionSearch code={code} search={promotion} />
          )}
        </div>
      )}
    </MoneySheet>
  );
}
