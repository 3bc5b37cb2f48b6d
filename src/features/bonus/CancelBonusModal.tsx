import { useQuery } from '@tanstack/react-query';
import { activeBonusQuery, useClearBonus } from '../../api/bonus.ts';
import { RefusedAlert } from '../../errors/RefusedAlert.tsx';
import { UnknownOutcome } from '../../errors/UnknownOutcome.tsx';
import { useMessageText } from '../../errors/use-message-text.ts';
import { useMoneyCommand } from '../../errors/use-money-command.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Done } from '../../ui/Done.tsx';
import { hasFailed } from '../../ui/has-failed.ts';
import { ReadAgain } from '../../ui/ReadAgain.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Asks before the bonus that is held ends; a refusal is a dialog of its own, success is the server's message. */
export function CancelBonusModal({ onClose }: { onClose: () => void }) {
  const t = useText('bonus');
  const c = useText('common');
  const messageText = useMessageText();
  const cancelled = (message: string) => messageText(message) || c('success');
  const active = useQuery(activeBonusQuery());
  const { outcome, give, reopen } = useMoneyCommand(useClearBonus(), {
    name: () => t('cancelBonus'),
    done: ({ message }) => cancelled(message),
  });
  const isAsked = outcome.kind !== 'done' && outcome.kind !== 'unknown' && (active.data?.status ?? false);
  return (
    <Sheet
      title={t('cancelBonus')}
      onClose={onClose}
      footer={
        isAsked && (
          <>
            <Button look="lamp" wide busy={outcome.kind === 'sending'} onPress={() => void give({})}>
              {t('cancelBonus')}
            </Button>
            <Button wide onPress={onClose}>
              {c('back')}
            </Button>
          </>
        )
      }
    >
      {outcome.kind === 'done' ? (
        <Done title={cancelled(outcome.answer.message)} onClose={onClose} />
      ) : outcome.kind === 'unknown' ? (
        <UnknownOutcome check={outcome.check} onReopen={reopen} />
      ) : active.data ? (
        <p>{active.data.status ? t('cancelQuestion') : t('noneHeld')}</p>
      ) : hasFailed(active) ? (
        <ReadAgain query={active} />
      ) : (
        <Skeleton>
          <span />
        </Skeleton>
      )}
      {outcome.kind === 'refused' && <RefusedAlert error={outcome.error} onClose={reopen} />}
    </Sheet>
  );
}
