import type { FrameProps } from './lazy-screen.ts';
import { RetryLine } from './RetryLine.tsx';
import { Skeleton } from './Skeleton.tsx';

/** The content of a placeholder: skeleton lines while a file is loading, a retry line if it failed. */
export function FrameBody({ failed, busy, onRetry }: FrameProps) {
  return failed ? (
    <RetryLine busy={busy} onRetry={onRetry} />
  ) : (
    <Skeleton>
      <span />
      <span />
      <span />
    </Skeleton>
  );
}
