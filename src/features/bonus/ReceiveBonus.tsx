import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { bonusState, type Bonus } from './bonus-rules.ts';

interface ReceiveBonusProps {
  bonus: Bonus;
  busy: boolean;
  onReceive: () => void;
  onClose: () => void;
}

/** Receives a bonus; of the one that is held there is nothing to do but to have read it: no call. */
export function ReceiveBonus({ bonus, busy, onReceive, onClose }: ReceiveBonusProps) {
  const t = useText('bonus');
  const c = useText('common');
  const state = bonusState(bonus, useNow());
  if (state === 'current') {
    return (
      <Button look="primary" wide onPress={onClose}>
        {c('confirm')}
      </Button>
    );
  }
  return (
    <Button look="primary" wide busy={busy} disabled={state === 'receivedInFull'} onPress={onReceive}>
      {state === 'receivedInFull' ? t('receivedInFull') : t('receiveBonus')}
    </Button>
  );
}
