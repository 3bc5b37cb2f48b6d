import { Suspense } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { usePlayReminder } from './use-play-reminder.ts';

/** Reminds a member who chose it of the time spent in the app (B-14). */
export function PlayReminder() {
  const { due, dismiss } = usePlayReminder();
  return <Suspense>{due !== null && <Reminder minutes={due} onClose={dismiss} />}</Suspense>;
}

function Reminder({ minutes, onClose }: { minutes: number; onClose: () => void }) {
  const t = useText('playReminder');
  const c = useText('common');
  return (
    <Sheet
      role="alertdialog"
      title={t('title')}
      onClose={onClose}
      footer={
        <Button wide onPress={onClose}>
          {c('gotIt')}
        </Button>
      }
    >
      <p>{t('due', { n: minutes })}</p>
    </Sheet>
  );
}
