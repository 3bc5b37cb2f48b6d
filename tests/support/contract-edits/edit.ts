import type { ContractEditor, DocumentName } from '../contract-editor.ts';

/** One change of a contract, with the expected report. */
export interface Edit {
  readonly document?: DocumentName;
  readonly edit: (contract: ContractEditor) => void;
  /** The document in whose comparison the change appears, if not in that of the edited document. */
  readonly seenIn?: DocumentName;
  /** Matches subject and description of the largest change. */
  readonly says: RegExp;
  /** Some of the operations that the change affects. */
  readonly reaches?: readonly string[];
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
}

export type Edits = Readonly<Record<string, Edit>>;

/** The pointer of a schema. */
export const schema = (name: string): string => `/components/schemas/${name}`;
