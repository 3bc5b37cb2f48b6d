import { inviteBannersQuery, invitesQuery, useReceiveInviteBonus } from '../../api/invite.ts';
import { useWallet } from '../../api/wallet.ts';
import { contactPath, ContactText } from '../../errors/ContactText.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { Currency } from '../../money/currency.ts';
import { useCurrency } from '../../money/use-currency.ts';
import { toDecimal } from '../../money/decimal.ts';
import { Money, useAmountText } from '../../money/Money.tsx';
import { ReceiveSheet } from '../../money/ReceiveSheet.tsx';
import { useMoneyCommand } from '../../money/use-money-command.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { EndlessTable } from '../../ui/EndlessTable.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { lazyScreen } from '../../ui/lazy-screen.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { MainLink } from '../../ui/MainLink.tsx';
import { loadState, type LoadedQuery } from '../../ui/load-state.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RetryPlaceholder } from '../../ui/Placeholder.tsx';
import { Units } from '../../ui/Units.tsx';
import { useEndlessPages } from '../../ui/use-endless-pages.ts';
import styles from './InviteModal.module.css';

// The encoder of QR codes is larger than the rest, and not every service has invite codes.
const InviteCard = lazyScreen(() => import('./InviteCard.tsx').then((file) => file.InviteCard), {
  Placeholder: RetryPlaceholder,
});

/** Banners, the invite bonus with each friend's share, and receiving it. */
export function InviteModal({ onClose }: { onClose: () => void }) {
  const t = useText('invite');
  const c = useText('common');
  const titles = useText('titles');
  const amountText = useAmountText();
  const wallet = useWallet();
  const bonus = wallet.data?.invite;
  const currency = useCurrency(wallet.data);
  const known = toDecimal(bonus?.amount);
  // The server decides about an unknown amount.
  const isNone = known?.lte(0) ?? false;
  const amount = known ? amountText(known, currency) : undefined;
  const receiving = useMoneyCommand(useReceiveInviteBonus(), {
    name: () => titles('invite'),
    done: () => t('received'),
    about: () => [t('inviteBonus'), amount].filter(Boolean).join(' · '),
  });
  return (
    <ReceiveSheet
      title={titles('invite')}
      banners={inviteBannersQuery()}
      onward={t('seeBonus')}
      question={
        bonus && !isNone
          ? {
              text: t('question'),
              confirm: amount === undefined ? t('receiveBonus') : c('claimAmount', { amount }),
              amount,
              success: bonus.success,
              fail: bonus.fail,
            }
          : isNone || wallet.isError
            ? null
            : undefined
      }
      receiving={receiving}
      onConfirm={() => void receiving.give({})}
      received={t('received')}
      onClose={onClose}
    >
      {(onReceive) => (
        <InviteBonus
          amount={bonus?.amount}
          currency={currency}
          known={bonus !== undefined}
          isNone={isNone}
          wallet={wallet}
          code={wallet.data?.profile.inviteCode?.trim()}
          onReceive={onReceive}
          onClose={onClose}
        />
      )}
    </ReceiveSheet>
  );
}

interface InviteBonusProps {
  /** The amount to receive. */
  amount: unknown;
  currency: Currency | undefined;
  /** Whether the wallet, with amount and percentages, is loaded. Without it nothing can be received. */
  known: boolean;
  /** There is nothing to receive. */
  isNone: boolean;
  /** While it is loading, it is not known whether there is a code. */
  wallet: LoadedQuery<unknown>;
  /** The member's invite code; never invented. */
  code: string | undefined;
  onReceive: () => void;
  onClose: () => void;
}

/** The invite bonus, and the share of each friend. */
function InviteBonus({ amount, currency, known, isNone, wallet, code, onReceive, onClose }: InviteBonusProps) {
  const t = useText('invite');
  const c = useText('common');
  const titles = useText('titles');
  const invites = useEndlessPages({
    queryOf: invitesQuery,
    rowsOf: (answer) => answer.invites,
    list: 'invites',
  });
  const failed = loadState(wallet) === 'failed';
  const hasNoCode = !code && loadState(wallet) === 'loaded';
  const nothingLoaded = failed && loadState(invites.query) === 'failed';
  const readBoth = () => Promise.all([wallet.refetch(), invites.query.refetch()]);
  return (
    <div className={styles.bonus}>
      {failed ? (
        <Loaded
          query={
            nothingLoaded
              ? { ...wallet, isFetching: wallet.isFetching || invites.query.isFetching, refetch: readBoth }
              : wallet
          }
          notLoaded={t('notLoaded')}
        />
      ) : (
        <Facts>
          <dt>{t('inviteBonus')}</dt>
          <dd className={styles.amount}>
            <Money value={amount} currency={currency} waiting={!known} />
          </dd>
        </Facts>
      )}
      {isNone && <p className={styles.none}>{t('none')}</p>}
      {code ? (
        <div className={styles.card}>
          <InviteCard code={code} />
        </div>
      ) : (
        hasNoCode && (
          // Without a bonus a button below leads there.
          <p>{isNone ? <Units>{t('noLink')}</Units> : <ContactText>{t('noLink')}</ContactText>}</p>
        )
      )}
      {/* Below the card, so it waits for it. */}
      {loadState(wallet) === 'loading' ? (
        <Skeleton>
          <span className={styles.waitingCard} />
          <span data-shape="row" />
          <span data-shape="row" />
          <span data-shape="row" />
        </Skeleton>
      ) : nothingLoaded ? null : (
        <EndlessTable
          title={t('history')}
          pages={invites}
          empty={t('empty')}
          columns={[
            { title: t('friend'), show: ({ from }) => from.name },
            {
              title: c('amount'),
              figures: true,
              show: (invite) => <Money value={invite.amount} currency={currency} />,
            },
            {
              title: c('dateAndTime'),
              show: ({ createdAt }) => <DateTime value={createdAt} />,
            },
          ]}
        />
      )}
      {(isNone || !failed) && (
        <Actions>
          {isNone && hasNoCode ? (
            <MainLink to={contactPath()}>{titles('contact')}</MainLink>
          ) : isNone ? (
            <Button look="primary" wide onPress={onClose}>
              {c('gotIt')}
            </Button>
          ) : (
            <Button look="primary" wide disabled={!known} onPress={onReceive}>
              {t('receiveBonus')}
            </Button>
          )}
        </Actions>
      )}
    </div>
  );
}
