import { useText } from '../i18n/use-text.ts';
import { Badge } from '../ui/Badge.tsx';
import { LeftOut } from '../ui/LeftOut.tsx';
import { Sheet, type SheetProps } from '../ui/Sheet.tsx';
import { AccountPicture } from './AccountPicture.tsx';
import type { Currency } from './currency.ts';
import { Money } from './Money.tsx';
import styles from './AccountPicker.module.css';

export interface PickableAccount {
  code: string;
  name: string;
  amount: unknown;
  /** The picture of a game; the main wallet has none. */
  logo?: string;
}

interface AccountPickerProps extends Pick<SheetProps, 'openedBy'> {
  title: string;
  accounts: readonly PickableAccount[];
  currency: Currency | undefined;
  /** Number of accounts that could not be read. */
  leftOut: number;
  /** The code of the current account. */
  chosen: string;
  /** An account with a role elsewhere in the form, such as "source". */
  marked?: { code: string; label: string };
  onPick: (code: string) => void;
  onClose: () => void;
}

/** The modal for choosing the main wallet or a game account: one tap chooses and closes. */
export function AccountPicker({
  title,
  accounts,
  currency,
  leftOut,
  chosen,
  marked,
  openedBy,
  onPick,
  onClose,
}: AccountPickerProps) {
  const t = useText('common');
  return (
    <Sheet title={title} openedBy={openedBy} onClose={onClose}>
      {accounts.length === 0 && leftOut === 0 && <p>{t('empty')}</p>}
      <ul className={styles.accounts}>
        {accounts.map(({ code, name, amount, logo }) => (
          <li key={code}>
            <button
              type="button"
              aria-pressed={code === chosen}
              onClick={() => {
                onPick(code);
              }}
            >
              <AccountPicture logo={logo} />
              <span className={styles.text}>
                <span>
                  <span translate="no">{name}</span>
                  {code === marked?.code && (
                    <>
                      {' '}
                      <Badge>{marked.label}</Badge>
                    </>
                  )}
                </span>
                <Money value={amount} currency={currency} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LeftOut count={leftOut} />
    </Sheet>
  );
}
