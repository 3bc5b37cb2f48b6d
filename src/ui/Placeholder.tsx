import type { PlaceholderProps } from './lazy-screen.ts';
import { RetryLine } from './RetryLine.tsx';
import { Skeleton } from './Skeleton.tsx';

/** Placeholder of a part of a page: skeleton lines while its file is loading, a retry line if it failed. */
export function PlaceholderBody(props: PlaceholderProps) {
  return props.failed ? (
    <RetryPlaceholder {...props} />
  ) : (
    <Skeleton>
      <span />
      <span />
      <span />
    </Skeleton>
  );
}

/** Placeholder that is empty while the file loads, and a retry line if it failed. */
export function RetryPlaceholder({ failed, busy, onRetry }: PlaceholderProps) {
  return failed && <RetryLine help={failed} busy={busy} onRetry={onRetry} />;
}

/** No placeholder and no error, for a part that the member did not ask for. */
export const NoPlaceholder = () => null;
