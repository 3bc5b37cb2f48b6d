import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps {
  children: ReactNode;
  /**
   * `primary`: the main action of a screen. `outline`: the only action, which needs a second thought. `danger`: takes something
   * away. `link`: inside a line of text. `plain`: all others.
   */
  look?: 'primary' | 'outline' | 'danger' | 'plain' | 'link';
  type?: 'button' | 'submit';
  /** The command is running: the button shows a spinner beside its text and ignores taps. */
  busy?: boolean;
  disabled?: boolean;
  wide?: boolean;
  /** The accessible name: the text and its subject, where several buttons have the same text. */
  name?: string | undefined;
  /** Also reports the later clicks of a double click. */
  everyPress?: boolean;
  onPress?: (() => void) | undefined;
}

/** A native button of at least 44 px. Its text is a verb. */
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
      // A busy button stays focusable, so that the keyboard focus is not lost.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      disabled={disabled}
      data-wide={wide ? look : undefined}
      className={`${styles.button} ${styles[look]}`}
      onClick={(event) => {
        // The second click of a double click was meant for the previous content.
        if (busy || (event.detail > 1 && !everyPress)) event.preventDefault();
        else onPress?.();
      }}
    >
      {busy && <Spinner />}
      {/* Its own element: a translator replaces texts, and the spinner must find its place before this one. */}
      <span>{children}</span>
    </button>
  );
}

/** Turns while something is under way. Decorative. */
export const Spinner = () => <span aria-hidden className={styles.spinner} />;
