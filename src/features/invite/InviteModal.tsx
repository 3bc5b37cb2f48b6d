import { inviteBannersQuery, useReceiveInviteBonus } from '../../api/invite.ts';
import { useWallet } from '../../api/wallet.ts';
import { RefusedAlert } from '../../errors/RefusedAlert.tsx';
import { useText } from '../../i18n/use-text.ts';
import { currencyOfWallet } from '../../money/currency.ts';
import { toDecimal } from '../../money/decimal.ts';
import { ReceiveSheet } from '../../money/ReceiveSheet.tsx';
import { useAmountText } from '../../money/Money.tsx';
import { useMoneyCommand } from '../../money/use-money-command.ts';
import { InviteBonus } from './InviteBonus.tsx';

/** Banners, the invite bonus with each friend's share, and receiving it. */
export function InviteModal({ onClose }: { onClose: () => void }) {
  const t = useText('invite');
  const titles = useText('titles');
  const amountText = useAmountText();
  const wallet = useWallet();
  const receiving = useMoneyCommand(useReceiveInviteBonus(), {
    name: () => titles('invite'),
    done: () => t('received'),
  });
  const { outcome, reopen } = receiving;
  const bonus = wallet.data?.invite;
  const currency = currencyOfWallet(wallet.data);
  // The server decides whether there is something to receive. A zero or unknown amount is not shown.
  const amount = toDecimal(bonus?.amount)?.gt(0) ? amountText(bonus?.amount, currency) : undefined;
  return (
    <>
      <ReceiveSheet
        title={titles('invite')}
        banners={inviteBannersQuery()}
        onward={t('seeBonus')}
        question={
          bonus
            ? {
                text: amount === undefined ? t('questionNoAmount') : t('question', { amount }),
                amount,
                success: bonus.success,
                fail: bonus.fail,
              }
            : wallet.isError
              ? null
              : undefined
        }
        receiving={receiving}
        onConfirm={() => void receiving.give({})}
        received={t('received')}
        onClose={onClose}
      >
        {(onReceive) => (
          <InviteBonus amount={bonus?.amount} currency={currency} known={bonus !== undefined} onReceive={onReceive} />
        )}
      </ReceiveSheet>
      {outcome.kind === 'refused' && <RefusedAlert error={outcome.error} onClose={reopen} />}
    </>
  );
}
