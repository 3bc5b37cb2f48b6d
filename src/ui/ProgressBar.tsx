import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** What is in progress. */
  label: string;
  percent: number;
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} max={100} value={percent} />;
}
