import type { ReactNode } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps {
  /** The accessible name. */
  label: string;
  children: ReactNode;
  pressed?: boolean;
  /** What it opens and closes is open. */
  expanded?: boolean;
  /** Running: taps are ignored. */
  busy?: boolean;
  onPress: () => void;
}

/** An icon button of 44 px. */
export function IconButton({ label, children, pressed, expanded, busy = false, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      // Stays focusable while busy, so that the keyboard focus is not lost.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={styles.button}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      {children}
    </button>
  );
}
