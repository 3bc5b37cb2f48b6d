import type { ChatSockets } from './chat.ts';
import type { Service } from './service.ts';
import { fill, addMessage } from './state/conversations.ts';
import { memberByPhone } from './state/sessions.ts';
import type { ChatMessage } from './state/world.ts';

/** Chat functions for tests. A conversation is named by a member's phone or a guest's id. */
export function createChatControl(service: Service, sockets: ChatSockets) {
  const conversationOf = (to: string) => memberByPhone(service.world, to)?.id ?? to;
  return {
    /** Sends a message as support. */
    pushMessage: (to: string, message: ChatMessage['message']) =>
      addMessage(service.world, conversationOf(to), { sender: 'support', message }),
    /** Sends any payload on the socket, unchecked and without storing it. */
    pushRaw: (to: string, payload: unknown) => sockets.publishRaw(conversationOf(to), payload),
    /** All stored messages, oldest first. */
    conversation: (to: string): readonly ChatMessage[] => service.world.conversations.get(conversationOf(to)) ?? [],
    /** Adds messages to the history without sending them on the socket. */
    fillConversation: (to: string, count: number) => fill(service.world, conversationOf(to), count),
    disturbSockets: sockets.disturb,
    dropSockets: sockets.drop,
    setSocketsDown: sockets.setDown,
    joins: sockets.joins,
    connections: sockets.connections,
  };
}

export type ChatControl = ReturnType<typeof createChatControl>;
