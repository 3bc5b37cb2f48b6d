import { useText } from '../i18n/use-text.ts';
import { relativeTime } from '../lib/relative-time.ts';

/** A relative time in the current language: "3 minutes ago", "Now"; a dash for an invalid time. */
export function useRelativeText(): (from: unknown, now: number) => string {
  const t = useText('common');
  return (from, now) => {
    const distance = relativeTime(from, now);
    if (distance === null) return '-';
    if (distance === 'now') return t('now');
    return t(`${distance.unit}sAgo`, { count: distance.value });
  };
}
