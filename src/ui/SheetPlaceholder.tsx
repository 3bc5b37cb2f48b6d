import { timings } from '../lib/timings.ts';
import type { PlaceholderProps } from './lazy-screen.ts';
import { RetryPlaceholder } from './Placeholder.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useDelayed } from './use-delayed.ts';

interface SheetPlaceholderProps extends PlaceholderProps, Pick<SheetProps, 'title' | 'hasSteps' | 'onClose'> {}

/** Placeholder sheet of a modal that is loading, shown after a short delay. Most modals are forms. */
export function SheetPlaceholder({ title, hasSteps, onClose, ...props }: SheetPlaceholderProps) {
  const isLate = useDelayed(true, timings.loadingDelay);
  if (!isLate && !props.failed) return null;
  return (
    <Sheet title={title} openedBy="address" hasSteps={hasSteps} onClose={onClose}>
      {props.failed ? (
        <RetryPlaceholder {...props} />
      ) : (
        <Skeleton isLate>
          <span data-shape="facts" />
          <span data-shape="field" />
          <span data-shape="amounts" />
          <span data-shape="row" />
        </Skeleton>
      )}
    </Sheet>
  );
}
