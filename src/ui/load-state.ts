interface LoadedOnce {
  data: unknown;
  isError: boolean;
  errorUpdateCount: number;
  /** Epoch milliseconds; 0 while nothing came. */
  dataUpdatedAt: number;
}

/** The last load failed; still so while it is tried again, so that the line that says it stays. */
export const hasFailed = ({ isError, errorUpdateCount, dataUpdatedAt }: Omit<LoadedOnce, 'data'>): boolean =>
  isError || (errorUpdateCount > 0 && dataUpdatedAt === 0);

/** Data that is there stays loaded, also when a later load fails. */
export function loadState(query: LoadedOnce): 'loading' | 'failed' | 'loaded' {
  if (query.data !== undefined) return 'loaded';
  return hasFailed(query) ? 'failed' : 'loading';
}
