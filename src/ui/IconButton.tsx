import type { ReactNode } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps {
  /** What it does, for those who do not see the icon. */
  label: string;
  children: ReactNode;
  pressed?: boolean;
  onPress: () => void;
}

/** A 44 px button that is only an icon. */
export function IconButton({ label, children, pressed, onPress }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} aria-pressed={pressed} className={styles['button']} onClick={onPress}>
      {children}
    </button>
  );
}
