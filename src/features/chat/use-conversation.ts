import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Schemas } from '../../api/types.ts';
import { conversationOf } from './conversations.ts';
import type { ConversationView } from './conversation-view.ts';

/** Whose conversation it is: the member's, or that of this device's guest. */
export type Speaker = Schemas['Profile'] | 'guest';

/** The conversation with support while somebody looks at it; connected as long as the caller is mounted. */
export function useConversation(speaker: Speaker): ConversationView {
  const queries = useQueryClient();
  const conversation = useMemo(() => conversationOf(queries, speaker), [queries, speaker]);
  const state = useSyncExternalStore(conversation.subscribe, conversation.state);
  useEffect(() => conversation.connect(), [conversation]);
  return { ...state, ...conversation.actions };
}
