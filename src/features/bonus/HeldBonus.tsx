import { useQuery } from '@tanstack/react-query';
import { activeBonusQuery } from '../../api/bonus-active.ts';
import { useText } from '../../i18n/use-text.ts';

/** Says that a bonus is held; nothing where none is, or where that is not known (B-23). */
export function HeldBonus() {
  const c = useText('common');
  const { data } = useQuery({ ...activeBonusQuery(), staleTime: 0 });
  return data?.status ? c('bonusHeld') : null;
}
