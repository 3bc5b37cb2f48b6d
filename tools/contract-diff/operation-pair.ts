import type { Pair } from './changes.ts';

/** One operation in two versions of the contract, with what its path and the document say of it. */
export interface OperationPair extends Pair {
  /** `POST /api/login`. */
  readonly title: string;
  readonly paths: { readonly base: string; readonly revision: string };
  readonly items: Pair;
  readonly documents: Pair;
}
