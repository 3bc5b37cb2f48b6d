import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ConversationView } from './conversation-view.ts';
import { createConversation, type Participant } from './conversation.ts';

type Conversation = ReturnType<typeof createConversation>;

/** Keyed by QueryClient, like other server state of the session: it survives navigation, but not the session. */
const bySession = new WeakMap<QueryClient, Map<string, Conversation>>();

/** The only conversation of a participant in this session. */
function conversationOf(queries: QueryClient, participant: Participant): Conversation {
  const known = bySession.get(queries) ?? new Map<string, Conversation>();
  bySession.set(queries, known);
  const id = participant === 'guest' ? '' : participant._id;
  const conversation = known.get(id) ?? createConversation(participant);
  known.set(id, conversation);
  return conversation;
}

/** The conversation with support; connected while the caller is mounted. */
export function useConversation(participant: Participant): ConversationView {
  const queries = useQueryClient();
  const conversation = useMemo(() => conversationOf(queries, participant), [queries, participant]);
  const state = useSyncExternalStore(conversation.subscribe, conversation.state);
  useEffect(() => conversation.connect(), [conversation]);
  return { ...state, ...conversation.actions };
}
