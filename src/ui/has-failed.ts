interface Reading {
  isError: boolean;
  errorUpdateCount: number;
  /** Epoch milliseconds; 0 while nothing came. */
  dataUpdatedAt: number;
}

/** A reading failed and nothing came since; while it is tried again as well, so that what is said of it stays. */
export const hasFailed = ({ isError, errorUpdateCount, dataUpdatedAt }: Reading): boolean =>
  isError || (errorUpdateCount > 0 && dataUpdatedAt === 0);
