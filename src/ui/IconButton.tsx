import type { ReactNode } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps {
  /** The accessible name. */
  label: string;
  children: ReactNode;
  pressed?: boolean;
  /** Running: taps are ignored. */
  busy?: boolean;
  /** Has no effect now: taps are ignored. */
  disabled?: boolean;
  onPress: () => void;
}

/** An icon button of 44 px. */
export function IconButton({ label, children, pressed, busy = false, disabled = false, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      // Stays focusable while busy or disabled, so that the keyboard focus is not lost.
      aria-disabled={busy || disabled || undefined}
      aria-busy={busy || undefined}
      className={styles.button}
      onClick={() => {
        if (!busy && !disabled) onPress();
      }}
    >
      {children}
    </button>
  );
}
