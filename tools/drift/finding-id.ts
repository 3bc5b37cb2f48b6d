import type { Drift } from './exchange.ts';

/** The same in every run; numbers of a list's items do not tell breaches apart. */
export function idOf({ kind, operationId, title, status, at, detail }: Drift): string {
  const place = at.replace(/\/\d+(?=\/|$)/g, '/[]');
  return [kind, operationId ?? title, status, place, operationId === null ? '' : detail]
    .filter((step) => step !== null && step !== undefined && step !== '')
    .join(':');
}
