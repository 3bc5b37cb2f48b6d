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

/** Commands by whether they move money. */
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

/** What the caller of an operation supplies: path parameters and body, each only where the contract has it. */
export type Input<Id extends OperationId> = WhenNeeded<'params', Params<Id>> &
  WhenNeeded<'body', OperationTypes[Id]['body']>;
