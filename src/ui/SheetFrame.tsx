import { timings } from '../lib/timings.ts';
import type { FrameProps } from './lazy-screen.ts';
import { RetryLine } from './RetryLine.tsx';
import { Sheet } from './Sheet.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useDelayed } from './use-delayed.ts';

interface SheetFrameProps extends FrameProps {
  title: string;
  onClose: () => void;
}

/** Placeholder sheet of a modal that is loading, shown after a short delay. */
export function SheetFrame({ title, failed, busy, onRetry, onClose }: SheetFrameProps) {
  const isLate = useDelayed(true, timings.loadingDelay);
  if (!isLate && !failed) return null;
  return (
    <Sheet title={title} onClose={onClose}>
      {failed ? (
        <RetryLine busy={busy} onRetry={onRetry} />
      ) : (
        <Skeleton>
          <span />
          <span />
          <span />
        </Skeleton>
      )}
    </Sheet>
  );
}
