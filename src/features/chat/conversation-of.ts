import type { QueryClient } from '@tanstack/react-query';
import { createConversation, type Participant } from './conversation.ts';

type Conversation = ReturnType<typeof createConversation>;

/** With the session's other server state: who comes back to the page finds what was there, who signs in next does not. */
const bySession = new WeakMap<QueryClient, Map<string, Conversation>>();

/** The one conversation of a participant in this session. */
export function conversationOf(queries: QueryClient, participant: Participant): Conversation {
  const known = bySession.get(queries) ?? new Map<string, Conversation>();
  bySession.set(queries, known);
  const id = participant === 'guest' ? '' : participant._id;
  const conversation = known.get(id) ?? createConversation(participant);
  known.set(id, conversation);
  return conversation;
}
