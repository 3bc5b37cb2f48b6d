import { useRef, useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { useUploadSlip } from '../../../api/deposit.ts';
import { useMoneyCommand } from '../../../errors/use-money-command.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';

/** Why a slip was not uploaded; undefined when the member called it off. */
type Refusal = ApiError | undefined;

/** Uploads a slip: how far it has come, and a way to call it off until its last byte has left. */
export function useSlipUpload({ onRefused }: { onRefused: (refusal: Refusal) => void }) {
  const [percent, setPercent] = useState(0);
  const controller = useRef<AbortController>(undefined);
  const oneAtATime = useOneAtATime();
  const { outcome, give, reopen } = useMoneyCommand(
    useUploadSlip({
      onRefused: (error) => {
        onRefused(controller.current?.signal.aborted ? undefined : error);
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
