import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { activeBonusQuery } from '../../api/bonus.ts';
import { Link } from 'react-router-dom';
import type { Schemas } from '../../api/wire/types.ts';
import { alwaysStale } from '../../lib/always-stale.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { formatAccountNumber } from '../../lib/account-number.ts';
import { problemText } from '../../lib/problem-text.ts';
import { parseAmountInput } from '../../money/amount-form.ts';
import { AmountField } from '../../money/AmountField.tsx';
import type { Currency } from '../../money/currency.ts';
import { formatAmount, toDecimal } from '../../money/decimal.ts';
import { Money, useAmountText, WaitingText } from '../../money/Money.tsx';
import { ShareAmounts } from '../../money/QuickAmounts.tsx';
import { inGames } from '../../money/total-of.ts';
import { Actions } from '../../ui/Actions.tsx';
import { BankDisc } from '../../ui/BankDisc.tsx';
import { bankName } from '../../ui/bank-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { loadState } from '../../ui/load-state.ts';
import { MainLink } from '../../ui/MainLink.tsx';
import { modalAddress, useAddress } from '../../ui/modal-address.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { paths } from '../../paths.ts';
import { Units } from '../../ui/Units.tsx';
import type { WithdrawProblem, WithdrawText } from './withdraw-form.ts';
import styles from './WithdrawFields.module.css';

interface WithdrawFieldsProps {
  form: UseFormReturn<WithdrawText, unknown, Schemas['AmountRequest']>;
  wallet: UseQueryResult<Schemas['WalletResponse']>;
  limits: UseQueryResult<Schemas['WithdrawLimits']>;
  currency: Currency | undefined;
  busy: boolean;
  /** Asks whether everything moves back to the main wallet. */
  onMoveAllBack: () => void;
  onSubmit: ReturnType<UseFormReturn['handleSubmit']>;
}

/** The source, the bank account and the limits; the button shows the amount. */
export function WithdrawFields({ form, wallet, limits, currency, busy, onMoveAllBack, onSubmit }: WithdrawFieldsProps) {
  const t = useText('withdraw');
  const c = useText('common');
  const o = useText('outcome');
  const locale = useLocale();
  const amountText = useAmountText();
  const bonus = useQuery({ ...activeBonusQuery(), staleTime: alwaysStale });
  const { amount = '' } = useWatch({ control: form.control });
  const typed = parseAmountInput(amount);
  const isWaiting = loadState(wallet) === 'loading';
  const { wallet: main, bankAccount: bank } = wallet.data ?? {};
  const available = toDecimal(main?.amount);
  // Nothing can be withdrawn, and nothing was typed or sent.
  const isEmpty = wallet.data !== undefined && available?.lte(0) === true && amount === '' && !busy;
  const problems: Record<WithdrawProblem, string> = {
    enterAmount: t('enterAmount'),
    twoDecimals: t('twoDecimals'),
    belowLimit: t('belowLimit', { amount: amountText(limits.data?.withdrawMin, currency) }),
    // Of the two limits the smaller one, because an amount between them would be refused, too.
    aboveLimit:
      limits.data && available?.lt(limits.data.withdrawMax)
        ? o('moreThanAvailable')
        : t('aboveLimit', { amount: amountText(limits.data?.withdrawMax, currency) }),
    limitsNotLoaded: t('limitsNotLoaded'),
  };
  const problem = problemText(problems, form.formState.errors.amount?.message);
  // A wrong amount is not promised.
  const sum = typed.ok && !problem && amountText(typed.amount, currency);
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      <Facts>
        <dt>{c('mainWallet')}</dt>
        <dd>
          <Money value={main?.amount} currency={currency} waiting={isWaiting} />
        </dd>
        <ToBank bank={bank} waiting={isWaiting} />
        {loadState(limits) !== 'failed' && (
          <>
            <dt>{t('limits')}</dt>
            <dd>
              {limits.data ? (
                `${formatAmount(limits.data.withdrawMin)}\u00a0– ${amountText(limits.data.withdrawMax, currency)}`
              ) : (
                <WaitingText />
              )}
            </dd>
          </>
        )}
      </Facts>
      {loadState(limits) === 'failed' && <p role="status">{t('limitsNotLoaded')}</p>}
      {isEmpty ? (
        <EmptyWallet wallet={wallet.data} currency={currency} onMoveAllBack={onMoveAllBack} />
      ) : (
        <>
          <AmountField
            {...form.register('amount')}
            currency={currency}
            typed={amount}
            available={main?.amount}
            readOnly={busy}
            error={problem}
          />
          {isWaiting || limits.isPending ? (
            <Skeleton>
              <span data-shape="amounts" />
            </Skeleton>
          ) : (
            <ShareAmounts
              balance={main?.amount}
              limits={limits.data && { minimum: limits.data.withdrawMin, maximum: limits.data.withdrawMax }}
              typed={amount}
              disabled={busy}
              onlyAll={bonus.data?.status === true}
              onPick={(share) => {
                form.setValue('amount', share, { shouldValidate: form.formState.isSubmitted });
              }}
            />
          )}
          {/* Its place, because most members have money in games. */}
          {isWaiting && <p className={styles.inGames} />}
          {wallet.data && inGames(wallet.data)?.gt(0) && (
            <p className={styles.inGames}>
              <Money value={inGames(wallet.data)} currency={currency} /> <span>{t('moreInGames')}</span>{' '}
              <span aria-hidden>·</span>{' '}
              <Button look="link" busy={busy} onPress={onMoveAllBack}>
                {t('moveAllBack')}
              </Button>
            </p>
          )}
          <p className={styles.warning}>
            {bonus.data?.status ? (
              <>
                <strong>{t('bonusHeld')}</strong> <span>{t('bonusHeldWarning')}</span>{' '}
                <Link to={paths.bonus}>{o('seeBonus')}</Link>
              </>
            ) : (
              t('bonusWarning')
            )}
          </p>
          {sum && bank && (
            <p className={styles.stakes}>
              <Units>
                {t('toBank', {
                  amount: sum,
                  bank: nameOfBank(bank, locale),
                  account: formatAccountNumber(bank.bankAccountNo),
                })}
              </Units>
            </p>
          )}
          <Actions submits>
            {loadState(limits) === 'failed' ? (
              <Button look="primary" wide busy={limits.isFetching} onPress={() => void limits.refetch()}>
                {c('tryAgain')}
              </Button>
            ) : (
              <Button type="submit" look="primary" wide busy={busy} disabled={!limits.data}>
                {sum ? t('submitAmount', { amount: sum }) : t('submit')}
              </Button>
            )}
          </Actions>
        </>
      )}
    </form>
  );
}

interface EmptyWalletProps {
  wallet: Schemas['WalletResponse'];
  currency: Currency | undefined;
  onMoveAllBack: () => void;
}

/** What brings money into the main wallet: the games that hold some, or a deposit. */
function EmptyWallet({ wallet, currency, onMoveAllBack }: EmptyWalletProps) {
  const t = useText('withdraw');
  const c = useText('common');
  const state: unknown = useAddress().state;
  const amountText = useAmountText();
  const sum = inGames(wallet);
  if (sum?.gt(0)) {
    return (
      <>
        <p>{t('walletEmpty')}</p>
        <Button look="primary" wide onPress={onMoveAllBack}>
          {t('moveSumBack', { amount: amountText(sum, currency) })}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{c('depositFirst')}</p>
      <MainLink to={modalAddress('deposit')} replace state={state}>
        {c('deposit')}
      </MainLink>
    </>
  );
}

type BankAccount = Schemas['WalletResponse']['bankAccount'];

/** With word joiners between Thai or Lao letters, because a browser breaks such a name between any two words. */
const nameOfBank = ({ bank, bankCode }: BankAccount, locale: Locale) =>
  bankName({ ...bank, bankCode }, locale).replace(
    /[\p{Script=Thai}\p{Script=Lao}](?=[^\P{Lo}\u0e33\u0eb3])/gu,
    '$&\u2060',
  );

/** Bank and number of an account, in one line. */
export const nameOfAccount = (account: BankAccount, locale: Locale) =>
  `${nameOfBank(account, locale)} · ${formatAccountNumber(account.bankAccountNo)}`;

/** The bank account that receives the withdrawal, as one of `<Facts>`; nothing if it is not known. */
export function ToBank({ bank, waiting = false }: { bank: BankAccount | undefined; waiting?: boolean }) {
  const t = useText('withdraw');
  const locale = useLocale();
  if (!bank && !waiting) return null;
  return (
    <>
      <dt>{t('toAccount')}</dt>
      <dd>
        <span className={styles.bank}>
          {bank ? <BankDisc bankCode={bank.bankCode} /> : <span aria-hidden className={styles.waitingDisc} />}
          {bank ? <span>{bankName({ ...bank.bank, bankCode: bank.bankCode }, locale)}</span> : <WaitingText />}
        </span>
        {bank ? <span translate="no">{bank.bankAccountName}</span> : <WaitingText />}
        <br />
        {bank ? <span translate="no">{formatAccountNumber(bank.bankAccountNo)}</span> : <WaitingText />}
      </dd>
    </>
  );
}
