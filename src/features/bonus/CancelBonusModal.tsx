import { useQuery } from '@tanstack/react-query';
import { activeBonusQuery } from '../../api/bonus.ts';
import { useClearBonus } from '../../api/bonus.ts';
import { useMessageText } from '../../errors/use-failure-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { MoneySheet } from '../../money/MoneySheet.tsx';
import { useMoneyCommand } from '../../money/use-money-command.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { MainLink } from '../../ui/MainLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/**
 * Asks before the active bonus is cancelled. A refusal is a separate dialog; success shows the server's
 * message.
 */
export function CancelBonusModal({ onClose }: { onClose: () => void }) {
  const t = useText('bonus');
  const titles = useText('titles');
  const c = useText('common');
  const messageText = useMessageText();
  const cancelled = (message: string) => messageText(message) || c('success');
  const active = useQuery(activeBonusQuery());
  const command = useMoneyCommand(useClearBonus(), {
    name: () => titles('cancelBonus'),
    done: ({ message }) => cancelled(message),
    // A bonus can also end by itself, and the statement does not say why it ended.
    seen: () => t('noneHeld'),
    recheck: () => ({ text: t('cancelUnknown'), label: t('seeBonuses'), to: paths.bonus }),
  });
  return (
    <MoneySheet
      title={titles('cancelBonus')}
      command={command}
      done={({ message }) => ({ title: cancelled(message) })}
      needs={active}
      waiting={
        <Skeleton>
          <span />
        </Skeleton>
      }
      footer={(busy) =>
        active.data?.status ? (
          <>
            <Button look="danger" wide busy={busy} onPress={() => void command.give({})}>
              {titles('cancelBonus')}
            </Button>
            <Button wide onPress={onClose}>
              {c('back')}
            </Button>
          </>
        ) : (
          active.data && (
            <MainLink to={paths.bonus} replace>
              {t('seeBonuses')}
            </MainLink>
          )
        )
      }
      onClose={onClose}
    >
      {() => <p>{active.data?.status ? t('cancelQuestion') : t('noneHeld')}</p>}
    </MoneySheet>
  );
}
