import { useEffect, useEffectEvent } from 'react';
import { pollWhileVisible } from './poll-while-visible.ts';

/** Reads again what is pending on the screen, as long as it is. */
export function useSettling(isPending: boolean, read: () => Promise<unknown>): void {
  const readLatest = useEffectEvent(read);
  useEffect(() => (isPending ? pollWhileVisible(() => readLatest()) : undefined), [isPending]);
}
