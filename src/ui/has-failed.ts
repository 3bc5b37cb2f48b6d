interface Reading {
  isError: boolean;
  errorUpdateCount: number;
  /** Epoch milliseconds; 0 while nothing came. */
  dataUpdatedAt: number;
}

/** The last reading failed; still so while it is tried again, so that the line that says it stays. */
export const hasFailed = ({ isError, errorUpdateCount, dataUpdatedAt }: Reading): boolean =>
  isError || (errorUpdateCount > 0 && dataUpdatedAt === 0);
