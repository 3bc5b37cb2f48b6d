import styles from './StepIndicator.module.css';

interface StepIndicatorProps {
  /** The step on show; the first is 1. */
  current: number;
  total: number;
  /** The same in words, for those who do not see the bars as well. */
  label: string;
}

/** How far a wizard has come. */
export function StepIndicator({ current, total, label }: StepIndicatorProps) {
  return (
    <div className={styles['steps']}>
      <div aria-hidden className={styles['bars']}>
        {Array.from({ length: total }, (_, index) => (
          <span key={index} data-reached={index < current || undefined} />
        ))}
      </div>
      <p>{label}</p>
    </div>
  );
}
