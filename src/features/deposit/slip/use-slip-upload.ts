import { useSyncExternalStore } from 'react';
import { useUploadSlip } from '../../../api/wallet-commands.ts';
import type { ApiError } from '../../../api/wire/api-error.ts';
import { createFileUpload } from '../../../api/wire/upload.ts';
import { useText } from '../../../i18n/use-text.ts';
import { withKnownType } from '../../../lib/known-image-type.ts';
import { useMoneyCommand } from '../../../money/use-money-command.ts';

/** Why a slip was not uploaded; undefined when the member cancelled. */
type Refusal = ApiError | undefined;

const never = () => () => undefined;

/** Uploads a slip, with progress and cancellation until the last byte is sent. */
export function useSlipUpload({ onRefused }: { onRefused: (refusal: Refusal) => void }) {
  const t = useText('deposit');
  const { outcome, given, give, reopen } = useMoneyCommand(useUploadSlip(), {
    name: () => t('uploadSlip'),
    done: () => t('slipUploaded'),
    // A cancelled upload stays cancelled.
    canSendAgain: ({ signal }) => !signal.aborted,
    onRefused: (error, upload) => {
      onRefused(upload.signal.aborted ? undefined : error);
    },
  });
  const read = () => given?.percent() ?? 0;
  const percent = useSyncExternalStore(given?.subscribe ?? never, read, read);
  const send = (file: File) => give(createFileUpload(withKnownType(file)));
  return {
    outcome,
    file: given?.file,
    percent,
    send,
    cancel: given?.cancel,
    reopen,
  };
}
