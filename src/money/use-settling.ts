import { useEffect, useEffectEvent } from 'react';
import { pollWhileVisible } from './poll-while-visible.ts';

/** Reads pending items of the screen again while they are pending. */
export function useSettling(isPending: boolean, read: () => Promise<unknown>): void {
  const readLatest = useEffectEvent(read);
  useEffect(() => (isPending ? pollWhileVisible(() => readLatest()) : undefined), [isPending]);
}
