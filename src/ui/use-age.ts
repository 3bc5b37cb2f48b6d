import { useSyncExternalStore } from 'react';
import { useText } from '../i18n/use-text.ts';
import { relativeTime } from '../lib/relative-time.ts';
import { eachSecond } from './each-second.ts';

/**
 * How long ago a time was, in the current language: "3 minutes ago", "Now"; a dash for an invalid time. The component
 * re-renders only when the text changes, because the page may have many entries.
 */
export function useAge(from: unknown): string {
  const t = useText('common');
  const read = () => {
    const distance = relativeTime(from, Date.now());
    if (distance === null) return '-';
    if (distance === 'now') return t('now');
    return t(`${distance.unit}sAgo`, { count: distance.value });
  };
  return useSyncExternalStore(eachSecond, read, read);
}
