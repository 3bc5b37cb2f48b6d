import { useTransfer } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Currency } from '../../money/currency.ts';
import { useAmountText } from '../../money/Money.tsx';
import { useMoneyCommand } from '../../money/use-money-command.ts';
import { useMoveAll } from '../../money/use-move-all.ts';

interface GameTransferOptions {
  currency: Currency | undefined;
  nameOf: (code: string) => string;
}

/** Transfers to and from a game, one at a time. `outcome` is that of the last transfer. */
export function useGameTransfer({ currency, nameOf }: GameTransferOptions) {
  const t = useText('game');
  const c = useText('common');
  const amountText = useAmountText();
  const amount = useMoneyCommand(useTransfer(), {
    name: () => c('transfer'),
    done: (_ack, { body }) => movedText(body),
    amount: ({ body }) => amountText(body.amount, currency),
    about: ({ body: { from, to } }) => `${nameOf(from)} → ${nameOf(to)}`,
  });
  const all = useMoveAll(nameOf);
  const movedText = ({ from, to, amount: sum }: Schemas['TransferRequest']) =>
    t('movedAmount', { amount: amountText(sum, currency), from: nameOf(from), to: nameOf(to) });
  const given = all.given ? undefined : amount.given?.body;
  return {
    ...(all.given ? all : amount),
    /** The amount that the form shows when it opens; undefined when everything is transferred, or nothing. */
    amount: (given ?? amount.startInput?.body)?.amount,
    /** The source of that amount. */
    from: (given ?? amount.startInput?.body)?.from,
    /** The accounts that the last transfer leaves. */
    sources: all.given ? all.sourcesOf(all.given) : given && [given.from],
    /** The target of the last transfer. */
    to: (all.given ?? amount.given)?.body.to,
    inWords: all.given ? all.amountOf(all.given) : given && amountText(given.amount, currency),
    doneText: all.given ? all.doneText(all.given) : given && movedText(given),
    move: async (body: Schemas['TransferRequest']) => {
      if (!all.given) await amount.give({ body });
    },
    moveAll: async (to: string, sum: string | undefined) => {
      if (!amount.given) await all.moveAll(to, sum);
    },
  };
}

export type GameTransferState = ReturnType<typeof useGameTransfer>;
