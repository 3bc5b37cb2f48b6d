import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps {
  children: ReactNode;
  /** `primary` is the one thing to do on a screen, `link` stands in a line of text, `plain` is everything else. */
  look?: 'primary' | 'plain' | 'link';
  type?: 'button' | 'submit';
  /** Under way: turns a ring beside its verb and takes no further tap. */
  busy?: boolean;
  disabled?: boolean;
  wide?: boolean;
  /** Its text and what it is about, for screen readers, where several buttons have the same text. */
  name?: string | undefined;
  /** Hears the later clicks of a double click too: what is done waits for the last of them. */
  everyPress?: boolean;
  onPress?: (() => void) | undefined;
}

/** A native button of at least 44 px; its text is a verb. */
export function Button({
  children,
  look = 'plain',
  type = 'button',
  busy = false,
  disabled = false,
  wide = false,
  everyPress = false,
  name,
  onPress,
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-label={name}
      // A busy button stays focusable, so that the keyboard does not lose its place.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      disabled={disabled}
      data-wide={wide || undefined}
      className={`${styles['button']} ${styles[look]}`}
      onClick={(event) => {
        // The second click of a double click is meant for what stood here a moment before.
        if (busy || (event.detail > 1 && !everyPress)) event.preventDefault();
        else onPress?.();
      }}
    >
      {busy && <span aria-hidden className={styles['spinner']} />}
      {children}
    </button>
  );
}
