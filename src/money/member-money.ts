import type { QueryClient } from '@tanstack/react-query';
import type { CommandDetails } from '../api/wire/money/money-command.ts';
import { createMoneyOutcomes } from './money-outcomes.ts';
import { createReadingsBefore } from './readings-before.ts';
import { createSentCommands } from './sent-commands.ts';

/** The idempotency key of a command from before a reload, and what it was sent with. */
export interface RepeatableCommand {
  idempotencyKey: string;
  details: CommandDetails;
}

function createMemberMoney(queries: QueryClient) {
  return {
    queries,
    outcomes: createMoneyOutcomes(),
    commands: createSentCommands(),
    readings: createReadingsBefore(queries),
    /** By the key of the outcome. */
    repeatable: new Map<string, RepeatableCommand>(),
    /** The commands from before a reload were added. */
    isRestored: false,
  };
}

/** All that the app knows of one member's money commands, in one session. */
export type MemberMoney = ReturnType<typeof createMemberMoney>;

const members = new WeakMap<QueryClient, MemberMoney>();

/** The member of a query cache, which lives as long as the session. */
export function memberMoneyOf(queries: QueryClient): MemberMoney {
  const member = members.get(queries) ?? createMemberMoney(queries);
  members.set(queries, member);
  return member;
}
