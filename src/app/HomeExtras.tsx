import { useQuery } from '@tanstack/react-query';
import { activeBonusQuery } from '../api/bonus-active.ts';
import { LatestMovements } from '../features/statement/LatestMovements.tsx';

/** What home asks for after its load, silently: the bonus that is held, which the tiles show, and the last movements (B-23). */
export function HomeExtras() {
  useQuery({ ...activeBonusQuery(), staleTime: 0 });
  return <LatestMovements />;
}
