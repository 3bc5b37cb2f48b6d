import { invitesQuery } from '../../api/invite.ts';
import { useText } from '../../i18n/use-text.ts';
import { limits } from '../../lib/limits.ts';
import type { Currency } from '../../money/currency.ts';
import { Money } from '../../money/Money.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { EndlessTable } from '../../ui/EndlessTable.tsx';
import { useEndlessPages } from '../../ui/use-endless-pages.ts';
import styles from './InviteBonus.module.css';

interface InviteBonusProps {
  /** The amount to receive. */
  amount: unknown;
  currency: Currency | undefined;
  /** Whether the wallet, with amount and percentages, is loaded. Without it nothing can be received. */
  known: boolean;
  onReceive: () => void;
}

/** The invite bonus, and the share of each friend. */
export function InviteBonus({ amount, currency, known, onReceive }: InviteBonusProps) {
  const t = useText('invite');
  const c = useText('common');
  const invites = useEndlessPages({
    queryOf: invitesQuery,
    rowsOf: (answer) => answer.invites,
    list: 'invites',
    pageSize: limits.pageSize.invite,
  });
  return (
    <div className={styles.bonus}>
      <Facts>
        <dt>{t('inviteBonus')}</dt>
        <dd className={styles.amount}>
          <Money value={amount} currency={currency} />
        </dd>
      </Facts>
      <Button look="primary" wide disabled={!known} onPress={onReceive}>
        {t('receiveBonus')}
      </Button>
      <EndlessTable
        title={t('history')}
        pages={invites}
        empty={t('empty')}
        columns={[
          { title: t('friend'), show: ({ from }) => from.name },
          { title: c('amount'), figures: true, show: (invite) => <Money value={invite.amount} currency={currency} /> },
          {
            title: c('dateAndTime'),
            show: ({ createdAt }) => <DateTime value={createdAt} />,
          },
        ]}
      />
    </div>
  );
}
