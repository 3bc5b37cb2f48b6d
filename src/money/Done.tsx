import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Done.module.css';

interface DoneProps {
  /** What was done, in a word or two. */
  title: string;
  /** The sentence with amount and places. */
  children?: ReactNode;
  /** What the button says; "Close" unless the sheet goes on. */
  action?: string | undefined;
  onClose: () => void;
}

/** The end of a money sheet: says what happened in words. */
export function Done({ title, children, action, onClose }: DoneProps) {
  const t = useText('common');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had focus is gone.
    heading.current?.focus();
  }, []);
  return (
    <div className={styles['done']}>
      <CircleCheck aria-hidden />
      <h3 ref={heading} tabIndex={-1} role="status">
        {title}
      </h3>
      {children && <p>{children}</p>}
      <Button wide onPress={onClose}>
        {action ?? t('close')}
      </Button>
    </div>
  );
}
