import type { CommandId, OperationId, Operations, OperationTypes } from '../../../generated/operations.ts';

export type { ErrorCode, SlipReason } from '../../../generated/error-codes.ts';
export type {
  CommandId,
  OperationId,
  Operations,
  OperationTypes,
  QueryId,
  Schemas,
} from '../../../generated/operations.ts';

export type Operation = Operations[OperationId];
export type Tag = Operation['tag'];

/** Command ids, split by whether they move money. */
export type MoneyCommandId = {
  [Id in CommandId]: Operations[Id]['money'] extends true ? Id : never;
}[CommandId];
export type PlainCommandId = Exclude<CommandId, MoneyCommandId>;

type WhenNeeded<Key extends string, Value> = [Value] extends [undefined]
  ? Partial<Record<Key, never>>
  : Record<Key, Value>;
type Params<Id extends OperationId> = keyof OperationTypes[Id]['params'] extends never
  ? undefined
  : OperationTypes[Id]['params'];

/** The input of an operation: path parameters and body, where the contract has them. */
export type Input<Id extends OperationId> = WhenNeeded<'params', Params<Id>> &
  WhenNeeded<'body', OperationTypes[Id]['body']>;
