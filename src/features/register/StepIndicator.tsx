import styles from './StepIndicator.module.css';

interface StepIndicatorProps {
  /** The current step, starting at 1. */
  current: number;
  total: number;
  /** The same in words, for screen readers too. */
  label: string;
}

export function StepIndicator({ current, total, label }: StepIndicatorProps) {
  return (
    <div className={styles.steps}>
      <div aria-hidden className={styles.bars}>
        {Array.from({ length: total }, (_, index) => (
          <span key={index} data-reached={index < current || undefined} />
        ))}
      </div>
      <p>{label}</p>
    </div>
  );
}
