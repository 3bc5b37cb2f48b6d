import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { useReceiveRefund } from '../../api/refund.ts';
import type { Schemas } from '../../api/types.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { toast } from '../../ui/toasts.ts';

/** Receives the refund; a refusal is told as a toast, wherever the member is by then. */
export function useReceiveRefundOrToast() {
  const failureText = useFailureText();
  const receive = useReceiveRefund();
  return useMutation<Schemas['Ack'], ApiError, Parameters<typeof receive.mutateAsync>[0]>({
    gcTime: 0,
    mutationFn: (input) => receive.mutateAsync(input),
    onError: (error) => {
      if (error.outcome === 'refused') toast('danger', failureText(error));
    },
  });
}
