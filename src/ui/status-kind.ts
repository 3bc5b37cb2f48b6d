/** What a status of a statement entry or a slip says; the kinds are keys of the common texts. */
export type StatusKind = 'success' | 'failed' | 'inProgress';

/** SUCCESS, FAILED, and whatever else a server sends is in progress. */
export function statusKind(status: string): StatusKind {
  if (status === 'SUCCESS') return 'success';
  return status === 'FAILED' ? 'failed' : 'inProgress';
}
