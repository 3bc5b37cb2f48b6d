import ChevronRight from 'lucide-react/icons/chevron-right';
import { Suspense } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { MediaImage } from '../../ui/MediaImage.tsx';
import { ServerText } from '../../ui/ServerText.tsx';
import { useModal } from '../../ui/modal-address.ts';
import { isEndless, type Bonus, type BonusState } from './bonus-rules.ts';
import styles from './BonusCard.module.css';
import { useTypeText } from './use-type-text.ts';

interface BonusCardProps {
  bonus: Bonus;
  state: BonusState;
}

/** One bonus: banner, text, name, how it is counted, and its state (R-326…R-329). */
export function BonusCard({ bonus, state }: BonusCardProps) {
  const t = useText('bonus');
  const typeText = useTypeText();
  const { open } = useModal();
  const words = bonus.banners[0]?.html;
  return (
    <button
      type="button"
      className={styles.card}
      data-state={state}
      disabled={state === 'receivedInFull'}
      onClick={() => open('bonus', { code: bonus.code })}
    >
      <span className={styles.banner}>
        <MediaImage src={bonus.banners[0]?.image} alt="" box={{ width: 640, height: 320 }} />
      </span>
      <span className={styles.foot}>
        <span className={styles.text}>
          {words && (
            <Suspense>
              <strong>
                <ServerText html={words} />
              </strong>{' '}
            </Suspense>
          )}
          {words ? <span>{bonus.code}</span> : <strong>{bonus.code}</strong>}{' '}
          <span>{typeText(bonus.type, isEndless(bonus))}</span>
        </span>
        {state !== 'receivedInFull' && <ChevronRight aria-hidden />}
      </span>
      {state === 'receivedInFull' && <span className={styles.state}>{t(state)}</span>}
      {state === 'current' && (
        <span className={styles.held}>
          <Badge>{t(state)}</Badge>
        </span>
      )}
    </button>
  );
}
