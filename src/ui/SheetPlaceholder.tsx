import { timings } from '../lib/timings.ts';
import { PlaceholderBody } from './Placeholder.tsx';
import type { PlaceholderProps } from './lazy-screen.ts';
import { Sheet } from './Sheet.tsx';
import { useDelayed } from './use-delayed.ts';

interface SheetPlaceholderProps extends PlaceholderProps {
  title: string;
  onClose: () => void;
}

/** Placeholder sheet of a modal that is loading, shown after a short delay. */
export function SheetPlaceholder({ title, onClose, ...props }: SheetPlaceholderProps) {
  const isLate = useDelayed(true, timings.loadingDelay);
  if (!isLate && !props.failed) return null;
  return (
    <Sheet title={title} openedBy="address" onClose={onClose}>
      <PlaceholderBody {...props} />
    </Sheet>
  );
}
