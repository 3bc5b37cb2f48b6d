import { Suspense, useEffect, useState } from 'react';
import { session } from '../../api/wire/session/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { announce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { playReminder } from '../../ui/play-reminder.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { countEvery, lastDue, playTimeCounter, wholeMinutes } from './play-time.ts';

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
      openedBy="page"
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Button look="primary" wide onPress={onClose}>
            {c('gotIt')}
          </Button>
          <Button
            wide
            onPress={() => {
              session.end();
              announce(c('loggedOut'));
            }}
          >
            {c('logOut')}
          </Button>
        </>
      }
    >
      <p>{t('due', { n: minutes })}</p>
    </Sheet>
  );
}

/**
 * The minutes spent when a reminder is due, until it is dismissed. The time is kept in memory only and never sent
 * (B-14).
 */
function usePlayReminder() {
  const interval = playReminder.use();
  const [countPlayTime] = useState(() => playTimeCounter(() => performance.now()));
  const [due, setDue] = useState<number | null>(null);
  useEffect(() => {
    const inView = () => document.visibilityState === 'visible';
    const played = () => wholeMinutes(countPlayTime({ inView: inView() }));
    // Reminders from before the setting was chosen are skipped.
    let reminded = lastDue(played(), interval);
    const count = () => {
      const latest = lastDue(played(), interval);
      if (latest <= reminded) return;
      reminded = latest;
      setDue(latest);
    };
    const timer = setInterval(() => {
      if (inView()) count();
    }, countEvery);
    document.addEventListener('visibilitychange', count);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', count);
    };
  }, [interval, countPlayTime]);
  return {
    due,
    dismiss: () => {
      setDue(null);
    },
  };
}
