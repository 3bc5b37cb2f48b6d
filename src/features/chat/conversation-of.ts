import type { QueryClient } from '@tanstack/react-query';
import { createConversation, type Participant } from './conversation.ts';

type Conversation = ReturnType<typeof createConversation>;

/** Keyed by QueryClient, like other server state of the session: it survives navigation, but not the session. */
const bySession = new WeakMap<QueryClient, Map<string, Conversation>>();

/** The only conversation of a participant in this session. */
export function conversationOf(queries: QueryClient, participant: Participant): Conversation {
  const known = bySession.get(queries) ?? new Map<string, Conversation>();
  bySession.set(queries, known);
  const id = participant === 'guest' ? '' : participant._id;
  const conversation = known.get(id) ?? createConversation(participant);
  known.set(id, conversation);
  return conversation;
}
