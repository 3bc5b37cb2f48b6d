import { Suspense } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { languageOf } from '../../../lib/language-of.ts';
import { Button } from '../../../ui/Button.tsx';
import { ServerHtml } from '../../../ui/ServerHtml.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import styles from './PrizeModal.module.css';

interface PrizeModalProps {
  prize: { label: string; html: string | null };
  coins: number;
  onClose: () => void;
}

/** The prize, announced to screen readers after the stop (B-09). */
export function PrizeModal({ prize, coins, onClose }: PrizeModalProps) {
  const t = useText('spin');
  const c = useText('common');
  return (
    <Sheet
      title={t('result')}
      onClose={onClose}
      footer={
        <Button look="primary" wide onPress={onClose}>
          {c('ok')}
        </Button>
      }
    >
      <div className={styles.prize}>
        <h3 lang={languageOf(prize.label)}>{prize.label}</h3>
        <Suspense>{prize.html !== null && <ServerHtml html={prize.html} />}</Suspense>
        <p role="status">{t('stoppedAt', { prize: prize.label, count: coins })}</p>
      </div>
    </Sheet>
  );
}
