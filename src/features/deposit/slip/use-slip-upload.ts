import { useRef, useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { useUploadSlip } from '../../../api/deposit.ts';
import { useMoneyCommand } from '../../../errors/use-money-command.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';

/** Uploads a slip: how far it has come, and a way to call it off until its last byte has left. */
export function useSlipUpload({ onRefused }: { onRefused: (error: ApiError) => void }) {
  const [percent, setPercent] = useState(0);
  const controller = useRef<AbortController>(undefined);
  const oneAtATime = useOneAtATime();
  const { outcome, give, reopen } = useMoneyCommand(
    useUploadSlip({
      onRefused: (error) => {
        // Called off by the member, who knows.
        if (!controller.current?.signal.aborted) onRefused(error);
      },
    }),
  );
  const send = (file: File) =>
    oneAtATime(() => {
      const { signal } = (controller.current = new AbortController());
      setPercent(0);
      return give({ file, onProgress: setPercent, signal });
    });
  const cancel = () => controller.current?.abort();
  return { outcome, percent, send, cancel, reopen };
}
