import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** What is under way. */
  label: string;
  percent: number;
}

/** How far something has come. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return <progress className={styles['bar']} aria-label={label} max={100} value={percent} />;
}
