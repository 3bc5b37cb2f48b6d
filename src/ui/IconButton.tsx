import type { ReactNode } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps {
  /** What it does, for those who do not see the icon. */
  label: string;
  children: ReactNode;
  pressed?: boolean;
  /** Under way: takes no further tap. */
  busy?: boolean;
  onPress: () => void;
}

/** A 44 px button that is only an icon. */
export function IconButton({ label, children, pressed, busy = false, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      // Stays focusable while busy, so that the keyboard does not lose its place.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={styles['button']}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      {children}
    </button>
  );
}
