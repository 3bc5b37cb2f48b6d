/**
 * A `staleTime` with which React Query reads each time. It compares by the device clock, so 0 would read nothing after
 * the clock was set back.
 */
export const alwaysStale = -Infinity;
