import { RetryLine } from './RetryLine.tsx';

interface RefetchLineProps {
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Says in place that a reading failed; tapping it reads again. */
export function RefetchLine({ query }: RefetchLineProps) {
  return <RetryLine busy={query.isFetching} onRetry={() => void query.refetch()} />;
}
