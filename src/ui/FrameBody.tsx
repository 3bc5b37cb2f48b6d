import type { FrameProps } from './lazy-screen.ts';
import { RetryFrame } from './RetryFrame.tsx';
import { Skeleton } from './Skeleton.tsx';

/** The content of a placeholder: skeleton lines while a file is loading, a retry line if it failed. */
export function FrameBody(frame: FrameProps) {
  return frame.failed ? (
    <RetryFrame {...frame} />
  ) : (
    <Skeleton>
      <span />
      <span />
      <span />
    </Skeleton>
  );
}
