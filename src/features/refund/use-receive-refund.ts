import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { useReceiveRefund as useReceive } from '../../api/refund.ts';
import type { Schemas } from '../../api/types.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { toast } from '../../ui/toasts.ts';

/** Receives the refund; a refusal is told as a toast, wherever the member is by then. */
export function useReceiveRefund() {
  const failureText = useFailureText();
  const receive = useReceive();
  return useMutation<Schemas['Ack'], ApiError, void>({
    gcTime: 0,
    mutationFn: () => receive.mutateAsync({}),
    onError: (error) => {
      if (error.outcome === 'refused') toast('danger', failureText(error));
    },
  });
}
