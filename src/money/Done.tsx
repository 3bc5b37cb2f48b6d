import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import { Fragment, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useWallet, walletCode } from '../api/wallet.ts';
import { ContactText } from '../errors/ContactText.tsx';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { Actions } from '../ui/Actions.tsx';
import { Button } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import type { StatusKind } from '../lib/status-kind.ts';
import { Units } from '../ui/Units.tsx';
import { useCurrency } from './use-currency.ts';
import styles from './Done.module.css';
import { Money } from './Money.tsx';
import type { Elements } from '../ui/elements.ts';

/** The content of a receipt: the amount, what happened, the balances, the next step. */
export interface Receipt {
  /** A short title, such as "Transferred". */
  title: string;
  /** The amount with its unit, if there is one. */
  amount?: string | undefined;
  /** The status; default: success. */
  kind?: StatusKind;
  /** A sentence with amount and accounts. */
  text?: string | Elements;
  /** Accounts and balances, as `Facts`. */
  facts?: Elements;
  /** A link to the next step. */
  next?: Elements;
  /** The main action in the place of that button, which stands after it. */
  main?: Elements;
  /** The label of the button; default "Close". */
  action?: string | undefined;
}

const icons = { success: CircleCheck, inProgress: Clock, failed: CircleX };

interface DoneProps extends Receipt {
  /** What account and service say beside it. */
  notes?: Elements;
  /** That the statement shows it twice. */
  warning?: string | false | undefined;
  onClose: () => void;
}

/** The success state of a money sheet. */
export function Done({
  title,
  amount,
  kind = 'success',
  text,
  facts,
  next,
  main,
  action,
  notes,
  warning = false,
  onClose,
}: DoneProps) {
  const t = useText('common');
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused button was removed. A screen reader says the name and the description.
    group.current?.focus({ preventScroll: true });
    // The browser would show the middle of a long receipt.
    group.current?.scrollIntoView();
  }, []);
  const described = [amount !== undefined && `${id}-amount`, Boolean(text) && `${id}-text`].filter(Boolean).join(' ');
  const Icon = icons[kind];
  return (
    <div
      ref={group}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={described || undefined}
      className={styles.done}
      data-outcome
      data-kind={kind}
      onClickCapture={(event) => {
        // The second click of a double click was meant for the previous content.
        if (event.detail > 1) event.preventDefault();
      }}
    >
      <div className={styles.message}>
        <Icon aria-hidden />
        {amount !== undefined && (
          <p id={`${id}-amount`} className={styles.amount} translate="no">
            {amount}
          </p>
        )}
        <h3 id={`${id}-title`}>{title}</h3>
        {text && (
          <p id={`${id}-text`}>
            <Units>{text}</Units>
          </p>
        )}
        {notes}
        <p role="alert" className={styles.warning}>
          {warning && <ContactText>{warning}</ContactText>}
        </p>
        {facts}
        {next}
      </div>
      <Actions>
        {main}
        <Button look={main ? 'plain' : 'primary'} wide onPress={onClose}>
          {action ?? t('close')}
        </Button>
      </Actions>
    </div>
  );
}

interface BalancesNowProps {
  /** Facts that stand above the balances. */
  children?: Elements;
  /** The codes of the accounts; by default the main wallet. */
  accounts?: readonly string[] | undefined;
}

/**
 * The balances of these accounts after a command: a skeleton while they are read, "Not loaded" if they cannot be read,
 * because the earlier figures would be wrong (B-41).
 */
export function BalancesNow({ children, accounts = [walletCode] }: BalancesNowProps) {
  const c = useText('common');
  const { data: wallet, isFetching, isError } = useWallet();
  const currency = useCurrency(wallet);
  const holding = accounts.flatMap((code) => {
    if (code === walletCode) return { code, name: c('mainWallet'), amount: wallet?.wallet.amount };
    return wallet?.slots.find((slot) => slot.code === code) ?? [];
  });
  return (
    <Facts>
      {children}
      {holding.map(({ code, name, amount }) => (
        <Fragment key={code}>
          <dt>{name}</dt>
          <dd>
            {isError && !isFetching ? (
              c('notLoaded')
            ) : (
              <Money value={amount} currency={currency} waiting={isFetching || !wallet} />
            )}
          </dd>
        </Fragment>
      ))}
    </Facts>
  );
}

/** The next step of a receipt: the statement, which lists the movement. */
export function ToStatement() {
  const c = useText('common');
  return <Link to={paths.statement}>{c('statementTitle')}</Link>;
}

/** A receipt with the new balance, by default of the main wallet, and the way to the statement (B-41). */
export const statementReceipt = (
  what: Pick<Receipt, 'title' | 'amount' | 'text'>,
  accounts?: readonly string[],
): Receipt => ({
  ...what,
  facts: <BalancesNow accounts={accounts} />,
  next: <ToStatement />,
});
