import { timings } from '../lib/timings.ts';
import { FrameBody } from './FrameBody.tsx';
import type { FrameProps } from './lazy-screen.ts';
import { Sheet } from './Sheet.tsx';
import { useDelayed } from './use-delayed.ts';

interface SheetFrameProps extends FrameProps {
  title: string;
  onClose: () => void;
}

/** Placeholder sheet of a modal that is loading, shown after a short delay. */
export function SheetFrame({ title, onClose, ...frame }: SheetFrameProps) {
  const isLate = useDelayed(true, timings.loadingDelay);
  if (!isLate && !frame.failed) return null;
  return (
    <Sheet title={title} onClose={onClose}>
      <FrameBody {...frame} />
    </Sheet>
  );
}
