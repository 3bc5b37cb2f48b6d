import { useEffect, useState } from 'react';
import { playReminder } from '../../ui/play-reminder.ts';
import { countEvery, lastDue, playTimeCounter, wholeMinutes } from './play-time.ts';

/**
 * The minutes that the member has been here when a reminder of it is due, until it is dismissed. The time since the shell
 * opened is in memory only, and nothing is sent (B-14).
 */
export function usePlayReminder() {
  const interval = playReminder.use();
  const [countPlayTime] = useState(() => playTimeCounter(() => performance.now()));
  const [due, setDue] = useState<number | null>(null);
  useEffect(() => {
    const inView = () => document.visibilityState === 'visible';
    const played = () => wholeMinutes(countPlayTime({ inView: inView() }));
    // What was due before the reminder was chosen is past.
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
