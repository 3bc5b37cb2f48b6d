import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { formatCountdown } from '../../../lib/countdown.ts';
import styles from './Countdown.module.css';

/** Seconds before the end at which the warning appears. */
const warningFrom = 30;

/** The remaining time of a code. Screen readers are told once that the end is near (B-06). */
export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const t = useText('deposit');
  const isNear = secondsLeft <= warningFrom;
  const [announced, setAnnounced] = useState<number>();
  if (isNear && announced === undefined) setAnnounced(secondsLeft);
  return (
    <div className={styles.countdown} data-near={isNear || undefined}>
      <p role="timer">{t('expiresIn', { time: formatCountdown(secondsLeft) })}</p>
      {isNear && <p aria-hidden>{t('expiring', { n: secondsLeft })}</p>}
      <p role="status" className="visually-hidden">
        {announced !== undefined && t('expiring', { n: announced })}
      </p>
    </div>
  );
}
