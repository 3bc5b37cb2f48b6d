import { walletCode } from '../api/wallet.ts';
import type { ApiError } from '../api/wire/api-error.ts';
import type { ErrorCode } from '../api/wire/types.ts';
import { RefusedAlert } from '../errors/RefusedAlert.tsx';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import type { Elements } from '../ui/elements.ts';
import { MainLink } from '../ui/MainLink.tsx';
import { modalAddress, useAddress } from '../ui/modal-address.ts';
import { BalancesNow } from './Done.tsx';

/** The codes whose text says what happened to the money. */
const ofMoney: readonly unknown[] = [
  'MONEY_NOT_ENOUGH',
  'TRANSFER_MINIMUM',
  'TRANSFER_FAIL',
  'BONUS_CONDITION',
] satisfies ErrorCode[];
/** The codes that another amount corrects. */
const ofAmount: readonly unknown[] = ['MONEY_NOT_ENOUGH', 'TRANSFER_MINIMUM'] satisfies ErrorCode[];
/** The codes that the conditions of a bonus explain. */
const ofBonus: readonly unknown[] = [
  'BONUS_CONDITION',
  'BONUS_REMAINING',
  'BONUS_ALREADY_ACTIVE',
] satisfies ErrorCode[];

interface RefusedCommandProps {
  error: ApiError;
  /** Replaces the standard text of the error. */
  text: string | undefined;
  /** What the command is about, if it has a name. */
  about: string | Elements | undefined;
  /** The amount with its unit, if the command has one. */
  amount: string | undefined;
  /** The codes of the accounts whose balances matter: those that the money was to leave. Undefined if none was to change. */
  sources: readonly string[] | undefined;
  /** The way to the bonus that a refusal is about. Default: to all bonuses. */
  toBonus?: Elements;
  onClose: () => void;
}

/** The alert for a refused money command. It names amount and source, and leads on. */
export function RefusedCommand({ error, text, about, amount, sources, toBonus, onClose }: RefusedCommandProps) {
  const t = useText('outcome');
  const c = useText('common');
  const state: unknown = useAddress().state;
  const { code } = error;
  // Everything was to move: no amount was typed.
  const isOfAmount = amount !== undefined && error.operationId !== 'transferAll' && ofAmount.includes(code);
  // The bonuses of their own page are in view already.
  const isElsewhere = sources !== undefined || error.operationId === 'receiveInviteBonus';
  const toBonuses = isElsewhere && <MainLink to={paths.bonus}>{t('seeBonus')}</MainLink>;
  const needsDeposit = isOfAmount && code === 'MONEY_NOT_ENOUGH' && sources?.includes(walletCode);
  return (
    <RefusedAlert
      error={error}
      text={text}
      about={about}
      more={
        error.operationId === 'spin'
          ? t('noCoinUsed')
          : sources !== undefined && !ofMoney.includes(code) && t('noMoneyMoved')
      }
      facts={
        sources !== undefined && (
          <BalancesNow accounts={sources}>
            {amount !== undefined && (
              <>
                <dt>{c('amount')}</dt>
                <dd translate="no">{amount}</dd>
              </>
            )}
          </BalancesNow>
        )
      }
      next={ofBonus.includes(code) && (toBonus || toBonuses)}
      close={isOfAmount ? t('changeAmount') : undefined}
      other={
        needsDeposit && (
          <MainLink look="plain" to={modalAddress('deposit')} replace state={state}>
            {c('deposit')}
          </MainLink>
        )
      }
      onClose={onClose}
    />
  );
}
