import { useSyncExternalStore } from 'react';
import { useText } from '../i18n/use-text.ts';
import { inUnits, relativeTime } from '../lib/relative-time.ts';
import { eachSecond } from './each-second.ts';

/**
 * How long ago a time was, in the current language: "3 minutes ago", "Now"; a dash for an invalid time. The component
 * re-renders only when the text changes, because the page may have many entries.
 */
export const useAge = (from: unknown): string => useDistance(() => relativeTime(from, Date.now()));

/** The same for a duration in ms, which `measure` returns; a dash if it is unknown. */
export const useElapsed = (measure: () => number | undefined): string =>
  useDistance(() => {
    const elapsed = measure();
    return elapsed === undefined ? null : inUnits(elapsed);
  });

function useDistance(measure: () => ReturnType<typeof relativeTime>): string {
  const t = useText('common');
  const read = () => {
    const distance = measure();
    if (distance === null) return '-';
    if (distance === 'now') return t('now');
    return t(`${distance.unit}sAgo`, { count: distance.value });
  };
  return useSyncExternalStore(eachSecond, read, read);
}
