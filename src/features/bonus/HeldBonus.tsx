import { useQuery } from '@tanstack/react-query';
import { activeBonusQuery } from '../../api/bonus.ts';
import { alwaysStale } from '../../lib/always-stale.ts';
import { useText } from '../../i18n/use-text.ts';

/** Shows that a bonus is held; nothing without a bonus or if that is unknown (B-23). */
export function HeldBonus() {
  const c = useText('common');
  const { data } = useQuery({ ...activeBonusQuery(), staleTime: alwaysStale });
  return data?.status ? <span>{c('bonusHeld')}</span> : null;
}
