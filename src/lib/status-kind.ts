/** The meaning of a statement or slip status; the kinds are keys of the common texts. */
export type StatusKind = 'success' | 'failed' | 'inProgress';

/** The kind of a status: every status except SUCCESS and FAILED is in progress. */
export function statusKind(status: string): StatusKind {
  if (status === 'SUCCESS') return 'success';
  return status === 'FAILED' ? 'failed' : 'inProgress';
}
