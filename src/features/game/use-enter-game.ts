import { useRef, useState } from 'react';
import type { Schemas } from '../../api/wire/types.ts';
import { timings } from '../../lib/timings.ts';
import type { GameEntry } from './game-rules.ts';
import { openByForm, openByLink, type OpenedGame } from './open-game.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a game once, however often it is tapped, and keeps the result. */
export function useEnterGame(slotCode: string, detail: Schemas['GameAccountDetail'] | undefined) {
  const [opening, setOpening] = useState(false);
  const [last, setLast] = useState<{ result: OpenedGame; detail: Schemas['GameAccountDetail'] }>();
  const oneAtATime = useOneAtATime();
  const enter = (way: Exclude<GameEntry, { kind: 'link' }>) =>
    oneAtATime(async () => {
      if (!detail) return;
      setLast(undefined);
      if (way.kind === 'form') {
        setLast({ result: openByForm(way), detail });
        // The second tap of a double tap would open a second window.
        await pause(timings.submitDelay);
        return;
      }
      setOpening(true);
      try {
        setLast({ result: await openByLink({ slotCode, provider: way.provider, detail }), detail });
      } finally {
        setOpening(false);
      }
    });
  const dismiss = () => {
    setLast(undefined);
  };
  // After a password reset the manual link would have the old password.
  const result = last?.detail === detail ? last?.result : undefined;
  return { opening, result, enter, dismiss };
}

/** Ignores calls while one is running, including double taps before the next render. */
function useOneAtATime(): (act: () => Promise<void>) => Promise<void> {
  const underWay = useRef(false);
  return async (act) => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await act();
    } finally {
      underWay.current = false;
    }
  };
}
