import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../../api/wire/api-error.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { timings } from '../../lib/timings.ts';
import type { AttachmentProblem } from './attachment-rules.ts';

/** A short notice beside the chat button. */
export type Notice =
  | { kind: 'invite' }
  | { kind: 'message'; message: Schemas['ChatMessage'] }
  | { kind: 'failure'; error: ApiError }
  | { kind: 'attachment'; problem: AttachmentProblem };

/** One notice at a time, for 4 s each. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), timings.chatAlert);
    return () => clearTimeout(timer);
  }, [notice]);
  const tell = useCallback((next: Notice) => setNotice(next), []);
  return { notice, tell };
}
