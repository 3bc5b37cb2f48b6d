import type { Drift } from './exchange.ts';

/** The same in every run. List indexes are replaced, so that one violation in several items has one id. */
export function idOf({ kind, operationId, title, status, at, detail }: Drift): string {
  const place = at.replace(/\/\d+(?=\/|$)/g, '/[]');
  return [kind, operationId ?? title, status, place, operationId === null ? '' : detail]
    .filter((step) => step !== null && step !== undefined && step !== '')
    .join(':');
}
