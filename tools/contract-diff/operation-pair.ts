import type { Pair } from './changes.ts';

/** Two versions of one operation, with their path items and documents. */
export interface OperationPair extends Pair {
  readonly title: string;
  readonly paths: { readonly base: string; readonly revision: string };
  readonly items: Pair;
  readonly documents: Pair;
}
