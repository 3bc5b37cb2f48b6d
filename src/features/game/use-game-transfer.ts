import { useState } from 'react';
import { useTransferAll } from '../../api/game.ts';
import type { Schemas } from '../../api/types.ts';
import { useTransfer } from '../../api/wallet.ts';
import { useMoneyCommand } from '../../errors/use-money-command.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';

/** What was confirmed last: an amount between two accounts, or everything into one. */
type Given =
  { kind: 'amount'; body: Schemas['TransferRequest'] } | { kind: 'all'; body: Schemas['TransferAllRequest'] };

/** Moves money into a game and out of it. One movement at a time; `outcome` is that of the last. */
export function useGameTransfer() {
  const amount = useMoneyCommand(useTransfer());
  const all = useMoneyCommand(useTransferAll());
  const [given, setGiven] = useState<Given>();
  const oneAtATime = useOneAtATime();
  const move = (body: Schemas['TransferRequest']) =>
    oneAtATime(async () => {
      setGiven({ kind: 'amount', body });
      await amount.give({ body });
    });
  const moveAll = (to: string) =>
    oneAtATime(async () => {
      setGiven({ kind: 'all', body: { to } });
      await all.give({ body: { to } });
    });
  const { outcome, reopen } = given?.kind === 'all' ? all : amount;
  return { given, outcome, reopen, move, moveAll };
}

export type GameTransferState = ReturnType<typeof useGameTransfer>;
