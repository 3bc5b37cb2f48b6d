import { useTransferAll, useWallet } from '../api/wallet.ts';
import type { Schemas } from '../api/wire/types.ts';
import { useText } from '../i18n/use-text.ts';
import { sourcesOfAll } from './total-of.ts';
import { useMoneyCommand } from './use-money-command.ts';

interface MoveAllInput {
  body: Schemas['TransferAllRequest'];
}

/** What the question named as the amount: the request has none. */
const askedSums = new WeakMap<MoveAllInput, string>();

/** Moves everything into one account. Its outcome names the account, and the amount that the question named. */
export function useMoveAll(nameOf: (code: string) => string) {
  const t = useText('game');
  const c = useText('common');
  const wallet = useWallet().data;
  const amountOf = (input: MoveAllInput) => askedSums.get(input);
  const doneText = ({ body }: MoveAllInput) => t('movedAll', { account: nameOf(body.to) });
  const command = useMoneyCommand(useTransferAll(), {
    name: () => c('transfer'),
    done: (_ack, input) => doneText(input),
    amount: amountOf,
    about: ({ body }) => t('everythingInto', { account: nameOf(body.to) }),
  });
  const moveAll = (to: string, sum: string | undefined) => {
    const input = { body: { to } };
    if (sum !== undefined) askedSums.set(input, sum);
    return command.give(input);
  };
  const sourcesOf = ({ body }: MoveAllInput) => wallet && sourcesOfAll(wallet, body.to).map(({ code }) => code);
  return { ...command, amountOf, doneText, sourcesOf, moveAll };
}
