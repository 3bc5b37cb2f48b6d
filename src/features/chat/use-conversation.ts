import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Participant } from './conversation.ts';
import { conversationOf } from './conversation-of.ts';
import type { ConversationView } from './conversation-view.ts';

/** The conversation with support; connected while the caller is mounted. */
export function useConversation(participant: Participant): ConversationView {
  const queries = useQueryClient();
  const conversation = useMemo(() => conversationOf(queries, participant), [queries, participant]);
  const state = useSyncExternalStore(conversation.subscribe, conversation.state);
  useEffect(() => conversation.connect(), [conversation]);
  return { ...state, ...conversation.actions };
}
