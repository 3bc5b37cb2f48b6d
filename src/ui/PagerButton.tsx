import type { ReactNode } from 'react';
import styles from './PagerButton.module.css';

interface PagerButtonProps {
  label: string;
  children: ReactNode;
  current?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** One button of a pager. Stays focusable when disabled, so that the keyboard focus is not lost. */
export function PagerButton({ label, children, current = false, disabled = false, onPress }: PagerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      aria-disabled={disabled || undefined}
      className={styles.button}
      onClick={() => {
        if (!disabled && !current) onPress();
      }}
    >
      {children}
    </button>
  );
}
