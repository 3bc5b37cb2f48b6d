import type { ChatSockets, Join } from './chat.ts';
import type { Service } from './service.ts';
import type { SocketFault } from './socket-faults.ts';
import { fill, addMessage } from './state/conversations.ts';
import { memberByPhone } from './state/sessions.ts';
import type { ChatMessage } from './state/world.ts';

/** What tests do to the chat from outside the contract. A conversation is named by a member's phone or a guest's id. */
export interface ChatControl {
  /** Support says something. */
  pushMessage(to: string, message: ChatMessage['message']): ChatMessage;
  /** Sends anything on the socket, unchecked and not kept in the history. */
  pushRaw(to: string, payload: unknown): void;
  /** The conversation as the service has it, oldest message first. */
  conversation(to: string): readonly ChatMessage[];
  /** Lets a conversation have this many more messages, which no socket hears of. */
  fillConversation(to: string, count: number): void;
  /** What the next messages meet on the socket; see SocketFault. */
  disturbSockets(fault: SocketFault): void;
  dropSockets(): void;
  /** While down, there are no connections and none is accepted. */
  setSocketsDown(isDown: boolean): void;
  /** Every join since the start or a reset. */
  joins(): readonly Join[];
  /** How many connections are open now. */
  connections(): number;
}

/** The part of the control functions that is about the chat. */
export function createChatControl(service: Service, sockets: ChatSockets): ChatControl {
  const conversationOf = (to: string) => memberByPhone(service.world, to)?.id ?? to;
  return {
    pushMessage: (to, message) => addMessage(service.world, conversationOf(to), { sender: 'support', message }),
    pushRaw: (to, payload) => sockets.publishRaw(conversationOf(to), payload),
    conversation: (to) => service.world.conversations.get(conversationOf(to)) ?? [],
    fillConversation: (to, count) => fill(service.world, conversationOf(to), count),
    disturbSockets: (fault) => sockets.disturb(fault),
    dropSockets: () => sockets.drop(),
    setSocketsDown: (isDown) => sockets.setDown(isDown),
    joins: () => sockets.joins(),
    connections: () => sockets.connections(),
  };
}
