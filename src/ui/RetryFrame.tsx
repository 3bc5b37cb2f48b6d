import type { FrameProps } from './lazy-screen.ts';
import { RetryLine } from './RetryLine.tsx';

/** What stands in the place of a part of a page: nothing while it is on its way, a line to try again where it did not come. */
export function RetryFrame({ failed, busy, onRetry }: FrameProps) {
  return failed && <RetryLine busy={busy} onRetry={onRetry} />;
}
