import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { qrcodeQuery } from '../../../api/qrcode.ts';
import { hasFailed } from '../../../ui/load-state.ts';
import { useSecondsLeft } from '../../../ui/use-seconds-left.ts';

/** The provider's code while it can be paid, and how long that is. At 00:00 it is dropped, or asked about. */
export function usePendingQrcode(bankCode: string) {
  const query = useQuery(qrcodeQuery(bankCode));
  const { data: code, dataUpdatedAt, refetch } = query;
  const [closedAt, setClosedAt] = useState<number>();
  const secondsLeft = useSecondsLeft(code?.deadline?.at ?? Infinity);
  const open = code && secondsLeft > 0 ? code : null;
  // This device's clock may be wrong: the service says whether the code is over.
  const isDoubted = code?.deadline?.byServer === false && !open;

  const isOpen = open !== null;
  useEffect(() => {
    if (!isOpen && !isDoubted) return;
    const readAgain = async () => {
      const read = await refetch();
      if (read.data === null) setClosedAt(read.dataUpdatedAt);
    };
    if (isDoubted) void readAgain();
    // Timers sleep with the device, and the code may have been paid meanwhile (R-238, quality 12).
    const onVisible = () => {
      if (document.visibilityState === 'visible') void readAgain();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isOpen, isDoubted, refetch]);

  return {
    open,
    secondsLeft,
    failed: hasFailed(query),
    busy: query.isFetching || (isDoubted && !query.isError),
    refetch: () => void refetch(),
    /** Why a code that was on show is gone, where the member did not cancel it. */
    ended: code ? ('expired' as const) : closedAt === dataUpdatedAt ? ('qrClosed' as const) : undefined,
  };
}
