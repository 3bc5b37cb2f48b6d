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

/** Receives a bonus. For the active bonus the button only closes the modal, without a request. */
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
