import { QuietLine } from './QuietLine.tsx';

interface ReadAgainProps {
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Says in place that a reading failed; tapping it reads again. */
export function ReadAgain({ query }: ReadAgainProps) {
  return <QuietLine busy={query.isFetching} onRetry={() => void query.refetch()} />;
}
