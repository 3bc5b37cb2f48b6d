import { useText } from '../i18n/use-text.ts';
import type { PlaceholderProps } from './lazy-screen.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { RetryLine } from './RetryLine.tsx';
import { Skeleton } from './Skeleton.tsx';

/** Placeholder of a page or a sheet: skeleton lines while its file is loading, a retry if it failed. */
export function PlaceholderBody({ failed, busy, onRetry }: PlaceholderProps) {
  const t = useText('common');
  return failed ? (
    <NotLoaded help={failed} busy={busy} onRetry={onRetry}>
      {t('notLoaded')}
    </NotLoaded>
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
