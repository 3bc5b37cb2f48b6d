import type { OperationId, Operations, OperationTypes, Refusals, Schemas } from '../../generated/operations.ts';
import type { Refusal } from './state/refusal.ts';
import type { Member, World } from './state/world.ts';

type MemberOf<Security> = Security extends 'bearer' ? Member : Security extends 'optional' ? Member | null : null;

/** One request of an operation, identified and with a body that keeps the contract. */
export interface Call<Id extends OperationId> {
  readonly world: World;
  readonly params: OperationTypes[Id]['params'];
  readonly body: OperationTypes[Id]['body'];
  /** Whoever the token names: always there where the contract asks for one, null where it asks for none. */
  readonly member: MemberOf<Operations[Id]['security']>;
}

/** The documented body, or a refusal with one of the operation's documented codes. */
export type Reply<Id extends OperationId> = OperationTypes[Id]['response'] | Refusal<Refusals[Id]>;

export type Handlers<Ids extends OperationId> = {
  readonly [Id in Ids]: (call: Call<Id>) => Reply<Id> | Promise<Reply<Id>>;
};

type Tag = Operations[OperationId]['tag'];

/** A handler file answers exactly the operations of its tag. */
export type HandlersOf<Name extends Tag> = Handlers<
  { [Id in OperationId]: Operations[Id]['tag'] extends Name ? Id : never }[OperationId]
>;

/** The usual end of a command: its refusal where there is one, else `message`. */
export function acknowledge<Problem extends Refusal<string>>(
  problem: Problem | null,
  message = 'SUCCESS',
): Problem | Schemas['Ack'] {
  return problem ?? { message };
}
