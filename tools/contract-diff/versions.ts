import type { Documents } from '../drift/documents.ts';

/** Two versions of a contract. */
export interface Versions {
  readonly base: Documents;
  readonly revision: Documents;
}
