import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import type { StatusKind } from '../ui/status-kind.ts';
import styles from './Done.module.css';

/** The content of a receipt: the amount, what happened, the balances, the next step. */
export interface Receipt {
  /** A short title, such as "Transferred". */
  title: string;
  /** The amount with its unit, if there is one. */
  amount?: string | undefined;
  /** The status; default: success. */
  kind?: StatusKind;
  /** A sentence with amount and accounts. */
  text?: ReactNode;
  /** Accounts and balances, as `Facts`. */
  facts?: ReactNode;
  /** A link to the next step. */
  next?: ReactNode;
  /** The label of the button; default "Close". */
  action?: string | undefined;
}

const icons = { success: CircleCheck, inProgress: Clock, failed: CircleX };

/** The success state of a money sheet. */
export function Done({
  title,
  amount,
  kind = 'success',
  text,
  facts,
  next,
  action,
  onClose,
}: Receipt & { onClose: () => void }) {
  const t = useText('common');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused button was removed.
    heading.current?.focus();
  }, []);
  const Icon = icons[kind];
  return (
    <div className={styles.done} data-kind={kind}>
      <Icon aria-hidden />
      {amount !== undefined && <p className={styles.amount}>{amount}</p>}
      <h3 ref={heading} tabIndex={-1} role="status">
        {title}
      </h3>
      {text && <p>{text}</p>}
      {facts}
      {next}
      <Button wide onPress={onClose}>
        {action ?? t('close')}
      </Button>
    </div>
  );
}
