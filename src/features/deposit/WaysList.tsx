import ChevronRight from 'lucide-react/icons/chevron-right';
import Gift from 'lucide-react/icons/gift';
import Landmark from 'lucide-react/icons/landmark';
import QrCode from 'lucide-react/icons/qr-code';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Link, type LinkProps } from 'react-router-dom';
import type { Schemas } from '../../api/wire/types.ts';
import { ContactLink } from '../../errors/ContactText.tsx';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { isGateway } from '../../lib/gateway.ts';
import { limits } from '../../lib/limits.ts';
import { currencyOf, type Currency } from '../../money/currency.ts';
import { useAmountText } from '../../money/Money.tsx';
import { settings } from '../../settings.ts';
import { BankDisc } from '../../ui/BankDisc.tsx';
import { bankName } from '../../ui/bank-name.ts';
import type { LoadedQuery } from '../../ui/load-state.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Units } from '../../ui/Units.tsx';
import {
  accountsIn,
  hasWays,
  linkWalletsIn,
  modeKey,
  needsSlip,
  qrBanksIn,
  type DepositBank,
} from './deposit-rules.ts';
import { qrChannel } from './qr/qr-rules.ts';
import type { DepositAddress } from './use-deposit-address.ts';
import styles from './WaysList.module.css';
import type { Elements } from '../../ui/elements.ts';

interface WaysListProps {
  /** Without data it could not be loaded: a slip can be uploaded. */
  query: LoadedQuery<Schemas['DepositLookup']>;
  /** The minimum deposit of the service; undefined if it states none. */
  depositMin: number | null | undefined;
  /** Of the member's money. */
  currency: Currency | undefined;
  toView: DepositAddress['toView'];
}

const noWays: Schemas['DepositLookup'] = { banks: [], wallets: [], isManual: false };

/** The ways to deposit that the service offers, each kind in one row. */
export function WaysList({ query, depositMin, currency, toView }: WaysListProps) {
  const lookup = query.data ?? noWays;
  const t = useText('deposit');
  const titles = useText('titles');
  const locale = useLocale();
  const amountText = useAmountText();
  const minimumOf = useQrMinimum(currency);
  const accounts = accountsIn(lookup);
  const providers = qrBanksIn(lookup);
  const wallets = linkWalletsIn(lookup);
  const names = (banks: typeof providers) => banks.map((bank) => bankName(bank, locale)).join(', ');
  const [provider, ...others] = providers;
  const slip = (
    <WayRow
      address={toView('slip')}
      icon={<ReceiptText aria-hidden />}
      title={titles('uploadSlip')}
      details={[needsSlip(lookup) ? t('slipWithinOneHour') : t('notCredited')]}
    />
  );
  if (!hasWays(lookup)) {
    return (
      <>
        {query.data ? (
          <EmptyState action={<ContactLink>{titles('contact')}</ContactLink>}>{t('noWays')}</EmptyState>
        ) : (
          <NotLoaded busy={query.isFetching} onRetry={() => void query.refetch()}>
            {t('notLoaded')}
          </NotLoaded>
        )}
        {/* Money may have been sent before. */}
        <div className={styles.sent}>
          <h3>{t('alreadyTransferred')}</h3>
          <ul className={styles.ways}>{slip}</ul>
        </div>
      </>
    );
  }
  return (
    <ul className={styles.ways}>
      {accounts.length > 0 && (
        <WayRow
          address={toView('transfer')}
          icon={<Landmark aria-hidden />}
          title={t('bankTransfer')}
          details={[
            names(accounts),
            depositMin == null ? undefined : t('minimum', { amount: amountText(depositMin, currency) }),
          ]}
        />
      )}
      {provider && (
        <WayRow
          address={toView('qr', others.length === 0 ? { bank: provider.bankCode } : {})}
          icon={<QrCode aria-hidden />}
          title={t('qrDeposit')}
          details={[names(providers), others.length === 0 ? minimumOf(provider) : t('minimumByChannel')]}
        />
      )}
      {wallets.length > 0 && (
        <WayRow
          address={toView('link')}
          icon={<Gift aria-hidden />}
          title={t('giftLink')}
          details={[
            ...wallets.map(({ walletAccountName, mode }) => `${walletAccountName} · ${t(modeKey(mode))}`),
            t('minimum', { amount: amountText(limits.giftLinkMinimum, 'BAHT') }),
          ]}
        />
      )}
      {slip}
    </ul>
  );
}

interface ProvidersListProps {
  providers: readonly DepositBank[];
  currency: Currency | undefined;
  toView: DepositAddress['toView'];
}

/** The QR providers with their minimum amounts. */
export function ProvidersList({ providers, currency, toView }: ProvidersListProps) {
  const t = useText('deposit');
  const locale = useLocale();
  const minimumOf = useQrMinimum(currency);
  return (
    <ul className={styles.ways}>
      {providers.map((bank) => (
        <WayRow
          key={bank.bankCode}
          address={toView('qr', { bank: bank.bankCode })}
          icon={<BankDisc bankCode={bank.bankCode} isGateway={isGateway(bank.bankType)} />}
          title={bankName(bank, locale)}
          details={[t(modeKey(bank.mode)), minimumOf(bank)]}
        />
      ))}
    </ul>
  );
}

/** The text with the minimum amount of a QR provider; undefined if it has none. */
function useQrMinimum(currency: Currency | undefined): (bank: DepositBank) => string | undefined {
  const t = useText('deposit');
  const amountText = useAmountText();
  return (bank) => {
    const { minimum } = qrChannel(bank.bankCode, settings);
    const unit = currencyOf(bank.currency) ?? currency;
    return minimum === null ? undefined : t('qrMinimum', { amount: amountText(minimum, unit) });
  };
}

interface WayRowProps {
  /** The address of the link. */
  address: Pick<LinkProps, 'to' | 'state'>;
  icon: Elements;
  title: string;
  /** Lines below the title; empty ones are left out. */
  details: readonly (string | Elements)[];
}

/** A list row that links to a way to deposit. */
function WayRow({ address, icon, title, details }: WayRowProps) {
  return (
    <li className={styles.way}>
      <Link {...address}>
        {icon}
        <span className={styles.text}>
          <span>{title}</span>
          {details.filter(Boolean).map((detail, index) => (
            <span key={index} className={styles.detail}>
              <Units>{detail}</Units>
            </span>
          ))}
        </span>
        <ChevronRight aria-hidden />
      </Link>
    </li>
  );
}
