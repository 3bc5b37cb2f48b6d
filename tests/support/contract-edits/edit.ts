import type { ContractEditor, DocumentName } from '../contract-editor.ts';

/** One change of a contract, and what is said of it. */
export interface Edit {
  readonly document?: DocumentName;
  readonly edit: (contract: ContractEditor) => void;
  /** The document in whose comparison it is looked for, where that is not the edited one. */
  readonly seenIn?: DocumentName;
  /** The heaviest change's subject and words. */
  readonly says: RegExp;
  /** Operations among those that it reaches. */
  readonly reaches?: readonly string[];
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
}

export type Edits = Readonly<Record<string, Edit>>;

/** Where a schema stands. */
export const schema = (name: string): string => `/components/schemas/${name}`;
