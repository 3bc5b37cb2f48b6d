import type { FrameProps } from './lazy-screen.ts';
import { RetryLine } from './RetryLine.tsx';

/** Placeholder of a lazy part of a page: empty while it loads, a retry line if it failed. */
export function RetryFrame({ failed, busy, onRetry }: FrameProps) {
  return failed && <RetryLine help={failed} busy={busy} onRetry={onRetry} />;
}
