interface LoadedOnce {
  data: unknown;
  isError: boolean;
  errorUpdateCount: number;
  /** Epoch milliseconds; 0 before the first data. */
  dataUpdatedAt: number;
}

/** The last load failed. Stays true during the next attempt, so that the retry stays. */
export const hasFailed = ({ isError, errorUpdateCount, dataUpdatedAt }: Omit<LoadedOnce, 'data'>): boolean =>
  isError || (errorUpdateCount > 0 && dataUpdatedAt === 0);

/** Existing data count as loaded, even if a later load failed. */
export function loadState(query: LoadedOnce): 'loading' | 'failed' | 'loaded' {
  if (query.data !== undefined) return 'loaded';
  return hasFailed(query) ? 'failed' : 'loading';
}

/** The parts of a query result that `Loaded` needs. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  errorUpdateCount: number;
  dataUpdatedAt: number;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}
