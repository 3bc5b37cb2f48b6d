import { statementTypes, type StatementType } from '../../generated/known-values.ts';
import { knownInAnyCase } from './known-value.ts';

/** The type of a statement entry; undefined if it is not in the contract. */
export const entryType = ({ statementType }: { statementType: string }): StatementType | undefined =>
  knownInAnyCase(statementTypes, statementType);

/** The same of an entry of the account's state. */
export const stateEntryType = ({ type }: { type: string }) => entryType({ statementType: type });
