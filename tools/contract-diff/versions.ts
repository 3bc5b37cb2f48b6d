import type { Documents } from '../drift/documents.ts';

/** The two compared versions of a document. */
export interface Versions {
  readonly base: Documents;
  readonly revision: Documents;
}
