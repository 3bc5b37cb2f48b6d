import dayjs from 'dayjs';
import { useWallet } from '../../api/wallet.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { formatAccountNumber } from '../../lib/account-number.ts';
import { formatDateTime } from '../../lib/date-time.ts';
import { bankName } from '../../ui/bank-name.ts';
import { serviceName } from '../../ui/service-name.ts';
import { hasPeriod, type StatementFilter } from './statement-filter.ts';
import type { StatementWords } from './use-statement-words.ts';

/** What a printed or exported statement says about itself. */
export interface StatementHead {
  facts: readonly (readonly [label: string, value: string])[];
  /** What it does not contain. */
  notes: readonly string[];
}

interface StatementHeadOptions {
  filter: StatementFilter;
  words: StatementWords;
  notes: readonly string[];
}

/** The head of a statement with `count` entries, at a time in epoch milliseconds. */
export function useStatementHead({ filter, words, notes }: StatementHeadOptions) {
  const t = useText('statement');
  const locale = useLocale();
  const service = serviceName.use();
  const { data: wallet } = useWallet();
  const periodText = usePeriodText();
  return (count: number, now: number): StatementHead => {
    const facts: [label: string, value: string][] = [[t('service'), service]];
    if (wallet) {
      const { profile, bankAccount } = wallet;
      const bank = bankName({ ...bankAccount.bank, bankCode: bankAccount.bankCode }, locale);
      const number = formatAccountNumber(bankAccount.bankAccountNo);
      facts.push(
        [t('member'), `${profile.name} · ${profile.username}`],
        [t('bankAccount'), [bank, bankAccount.bankAccountName, number].join(' · ')],
      );
    }
    facts.push([t('period'), hasPeriod(filter) ? periodText(filter) : t('exportNote', { count })]);
    if (filter.kind !== '') facts.push([words.columns.type, words.types[filter.kind]]);
    facts.push([t('issuedOn'), formatDateTime(now)]);
    return { facts, notes };
  };
}

/** A chosen period in words: DD/MM/YYYY, whatever the browser's date fields show. */
export function usePeriodText(): (filter: Pick<StatementFilter, 'from' | 'to'>) => string {
  const t = useText('statement');
  return ({ from, to }) => {
    const [first, last] = [from, to].map((day) => (day === '' ? '' : dayjs(day).format('DD/MM/YYYY')));
    if (!last) return `${t('fromDay')} ${first}`;
    return first ? `${first} - ${last}` : `${t('toDay')} ${last}`;
  };
}
