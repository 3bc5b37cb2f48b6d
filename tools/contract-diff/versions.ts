import type { Documents } from '../drift/documents.ts';

export interface Versions {
  readonly base: Documents;
  readonly revision: Documents;
}
