import { useEffect, useState } from 'react';
import { playReminder } from '../../ui/play-reminder.ts';
import { countEvery, lastDue, playTimeCounter, wholeMinutes } from './play-time.ts';

/**
 * The minutes spent when a reminder is due, until it is dismissed. The time is kept in memory only and never sent
 * (B-14).
 */
export function usePlayReminder() {
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
