import type { ChatSockets, Join } from './chat.ts';
import type { Service } from './service.ts';
import type { SocketFault } from './socket-faults.ts';
import { fill, addMessage } from './state/conversations.ts';
import { memberByPhone } from './state/sessions.ts';
import type { ChatMessage } from './state/world.ts';

/** Chat functions for tests. A conversation is named by a member's phone or a guest's id. */
export interface ChatControl {
  /** Sends a message as support. */
  pushMessage(to: string, message: ChatMessage['message']): ChatMessage;
  /** Sends any payload on the socket, unchecked and without storing it. */
  pushRaw(to: string, payload: unknown): void;
  /** All stored messages, oldest first. */
  conversation(to: string): readonly ChatMessage[];
  /** Adds this many messages to the history without sending them on the socket. */
  fillConversation(to: string, count: number): void;
  /** Applies a fault to the next socket messages. */
  disturbSockets(fault: SocketFault): void;
  dropSockets(): void;
  /** While down, connections are closed and refused. */
  setSocketsDown(isDown: boolean): void;
  /** All joins since the start or the last reset. */
  joins(): readonly Join[];
  /** Number of open connections. */
  connections(): number;
}

/** The chat part of the control functions. */
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
