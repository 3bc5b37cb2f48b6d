import type { OperationId, Operations, OperationTypes, Refusals, Schemas } from '../../generated/operations.ts';
import type { Refusal } from './state/refusal.ts';
import type { Member, World } from './state/world.ts';

type MemberOf<Security> = Security extends 'bearer' ? Member : Security extends 'optional' ? Member | null : null;

/** One request of an operation, authenticated and with a valid body. */
export interface Call<Id extends OperationId> {
  readonly world: World;
  readonly params: OperationTypes[Id]['params'];
  readonly body: OperationTypes[Id]['body'];
  /** The member of the token: present if the contract requires a token, null if it forbids one. */
  readonly member: MemberOf<Operations[Id]['security']>;
}

export type Reply<Id extends OperationId> = OperationTypes[Id]['response'] | Refusal<Refusals[Id]>;

export type Handlers<Ids extends OperationId> = {
  readonly [Id in Ids]: (call: Call<Id>) => Reply<Id> | Promise<Reply<Id>>;
};

type Tag = Operations[OperationId]['tag'];

/** A handler file answers exactly the operations of its tag. */
export type HandlersOf<Name extends Tag> = Handlers<
  { [Id in OperationId]: Operations[Id]['tag'] extends Name ? Id : never }[OperationId]
>;

/** The usual result of a command: its refusal if there is one, else `message`. */
export function acknowledge<Problem extends Refusal<string>>(
  problem: Problem | null,
  message = 'SUCCESS',
): Problem | Schemas['Ack'] {
  return problem ?? { message };
}
